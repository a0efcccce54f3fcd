import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeletionRequest } from '../../../components/members/area/DeletionRequest.tsx';

const meta = {
  component: DeletionRequest,
  args: { onSend: () => Promise.resolve() },
} satisfies Meta<typeof DeletionRequest>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed = {} satisfies Story;
export const Open = { args: { open: true } } satisfies Story;
export const Sending = { args: { open: true, state: 'sending' } } satisfies Story;
export const Sent = { args: { open: true, state: 'sent' } } satisfies Story;
export const Unreachable = { args: { open: true, state: 'away' } } satisfies Story;
