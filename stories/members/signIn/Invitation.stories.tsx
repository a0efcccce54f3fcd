import type { Meta, StoryObj } from '@storybook/react-vite';
import { passwordByLinkFixtures } from '../../../components/members/signIn/PasswordByLink.fixtures.ts';
import { Invitation } from '../../../components/members/signIn/Invitation.tsx';
import { narrow } from '../../primitives/grounds.tsx';

const meta = {
  component: Invitation,
} satisfies Meta<typeof Invitation>;
export default meta;

type Story = StoryObj<typeof meta>;

export const German: Story = { args: passwordByLinkFixtures.german };
export const English: Story = {
  args: passwordByLinkFixtures.english,
  parameters: { language: 'en' },
};
export const French: Story = {
  args: passwordByLinkFixtures.french,
  parameters: { language: 'fr' },
};
export const TooSimple: Story = { args: passwordByLinkFixtures.tooSimple };
export const Away: Story = { args: passwordByLinkFixtures.away };
export const Done: Story = { args: passwordByLinkFixtures.done };
export const Expired: Story = { args: passwordByLinkFixtures.expired };
export const Used: Story = { args: passwordByLinkFixtures.used };
export const Unknown: Story = { args: passwordByLinkFixtures.unknown };
export const Missing: Story = { args: passwordByLinkFixtures.missing };
export const InTheDark: Story = {
  args: passwordByLinkFixtures.german,
  parameters: { colorMode: 'dark' },
};
export const UsedInTheDark: Story = {
  args: passwordByLinkFixtures.used,
  parameters: { language: 'fr', colorMode: 'dark' },
};
export const InNarrowSpace: Story = {
  args: passwordByLinkFixtures.missing,
  decorators: [narrow],
};
