import { newsTeaserFixtures } from '../news/NewsTeaser.fixtures.ts';
import type { LatestNewsProps } from './LatestNews.tsx';

const { conference, contract, withoutLead, compound, french, frenchUntranslated } =
  newsTeaserFixtures;

export const latestNewsFixtures = {
  german: { items: [conference, contract, withoutLead], listHref: '/aktuelles' },
  single: { items: [withoutLead], listHref: '/aktuelles' },
  compound: { items: [compound, conference], listHref: '/aktuelles' },
  french: { items: [french, frenchUntranslated], listHref: '/fr/actualites' },
} satisfies Record<string, LatestNewsProps>;
