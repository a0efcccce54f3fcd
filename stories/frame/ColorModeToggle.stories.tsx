import type { Meta, StoryObj } from '@storybook/react-vite';
import { ColorModeToggle } from '../../components/frame/ColorModeToggle.tsx';

const meta = { component: ColorModeToggle } satisfies Meta<typeof ColorModeToggle>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Toggle = {} satisfies Story;
