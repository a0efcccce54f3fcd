import type { Meta, StoryObj } from '@storybook/react-vite';
import { MembersSignIn } from '../../../components/members/signIn/MembersSignIn.island.tsx';
import { sampleBackend } from './silentSession.ts';

const meta = { component: MembersSignIn } satisfies Meta<typeof MembersSignIn>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading = { args: { backend: sampleBackend } } satisfies Story;
