import type { Meta, StoryObj } from '@storybook/react-vite';
import { passwordRequestFixtures } from '../../../components/members/signIn/PasswordRequest.fixtures.ts';
import { PasswordRequest } from '../../../components/members/signIn/PasswordRequest.tsx';
import { narrow } from '../../primitives/grounds.tsx';

const meta = {
  component: PasswordRequest,
} satisfies Meta<typeof PasswordRequest>;
export default meta;

type Story = StoryObj<typeof meta>;

export const German: Story = { args: passwordRequestFixtures.german };
export const English: Story = {
  args: passwordRequestFixtures.english,
  parameters: { language: 'en' },
};
export const French: Story = {
  args: passwordRequestFixtures.french,
  parameters: { language: 'fr' },
};
export const Invalid: Story = { args: passwordRequestFixtures.invalid };
export const Sending: Story = { args: passwordRequestFixtures.sending };
export const Limited: Story = { args: passwordRequestFixtures.limited };
export const Away: Story = { args: passwordRequestFixtures.away };
export const Sent: Story = { args: passwordRequestFixtures.sent };
export const SentInTheDark: Story = {
  args: { ...passwordRequestFixtures.french, state: { is: 'sent' } },
  parameters: { language: 'fr', colorMode: 'dark' },
};
export const InNarrowSpace: Story = {
  args: passwordRequestFixtures.sent,
  decorators: [narrow],
};
