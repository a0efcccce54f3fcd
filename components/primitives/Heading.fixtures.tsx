import type { HeadingProps } from './Heading.tsx';

export const headingFixtures = {
  level1: { level: 1, children: 'Heilberufe haben eine Stimme' },
  level2: { level: 2, children: 'Aus- und Fortbildung' },
  level3: { level: 3, children: 'Anerkannte Ausbildungsstätten' },
  level4: { level: 4, children: 'Zulassung zur Prüfung' },
  level5: { level: 5, children: 'Fristen und Unterlagen' },
  level6: { level: 6, children: 'Anlagen' },
  decoupled: {
    level: 2,
    size: 'lg',
    id: 'termine',
    children: 'Zweiter Rang, gesetzt wie der vierte',
  },
  compound: {
    level: 1,
    children: 'Berufshaftpflichtversicherungsbescheinigung für Heilpraktikeranwärterinnen',
  },
  french: { level: 1, lang: 'fr', children: 'L’exercice professionnel, en toute responsabilité' },
} satisfies Record<string, HeadingProps>;
