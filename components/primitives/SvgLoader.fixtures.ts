import type { SvgLoaderProps } from './SvgLoader.island.tsx';

const leaf =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="96" height="96"><circle cx="32" cy="32" r="31" fill="none" stroke="currentColor" stroke-width="2"/><path d="M32 52C18 44 14 28 18 12c16 6 22 22 14 40Z" fill="currentColor"/></svg>';

/** A data URL, so that stories and tests need no server. */
const src = `data:image/svg+xml,${encodeURIComponent(leaf)}`;

export const svgLoaderFixtures = {
  decorative: { src },
  named: { src, label: 'Ein Blatt im Kreis' },
  namedInFrench: { src, label: 'Une feuille dans un cercle', children: 'Une feuille' },
  compound: {
    src,
    label: 'Arzneimittelkommissionsgeschäftsstellenwegweiser',
    children: 'Arzneimittelkommissionsgeschäftsstellenwegweiser',
  },
} satisfies Record<string, SvgLoaderProps>;
