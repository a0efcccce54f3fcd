import type { PictureProps } from './Picture.tsx';

/** A data URL, so that stories need no server. */
const drawing = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360"><path fill="#dcebe4" d="M0 0h640v360H0z"/><circle cx="470" cy="120" r="52" fill="#f2d9a6"/><path fill="#7fb0a1" d="M0 250c120-90 240-90 360-20s200 40 280-10v140H0z"/><path fill="#17665a" d="M0 310c160-60 320-40 640-10v60H0z"/></svg>',
)}`;

const image = { src: drawing, width: 640, height: 360 };

export const pictureFixtures = {
  informative: { ...image, alt: 'Hügellandschaft bei Sonnenaufgang' },
  decorative: { ...image, alt: '' },
  priority: { ...image, alt: 'Hügellandschaft bei Sonnenaufgang', priority: true },
  sources: {
    ...image,
    alt: 'Hügellandschaft bei Sonnenaufgang',
    sources: [{ type: 'image/svg+xml', srcSet: `${drawing} 640w` }],
    sizes: '(min-width: 48em) 50vw, 100vw',
  },
  cover: { ...image, alt: '', fit: 'cover' },
} satisfies Record<string, PictureProps>;
