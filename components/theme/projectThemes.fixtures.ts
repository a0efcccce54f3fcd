import type { ProjectTheme } from './stylesheet.ts';

/** The themes of the embedded projects. A test compares them with the projects' folders. */
export const projectThemeFixtures = {
  association: {
    brandColor: '#17665a',
    baseColor: '#faf7f2',
    colorMode: 'user',
    typefaces: 'humane',
    corners: 'soft',
    density: 'regular',
  },
  shop: {
    brandColor: '#86203f',
    baseColor: '#f3f5f8',
    colorMode: 'base',
    typefaces: 'salon',
    corners: 'sharp',
    density: 'airy',
  },
} as const satisfies Record<string, ProjectTheme>;
