import type { Meta, StoryObj } from '@storybook/react-vite';
import { logOut, withMember } from './member.ts';
import { away, never } from './sampleWebsite.ts';
import { screen, wholeScreen } from './screen.tsx';

const meta = { tags: ['!autodocs'], ...wholeScreen } satisfies Meta;
export default meta;

type Story = StoryObj;

export const LogIn = { beforeEach: logOut, render: screen('logIn') } satisfies Story;
/** A visitor who opens a page of the members' area without a login. */
export const AskedToLogIn = { beforeEach: logOut, render: screen('members') } satisfies Story;
export const Home = { beforeEach: () => withMember(), render: screen('members') } satisfies Story;
export const Page = {
  beforeEach: () => withMember(),
  render: screen('memberPage'),
} satisfies Story;
export const Waiting = {
  beforeEach: () => withMember({ '*': never }),
  render: screen('members'),
} satisfies Story;
export const Unreachable = {
  beforeEach: () => withMember({ '*': away }),
  render: screen('members'),
} satisfies Story;
export const NotFound = {
  beforeEach: () => withMember(),
  render: screen('membersItem'),
} satisfies Story;
export const PasswordReset = {
  beforeEach: logOut,
  render: screen('passwordReset'),
} satisfies Story;
export const Invitation = { beforeEach: logOut, render: screen('invitation') } satisfies Story;
