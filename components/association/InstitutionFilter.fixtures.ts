import type { InstitutionFilterProps } from './InstitutionFilter.island.tsx';

const german = {
  list: 'institutions',
  total: 14,
  facets: [
    {
      name: 'state',
      label: 'Land',
      options: [
        { value: '', label: 'Alle Länder' },
        { value: 'musterland', label: 'Musterland' },
        { value: 'nachbarland', label: 'Nachbarland' },
      ],
    },
    {
      name: 'kind',
      label: 'Angebot',
      options: [
        { value: '', label: 'Alle Angebote' },
        { value: 'initial', label: 'Ausbildung' },
        { value: 'specialist', label: 'Weiterbildung' },
      ],
    },
  ],
  labels: {
    name: 'Ausbildungsstätten filtern',
    all: 'Alle {{total}} Ausbildungsstätten werden gezeigt.',
    some: '{{count}} von {{total}} Ausbildungsstätten',
    none: 'Keine Ausbildungsstätte passt zu dieser Auswahl. Bitte lassen Sie ein Merkmal weg, oder setzen Sie die Auswahl zurück.',
    apply: 'Anzeigen',
    reset: 'Auswahl zurücksetzen',
  },
} satisfies InstitutionFilterProps;

export const institutionFilterFixtures = {
  german,
  partlyTranslated: {
    ...german,
    labels: {
      ...german.labels,
      name: 'Filtrer les établissements',
      all: 'Les {{total}} établissements sont affichés.',
      reset: { text: german.labels.reset, lang: 'de' },
    },
  },
} satisfies Record<string, InstitutionFilterProps>;
