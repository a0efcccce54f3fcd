import type { Meta, StoryObj } from '@storybook/react-vite';
import { membersSignInFixtures } from '../../../components/members/signIn/MembersSignIn.fixtures.ts';
import { MembersSignIn } from '../../../components/members/signIn/MembersSignIn.island.tsx';

const meta = {
  component: MembersSignIn,
} satisfies Meta<typeof MembersSignIn>;
export default meta;

type Story = StoryObj<typeof meta>;

export const German: Story = { args: membersSignInFixtures.german };
export const EnglishInTheDark: Story = {
  args: membersSignInFixtures.english,
  parameters: { language: 'en', colorMode: 'dark' },
};
export const French: Story = {
  args: membersSignInFixtures.french,
  parameters: { language: 'fr' },
};
