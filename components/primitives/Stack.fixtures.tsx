import { Surface } from './Surface.tsx';
import type { StackProps } from './Stack.tsx';

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

export const stackFixtures = {
  column: { children: tiles },
  row: { direction: 'row', gap: 3, align: 'center', wrap: true, children: tiles },
  responsive: { direction: ['column', 'column', 'row'], gap: [2, 3, 5], children: tiles },
  apart: { direction: 'row', justify: 'space-between', wrap: true, children: tiles.slice(0, 2) },
  list: { as: 'ul', gap: 2, children: items },
} satisfies Record<string, StackProps>;
