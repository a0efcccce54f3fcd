import { breadcrumbsFixtures } from '../navigation/Breadcrumbs.fixtures.ts';
import { notFoundPageFixtures } from '../notFound/NotFoundPage.fixtures.ts';
import type { LiveNewsPlace, LiveNewsViewProps } from './LiveNewsView.tsx';
import { newsItemPageFixtures } from './NewsItemPage.fixtures.ts';

const { withPicture, bare, compound, french } = newsItemPageFixtures;

export const liveNewsPlaces = {
  german: {
    sectionTitle: 'Aktuelles',
    trail: breadcrumbsFixtures.german.trail.slice(0, 2),
    related: newsItemPageFixtures.german.related,
    listHref: '/aktuelles',
    notFound: notFoundPageFixtures.german,
  },
  english: {
    sectionTitle: 'News',
    trail: [
      { label: 'Home', href: '/en/' },
      { label: 'News', href: '/en/news' },
    ],
    related: [],
    listHref: '/en/news',
    notFound: {
      title: 'Not found',
      lead: 'This page does not exist.',
      homeHref: '/en/',
    },
  },
  french: {
    sectionTitle: 'Actualités',
    trail: breadcrumbsFixtures.french.trail.slice(0, 2),
    related: french.related,
    listHref: '/fr/actualites',
    notFound: notFoundPageFixtures.french,
  },
} satisfies Record<string, LiveNewsPlace>;

const places = liveNewsPlaces;

export const liveNewsFixtures = {
  loading: { ...places.german, state: { kind: 'loading' } },
  loadingEnglish: { ...places.english, state: { kind: 'loading' } },
  loadingFrench: { ...places.french, state: { kind: 'loading' } },
  found: { ...places.german, state: { kind: 'found', item: itemOf(withPicture) } },
  bareEnglish: {
    ...places.english,
    state: { kind: 'found', item: { ...itemOf(bare), title: 'In short' } },
  },
  compound: { ...places.german, state: { kind: 'found', item: itemOf(compound) } },
  foundFrench: { ...places.french, state: { kind: 'found', item: itemOf(french) } },
  notFound: { ...places.german, state: { kind: 'notFound' } },
  notFoundEnglish: { ...places.english, state: { kind: 'notFound' } },
  notFoundFrench: { ...places.french, state: { kind: 'notFound' } },
  unreachable: { ...places.german, state: { kind: 'unreachable' } },
  unreachableEnglish: { ...places.english, state: { kind: 'unreachable' } },
  unreachableFrench: { ...places.french, state: { kind: 'unreachable' } },
  retrying: { ...places.german, state: { kind: 'unreachable', retrying: true } },
} satisfies Record<string, LiveNewsViewProps>;

/** Returns the item of a built page, without the page's own props. */
function itemOf<Item extends object>(page: Item) {
  const place = ['trail', 'related', 'listHref'];
  return Object.fromEntries(Object.entries(page).filter(([name]) => !place.includes(name))) as Omit<
    Item,
    'trail' | 'related' | 'listHref'
  >;
}
