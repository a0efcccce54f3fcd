import type { GalleryProps } from './Gallery.island.tsx';
import { galleryPictureFixtures } from './galleryPicture.fixtures.ts';

const { upright, wide, square } = galleryPictureFixtures;

export const galleryFixtures = {
  german: { title: 'Morgenstunde 38', pictures: [upright, wide, square] },
  twelve: {
    title: 'Morgenstunde 38',
    pictures: Array.from({ length: 4 }, () => [upright, wide, square]).flat(),
  },
  english: {
    title: 'Morgenstunde 38',
    pictures: [
      {
        ...upright,
        alt: 'Wristwatch with a pale dial and a blue strap',
        caption: 'The strap is leather and can be changed without a tool.',
      },
      { ...wide, alt: 'The dial from close up' },
    ],
  },
  french: {
    title: 'Montre Morgenstunde 38',
    pictures: [
      { ...wide, alt: 'Le cadran de près' },
      // The caption is not translated yet.
      {
        ...square,
        alt: 'L’écrin en noyer, fermé',
        caption: { text: square.caption, lang: 'de' },
      },
    ],
  },
} satisfies Record<string, GalleryProps>;
