import type { CategoryTilesProps } from './CategoryTiles.tsx';
import { galleryPictureFixtures } from './galleryPicture.fixtures.ts';

const { upright, wide, square } = galleryPictureFixtures;
const picture = ({ src, width, height }: typeof wide) => ({ src, width, height, sources: [] });

const watches = { title: 'Uhren', href: '/uhren', count: 12, picture: picture(wide) };

export const categoryTilesFixtures = {
  german: {
    categories: [
      watches,
      { title: 'Schmuck', href: '/schmuck', count: 1, picture: picture(square) },
      { title: 'Verlobungsringe', href: '/verlobungsringe', count: 7, picture: picture(upright) },
      { title: 'Digitales Schaufenster', href: '/digitales-schaufenster', count: 0 },
      { title: 'Florale Werkstatt', href: '/florale-werkstatt', count: 10_000 },
    ],
  },
  single: { categories: [watches] },
  english: {
    categories: [
      { ...watches, title: 'Watches', href: '/en/watches' },
      { ...watches, title: 'Jewelry', href: '/en/jewelry', count: 1 },
    ],
  },
  french: {
    categories: [
      { ...watches, title: 'Montres', href: '/fr/montres' },
      // Its page is in German.
      {
        ...watches,
        title: { text: 'Fahrräder', lang: 'de' },
        href: '/fahrraeder',
        hrefLang: 'de',
        count: 1,
      },
    ],
  },
} satisfies Record<string, CategoryTilesProps>;
