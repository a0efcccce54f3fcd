import { paginationFixtures } from '../navigation/Pagination.fixtures.ts';
import type { NewsListPageProps } from './NewsListPage.tsx';
import { newsTeaserFixtures } from './NewsTeaser.fixtures.ts';

const { conference, contract, withoutLead, compound, french, frenchUntranslated } =
  newsTeaserFixtures;
const archive = [
  { year: '2026', href: '/aktuelles' },
  { year: '2025', href: '/aktuelles' },
  { year: '2024', href: '/aktuelles/2' },
];

export const newsListPageFixtures = {
  german: {
    title: 'Aktuelles',
    lead: 'Was uns gerade beschäftigt, was sich ändert und wann wir uns sehen.',
    years: [
      { year: '2026', items: [conference, contract] },
      { year: '2025', items: [withoutLead] },
    ],
    archive,
    pagination: paginationFixtures.first,
  },
  oneYear: {
    title: 'Arbeitskreise',
    years: [{ year: '2026', items: [contract] }],
    archive: archive.slice(0, 1),
    pagination: { current: 1, hrefs: ['/vhm-arbeitskreise'] },
  },
  empty: {
    title: 'Aktuelles',
    years: [],
    archive: [],
    pagination: { current: 1, hrefs: ['/aktuelles'] },
  },
  compound: {
    title: 'Mitgliederverwaltungsangelegenheiten',
    years: [{ year: '2025', items: [compound] }],
    archive,
    pagination: paginationFixtures.many,
  },
  french: {
    title: 'Actualités',
    lead: 'La vie de l’association, les évolutions du droit professionnel et nos rendez-vous.',
    years: [
      { year: '2026', items: [french] },
      { year: '2025', items: [frenchUntranslated] },
    ],
    archive,
    pagination: paginationFixtures.middle,
  },
} satisfies Record<string, NewsListPageProps>;
