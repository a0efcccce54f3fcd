import type { BreadcrumbsProps } from './Breadcrumbs.tsx';

export const breadcrumbsFixtures = {
  german: {
    trail: [
      { label: 'Startseite', href: '/' },
      { label: 'Aktuelles', href: '/aktuelles' },
      { label: 'Jahrestagung in Musterstadt' },
    ],
  },
  /** The section has no page of its own. */
  section: {
    trail: [{ label: 'Startseite', href: '/' }, { label: 'Service' }, { label: 'Satzung' }],
  },
  compound: {
    trail: [
      { label: 'Startseite', href: '/' },
      { label: 'Arzneimittelkommissionsgeschäftsstelle', href: '/geschaeftsstelle' },
      { label: 'Berufshaftpflichtversicherungsnachweise und Fortbildungszertifizierungen' },
    ],
  },
  /** On a French page, below an untranslated section. */
  french: {
    trail: [
      { label: 'Accueil', href: '/fr/' },
      { label: { text: 'Wer wir sind', lang: 'de' } },
      { label: 'Bureau fédéral' },
    ],
  },
} satisfies Record<string, BreadcrumbsProps>;
