import { productsPerPage } from '../../contract/catalogue/address.ts';
import type { SampleLanguage } from '../i18n/sampleLanguages.fixtures.ts';
import type { ProductListProps } from './ProductList.tsx';
import { productCardFixtures } from './ProductCard.fixtures.ts';
import { sampleCatalogue, sampleHash } from './sampleCatalogue.fixtures.ts';

function listIn(language: SampleLanguage, path: string): ProductListProps {
  const { cards, facets } = sampleCatalogue(language);
  return {
    cards: cards.slice(0, productsPerPage),
    total: cards.length,
    facets,
    catalogue: sampleHash,
    nextHref: `${path}/2`,
    pagination: { current: 1, hrefs: [path, `${path}/2`, `${path}/3`] },
  };
}

const german = listIn('de', '/produkte');
const { watch, longName, absurdPrice, withoutPicture } = productCardFixtures;

export const productListFixtures = {
  german,
  english: listIn('en', '/en/products'),
  french: listIn('fr', '/fr/produits'),
  /** A later page: products and pagination. */
  secondPart: { ...german, catalogue: undefined, pagination: { ...german.pagination, current: 2 } },
  oneProduct: {
    ...german,
    cards: [watch],
    total: 1,
    nextHref: undefined,
    pagination: { current: 1, hrefs: ['/produkte'] },
  },
  extremes: {
    ...german,
    cards: [longName, absurdPrice, withoutPicture],
    total: 3,
    nextHref: undefined,
    pagination: { current: 1, hrefs: ['/produkte'] },
  },
  empty: {
    cards: [],
    total: 0,
    facets: { categories: [], manufacturers: [], attributes: [] },
    pagination: { current: 1, hrefs: ['/events'] },
  },
} satisfies Record<string, ProductListProps>;
