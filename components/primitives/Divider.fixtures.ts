import type { DividerProps } from './Divider.tsx';

export const dividerFixtures = {
  separator: {},
  decorative: { decorative: true },
  spaced: { my: 5 },
} satisfies Record<string, DividerProps>;
