import type { Meta, StoryObj } from '@storybook/react-vite';
import { OwnData } from '../../../components/members/area/OwnData.tsx';

const meta = {
  component: OwnData,
  args: { onLoad: () => Promise.resolve(new Blob(['{}'], { type: 'application/json' })) },
} satisfies Meta<typeof OwnData>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Idle = {} satisfies Story;
export const Loading = { args: { state: 'sending' } } satisfies Story;
export const Loaded = { args: { state: 'sent' } } satisfies Story;
export const Unreachable = { args: { state: 'away' } } satisfies Story;
