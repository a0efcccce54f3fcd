import type { BrandsPageProps } from './BrandsPage.tsx';
import { manufacturerIntroFixtures } from './ManufacturerIntro.fixtures.ts';

const { name, href, logo } = manufacturerIntroFixtures.german;

const nordlicht = {
  name,
  description: 'Baut in Musterhafen seit 1968 Uhren, die man reparieren kann.',
  href,
  productsHref: '/marken/nordlicht',
  logo,
};

const morgentau = {
  name: 'Atelier Morgentau',
  description: 'Schmuck nach Zeichnung, aus Gold, das schon einmal Schmuck war.',
  productsHref: '/marken/morgentau',
};

const german = {
  title: 'Unsere Marken',
  lead: 'Wir führen, was wir selbst gern tragen, und kennen die Menschen, die es machen.',
  trail: [{ label: 'Startseite', href: '/' }, { label: 'Unsere Marken' }],
  brands: [nordlicht, morgentau],
} satisfies BrandsPageProps;

export const brandsPageFixtures = {
  german,
  compound: {
    ...german,
    brands: [
      {
        ...nordlicht,
        name: 'Feinmechanikerwerkstättengemeinschaft Musterhafen-Beispielhausen',
        description: 'Gewährleistungsverlängerungsurkundenausstellungsberechtigt seit 1968.',
      },
    ],
  },
  english: {
    title: 'Our brands',
    brands: [
      {
        ...nordlicht,
        description: 'Builds watches that can be repaired.',
        productsHref: '/en/brands/nordlicht',
      },
    ],
  },
  french: {
    title: 'Nos marques',
    brands: [
      {
        ...nordlicht,
        // Not translated yet.
        description: { text: nordlicht.description, lang: 'de' },
        productsHref: '/fr/marques/nordlicht',
      },
    ],
  },
} satisfies Record<string, BrandsPageProps>;
