import { projectThemeFixtures } from '../components/theme/projectThemes.fixtures.ts';
import type { ProjectTheme } from '../components/theme/stylesheet.ts';

/** The themes of the embedded projects, by the name that the toolbar shows. */
export const projects: Readonly<Record<ProjectName, ProjectTheme>> = projectThemeFixtures;

export type ProjectName = keyof typeof projectThemeFixtures;

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
