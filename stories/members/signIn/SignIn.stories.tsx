import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  signInFixtures,
  signInStates,
} from '../../../components/members/signIn/SignIn.fixtures.ts';
import { SignIn } from '../../../components/members/signIn/SignIn.tsx';
import { narrow } from '../../primitives/grounds.tsx';

const meta = {
  component: SignIn,
} satisfies Meta<typeof SignIn>;
export default meta;

type Story = StoryObj<typeof meta>;

export const German: Story = { args: signInFixtures.german };
export const English: Story = {
  args: signInFixtures.english,
  parameters: { language: 'en' },
};
export const French: Story = {
  args: signInFixtures.french,
  parameters: { language: 'fr' },
};
export const OfficeByMail: Story = { args: signInFixtures.officeByMail };
export const Expired: Story = { args: signInStates.expired };
export const Missing: Story = { args: signInStates.missing };
export const Sending: Story = { args: signInStates.sending };
export const Wrong: Story = { args: signInStates.wrong };
export const WrongInFrench: Story = {
  args: { ...signInFixtures.french, state: { step: 'password', is: 'wrong' } },
  parameters: { language: 'fr' },
};
export const Limited: Story = { args: signInStates.limited };
export const Away: Story = { args: signInStates.away };
export const Code: Story = { args: signInStates.code };
export const CodeWrong: Story = { args: signInStates.codeWrong };
export const InTheDark: Story = {
  args: signInFixtures.german,
  parameters: { colorMode: 'dark' },
};
export const WrongInTheDark: Story = {
  args: signInStates.wrong,
  parameters: { colorMode: 'dark' },
};
export const MissingInTheDark: Story = {
  args: signInStates.missing,
  parameters: { colorMode: 'dark' },
};
export const InNarrowSpace: Story = {
  args: signInStates.expired,
  decorators: [narrow],
};
