import type { BoxProps } from './Box.tsx';

export const boxFixtures = {
  padded: { p: 4, bg: 'surface', borderRadius: 'md', children: 'Geschäftsstelle' },
  element: { as: 'section', 'aria-label': 'Anschrift', children: 'Lindenallee 12, Musterstadt' },
  responsive: { p: [3, 5, 6], bg: 'accentSoft', color: 'onAccentSoft', children: 'Termine' },
  bordered: { p: 4, border: 'hairline', width: ['100%', '50%'], children: 'Satzung' },
} satisfies Record<string, BoxProps>;
