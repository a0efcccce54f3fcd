import { picturesWith } from '../.storybook/pictureModes.ts';
import type { ProjectName } from '../.storybook/projects.ts';
import type { Language } from '../locales/languages.ts';

/** Returns parameters of a story that exists in only one language. */
export function inLanguage(language: Language) {
  return { language, chromatic: picturesWith({ language }) };
}

/** Returns settings of a story about one project. */
export function inProject(project: ProjectName) {
  return { globals: { project }, parameters: { chromatic: picturesWith({ project }) } };
}
