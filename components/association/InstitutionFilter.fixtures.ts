import type { OtherWords } from '../island/otherWords.fixtures.ts';
import type { InstitutionFilterProps } from './InstitutionFilter.island.tsx';

export const institutionFilterFixtures = {
  german: {
    list: 'institutions',
    total: 14,
    states: [
      { id: 'musterland', name: 'Musterland' },
      { id: 'nachbarland', name: 'Nachbarland' },
    ],
  },
} satisfies Record<string, InstitutionFilterProps>;

/** On a French page, labels that are not translated yet. */
export const partlyTranslatedFilter: OtherWords = {
  'institutions.reset': { text: 'Auswahl zurücksetzen', lang: 'de' },
  'institutions.all': { text: 'Alle {{total}} Ausbildungsstätten werden gezeigt.', lang: 'de' },
};
