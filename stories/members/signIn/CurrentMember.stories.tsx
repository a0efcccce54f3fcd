import type { Meta, StoryObj } from '@storybook/react-vite';
import { currentMemberFixtures } from '../../../components/members/signIn/CurrentMember.fixtures.ts';
import { CurrentMember } from '../../../components/members/signIn/CurrentMember.tsx';
import { narrow } from '../../primitives/grounds.tsx';

const meta = {
  component: CurrentMember,
} satisfies Meta<typeof CurrentMember>;
export default meta;

type Story = StoryObj<typeof meta>;

export const German: Story = { args: currentMemberFixtures.german };
export const English: Story = {
  args: currentMemberFixtures.english,
  parameters: { language: 'en' },
};
export const French: Story = {
  args: currentMemberFixtures.french,
  parameters: { language: 'fr' },
};
export const WithoutName: Story = {
  args: currentMemberFixtures.withoutName,
  decorators: [narrow],
};
export const Checking: Story = { args: currentMemberFixtures.checking };
export const Late: Story = { args: currentMemberFixtures.late };
export const InTheDark: Story = {
  args: currentMemberFixtures.german,
  parameters: { colorMode: 'dark' },
};
