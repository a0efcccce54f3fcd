import type { ProjectTheme } from '../components/theme/stylesheet.ts';

/**
 * The themes of the embedded projects, by the name that the toolbar shows. A test compares them with
 * the projects' folders.
 */
export const projects = {
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

export type ProjectName = keyof typeof projects;

/** What the toolbar says of a project: one of the embedded, in its own colours or in others. */
export interface ChosenProject {
  readonly project: ProjectName;
  /** As `#rrggbb`; empty for the project's own. */
  readonly brandColor: string;
  readonly baseColor: string;
}

/** The theme that a story stands in. Light or dark is the toolbar's, whatever the project says. */
export function chosenTheme({ project, brandColor, baseColor }: ChosenProject): ProjectTheme {
  const own = projects[project];
  return {
    ...own,
    colorMode: 'user',
    brandColor: brandColor || own.brandColor,
    baseColor: baseColor || own.baseColor,
  };
}
