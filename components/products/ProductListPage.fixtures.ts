import { productListFixtures } from './ProductList.fixtures.ts';
import type { ProductListPageProps } from './ProductListPage.tsx';

export const productListPageFixtures = {
  german: {
    title: 'Unsere Produkte',
    lead: 'Uhren, Schmuck und Dinge fürs Zuhause: von Leuten gemacht, die wir kennen.',
    list: productListFixtures.german,
  },
  english: {
    title: 'Our Products',
    lead: 'Watches, jewellery and things for the home, made by people whom we know.',
    list: productListFixtures.english,
  },
  french: {
    title: 'Nos produits',
    lead: 'Montres, bijoux et objets pour la maison, faits par des gens que nous connaissons.',
    list: productListFixtures.french,
  },
  category: {
    title: 'Uhren',
    trail: [{ label: 'Unsere Produkte', href: '/produkte' }, { label: 'Uhren' }],
    list: {
      ...productListFixtures.german,
      facets: { ...productListFixtures.german.facets, categories: [] },
      total: 20,
    },
  },
  oneProduct: { title: 'Fahrräder', list: productListFixtures.oneProduct },
  extremes: {
    title: 'Feinmechanikerwerkstättengemeinschaftserzeugnisse',
    list: productListFixtures.extremes,
  },
  empty: {
    title: 'Events',
    lead: 'Zurzeit ist nichts geplant.',
    list: productListFixtures.empty,
  },
  secondPart: { title: 'Unsere Produkte (Seite 2)', list: productListFixtures.secondPart },
} satisfies Record<string, ProductListPageProps>;
