import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack, type StackProps } from '../../components/primitives/Stack.tsx';
import { Surface } from '../../components/primitives/Surface.tsx';

const meta = { component: Stack } satisfies Meta<typeof Stack>;
export default meta;

type Story = StoryObj<StackProps>;

const parts = ['Landesleitung', 'Präsidium', 'Geschäftsstelle', 'Fortbildungsbeauftragte'];
const tiles = parts.map((part) => (
  <Surface key={part} p={3}>
    {part}
  </Surface>
));
const items = parts.map((part) => (
  <Surface as="li" key={part} p={3}>
    {part}
  </Surface>
));

export const Column = { args: { children: tiles } } satisfies Story;
export const Row = {
  args: { direction: 'row', gap: 3, align: 'center', wrap: true, children: tiles },
} satisfies Story;
export const Responsive = {
  args: { direction: ['column', 'column', 'row'], gap: [2, 3, 5], children: tiles },
} satisfies Story;
export const Apart = {
  args: { direction: 'row', justify: 'space-between', wrap: true, children: tiles.slice(0, 2) },
} satisfies Story;
export const List = { args: { as: 'ul', gap: 2, children: items } } satisfies Story;
