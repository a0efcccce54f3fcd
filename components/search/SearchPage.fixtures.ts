import type { FoundPage } from '../../contract/records/foundPage.ts';
import type { SearchPageProps } from './SearchPage.tsx';

const idle = {
  title: 'Suche',
  lead: 'Durchsuchen Sie alle Seiten und Meldungen unserer Website.',
  action: '/suche',
  sitemapHref: '/uebersicht',
  contactHref: '/kontakt',
} satisfies SearchPageProps;

const statutes: FoundPage = {
  title: 'Satzung',
  href: '/service/satzung',
  place: 'Service',
  excerpt: [
    { text: 'Die ' },
    { text: 'Satzung', found: true },
    { text: ' des Verbandes in der Fassung, die die Mitgliederversammlung beschlossen hat.' },
  ],
};

const meeting: FoundPage = {
  title: 'Mitgliederversammlung 2026: Beitrag bleibt, Satzung wird verständlicher',
  href: '/aktuelles/mitgliederversammlung-2026',
  place: 'Aktuelles · 12. Oktober 2026',
  excerpt: [
    { text: 'Die Versammlung hat die Änderung der ' },
    { text: 'Satzung', found: true },
    { text: ' mit großer Mehrheit angenommen.' },
  ],
};

const withoutPlace: FoundPage = {
  title: 'Impressum',
  href: '/impressum',
  excerpt: [{ text: 'Angaben nach § 5 des Digitale-Dienste-Gesetzes (DDG).' }],
};

const compound: FoundPage = {
  title: 'Berufshaftpflichtversicherungsnachweisbescheinigung',
  href: '/service/berufshaftpflicht',
  place: 'Arzneimittelkommissionsgeschäftsstelle › Mitgliederverwaltungsangelegenheiten',
  excerpt: [
    { text: 'Die Berufshaftpflicht' },
    { text: 'versicherung', found: true },
    { text: 'snachweisbescheinigung gilt fünf Jahre.' },
  ],
};

export const searchPageFixtures = {
  idle,
  found: {
    ...idle,
    query: 'satzung',
    outcome: { kind: 'found', count: 12, results: [statutes, meeting, withoutPlace] },
  },
  foundOne: {
    ...idle,
    query: 'satzung',
    outcome: { kind: 'found', count: 1, results: [statutes] },
  },
  none: { ...idle, query: 'satzugn', outcome: { kind: 'none' } },
  failed: { ...idle, query: 'satzung', outcome: { kind: 'failed' } },
  busy: { ...idle, query: 'satzung', outcome: { kind: 'busy' } },
  compound: {
    ...idle,
    query: 'Rechtsschutzversicherungsgesellschaftsangestelltenversicherung',
    outcome: { kind: 'found', count: 1, results: [compound] },
  },
  withoutSitemap: { ...idle, sitemapHref: undefined },
  english: {
    title: 'Search',
    lead: 'Search all English pages and news items on our website.',
    action: '/en/search',
    sitemapHref: '/en/sitemap',
    contactHref: '/en/contact',
    query: 'statuets',
    outcome: { kind: 'none' },
  },
  french: {
    title: 'Recherche',
    lead: 'Recherchez dans toutes les pages et actualités en français de notre site.',
    action: '/fr/recherche',
    sitemapHref: '/fr/plan-du-site',
    contactHref: '/fr/contact',
    query: 'statuts',
    outcome: {
      kind: 'found',
      count: 1,
      results: [
        {
          title: 'Statuts',
          href: '/fr/service/statuts',
          place: 'Services',
          excerpt: [{ text: 'Les ' }, { text: 'statuts', found: true }, { text: ' en vigueur.' }],
        },
      ],
    },
  },
} satisfies Record<string, SearchPageProps>;
