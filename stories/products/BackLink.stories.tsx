import type { Meta, StoryObj } from '@storybook/react-vite';
import { BackLink } from '../../components/products/BackLink.island.tsx';

const meta = { component: BackLink } satisfies Meta<typeof BackLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ToTheList = {
  args: { href: '/uhren', lists: ['/produkte', '/uhren', '/marken/nordlicht'] },
} satisfies Story;
