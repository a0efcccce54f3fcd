import type { Meta, StoryObj } from '@storybook/react-vite';
import { membersSignInFixture } from '../../../components/members/signIn/MembersSignIn.fixtures.ts';
import { MembersSignIn } from '../../../components/members/signIn/MembersSignIn.island.tsx';

const meta = {
  component: MembersSignIn,
} satisfies Meta<typeof MembersSignIn>;
export default meta;

type Story = StoryObj<typeof meta>;

export const German: Story = { args: membersSignInFixture };
export const EnglishInTheDark: Story = {
  args: membersSignInFixture,
  parameters: { language: 'en', colorMode: 'dark' },
};
export const French: Story = {
  args: membersSignInFixture,
  parameters: { language: 'fr' },
};
