import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConsentLink } from '../../components/consent/ConsentLink.tsx';

const meta = {
  component: ConsentLink,
  args: { names: ['functional', 'videos'], version: '3f9a1c02' },
} satisfies Meta<typeof ConsentLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Link = {} satisfies Story;
