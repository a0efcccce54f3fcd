import type { Meta, StoryObj } from '@storybook/react-vite';
import { OfflineReading } from '../../components/legal/OfflineReading.tsx';
import { narrow } from '../primitives/grounds.tsx';

const meta = { component: OfflineReading } satisfies Meta<typeof OfflineReading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Choice = {} satisfies Story;
export const InNarrowSpace = { decorators: [narrow] } satisfies Story;
