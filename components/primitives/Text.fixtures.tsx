import type { TextProps } from './Text.tsx';

const paragraph =
  'Der Verband vertritt die Angehörigen der Heilberufe gegenüber Politik, Behörden und Öffentlichkeit. Er berät seine Mitglieder in Fragen der Berufsausübung, bildet sie fort und vermittelt, wenn es Streit gibt.';

export const textFixtures = {
  running: { measure: true, children: paragraph },
  lead: { measure: true, size: 'lg', tone: 'muted', children: paragraph },
  small: { size: 'sm', tone: 'muted', children: 'Stand: 3. November 2026' },
  strong: { as: 'strong', weight: 'bold', children: 'Telefonische Rechtsberatung' },
  compound: {
    children: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  },
  french: {
    lang: 'fr',
    measure: true,
    children:
      'L’association représente les professions de santé auprès des pouvoirs publics ; elle conseille ses membres et organise leur formation continue.',
  },
} satisfies Record<string, TextProps>;
