import type { SampleLanguage } from '../i18n/sampleLanguages.fixtures.ts';
import type { ProductFilter } from './ProductFilter.island.tsx';
import { sampleCatalogue, sampleHash } from './sampleCatalogue.fixtures.ts';

function filterIn(language: SampleLanguage): Parameters<typeof ProductFilter>[0] {
  const { cards, facets } = sampleCatalogue(language);
  const bare = facets.categories.map(({ key, name, count }) => ({ key, name, count }));
  return {
    results: 'results',
    catalogue: sampleHash,
    total: cards.length,
    facets: { ...facets, categories: bare },
  };
}

const german = filterIn('de');

export const productFilterFixtures = {
  german,
  english: filterIn('en'),
  french: filterIn('fr'),
  withoutPrices: {
    ...german,
    facets: {
      categories: german.facets.categories,
      manufacturers: german.facets.manufacturers,
      attributes: [],
    },
  },
} satisfies Record<string, Parameters<typeof ProductFilter>[0]>;
