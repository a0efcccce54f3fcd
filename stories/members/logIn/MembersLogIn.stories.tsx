import type { Meta, StoryObj } from '@storybook/react-vite';
import { MembersLogIn } from '../../../components/members/logIn/MembersLogIn.island.tsx';
import { sampleBackend } from './silentSession.ts';

const meta = { component: MembersLogIn } satisfies Meta<typeof MembersLogIn>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading = { args: { backend: sampleBackend } } satisfies Story;
