import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchPage } from '../../components/search/SearchPage.tsx';
import { wholePage } from '../frame/wholePage.ts';
import type { FoundPage } from '../../contract/search.ts';

const meta = { component: SearchPage, parameters: wholePage } satisfies Meta<typeof SearchPage>;
export default meta;

type Story = StoryObj<typeof meta>;

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
const withoutLocation: FoundPage = {
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

export const BeforeAQuery = {
  args: {
    title: 'Suche',
    lead: 'Durchsuchen Sie alle Seiten und Meldungen unserer Website.',
    action: '/suche',
    sitemapHref: '/uebersicht',
    contactHref: '/kontakt',
  },
} satisfies Story;
export const Found = {
  args: {
    ...BeforeAQuery.args,
    query: 'satzung',
    outcome: {
      kind: 'found',
      count: 12,
      kinds: { page: 9, news: 3 },
      results: [statutes, meeting, withoutLocation],
    },
  },
} satisfies Story;
export const FoundOne = {
  args: {
    ...BeforeAQuery.args,
    query: 'satzung',
    outcome: { kind: 'found', count: 1, results: [statutes] },
  },
} satisfies Story;
export const NothingFound = {
  args: { ...BeforeAQuery.args, query: 'satzugn', outcome: { kind: 'none' } },
} satisfies Story;
export const Failed = {
  args: { ...BeforeAQuery.args, query: 'satzung', outcome: { kind: 'failed' } },
} satisfies Story;
export const Busy = {
  args: { ...BeforeAQuery.args, query: 'satzung', outcome: { kind: 'busy' } },
} satisfies Story;
export const LongWords = {
  args: {
    ...BeforeAQuery.args,
    query: 'Rechtsschutzversicherungsgesellschaftsangestelltenversicherung',
    outcome: { kind: 'found', count: 1, results: [compound] },
  },
} satisfies Story;
export const WithoutSitemap = {
  args: { ...BeforeAQuery.args, sitemapHref: undefined },
} satisfies Story;
