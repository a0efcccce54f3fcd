import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConsentButton } from '../../components/consent/ConsentButton.tsx';

const meta = { component: ConsentButton } satisfies Meta<typeof ConsentButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Button = {} satisfies Story;
