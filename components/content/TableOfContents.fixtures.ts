import type { TableOfContentsProps } from './TableOfContents.tsx';

const headings = [
  { id: 'grundsaetze', text: 'Grundsätze der Abrechnung' },
  { id: 'saetze', text: 'Sätze ab dem 1. Januar 2026' },
  { id: 'schiedsstelle', text: 'Wenn es Streit gibt' },
];

export const tableOfContentsFixtures = {
  german: { headings },
  folded: { headings, folded: true },
  compound: {
    headings: [
      { id: 'nachweis', text: 'Berufshaftpflichtversicherungsnachweis' },
      { id: 'geschaeftsstelle', text: 'Arzneimittelkommissionsgeschäftsstelle' },
      { id: 'zertifizierung', text: 'Fortbildungszertifizierungsbestimmungen der Heilberufe' },
    ],
  },
  french: {
    headings: [
      { id: 'principes', text: 'Principes de facturation' },
      { id: 'tarifs', text: 'Tarifs à partir du 1er janvier 2026' },
      { id: 'litiges', text: 'En cas de litige : l’organe de conciliation' },
    ],
  },
} satisfies Record<string, TableOfContentsProps>;
