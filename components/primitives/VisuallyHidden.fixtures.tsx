import type { VisuallyHiddenProps } from './VisuallyHidden.tsx';

export const visuallyHiddenFixtures = {
  hidden: { children: 'Nur für Vorleseprogramme' },
  heading: { as: 'h2', children: 'Fußzeile' },
  focusable: { focusable: true, children: <a href="#inhalt">Zum Inhalt springen</a> },
} satisfies Record<string, VisuallyHiddenProps>;
