import { colorModes, type ColorMode } from '../contract/themeSettings.ts';
import { defaultLanguage, languages, type Language } from '../locales/languages.ts';
import { projects, type ProjectName } from './projects.ts';

/** Settings with which Chromatic and `npm run test:visual` take a picture of a story. */
export interface PictureMode {
  readonly project: ProjectName;
  readonly theme: ColorMode;
  readonly language: Language;
  /** The width of the window, by its name in the toolbar. */
  readonly viewport: 'w360' | 'w1280';
}

/** Settings that a story decides itself: the toolbar changes nothing. */
export type Pinned = Partial<PictureMode>;

/**
 * Any two values of different settings are together in one row. So six pictures show what 24 combinations would, except a
 * fault that needs three settings at once.
 */
const table: readonly PictureMode[] = [
  { project: 'association', theme: 'light', language: 'de', viewport: 'w1280' },
  { project: 'shop', theme: 'dark', language: 'de', viewport: 'w360' },
  { project: 'association', theme: 'dark', language: 'en', viewport: 'w360' },
  { project: 'shop', theme: 'light', language: 'en', viewport: 'w1280' },
  { project: 'association', theme: 'dark', language: 'fr', viewport: 'w1280' },
  { project: 'shop', theme: 'light', language: 'fr', viewport: 'w360' },
];

/** The table for stories in one language: four rows are enough for any two values. */
const tableInOneLanguage: readonly Omit<PictureMode, 'language'>[] = [
  { project: 'association', theme: 'light', viewport: 'w1280' },
  { project: 'association', theme: 'dark', viewport: 'w360' },
  { project: 'shop', theme: 'dark', viewport: 'w1280' },
  { project: 'shop', theme: 'light', viewport: 'w360' },
];

/** Returns the modes for a story by the names that reviewers read. None repeats another. */
export function modesFor(pinned: Pinned = {}): Readonly<Record<string, PictureMode>> {
  const { language } = pinned;
  const rows = language ? tableInOneLanguage.map((row) => ({ ...row, language })) : table;
  const modes = rows.map((row) => ({ ...row, ...pinned }));
  return Object.fromEntries(modes.map((mode) => [nameOf(mode), mode]));
}

/**
 * Returns the `chromatic` parameter of a story that decides some settings itself. Storybook merges it with that of its
 * component and of all stories, so every other mode is disabled, and these are enabled.
 */
export function picturesWith(pinned: Pinned) {
  const wanted = Object.entries(modesFor(pinned)).map(
    ([name, mode]) => [name, { ...mode, disable: false }] as const,
  );
  return { modes: { ...withoutModes, ...Object.fromEntries(wanted) } };
}

function nameOf({ project, theme, language, viewport }: PictureMode): string {
  return `${project} ${theme} ${language} ${viewport.slice(1)}`;
}

const withoutModes = Object.fromEntries(
  (Object.keys(projects) as ProjectName[])
    .flatMap((project) => colorModes.map((theme) => ({ project, theme })))
    .flatMap((mode) => languages.map((language) => ({ ...mode, language })))
    .flatMap((mode) => (['w360', 'w1280'] as const).map((viewport) => ({ ...mode, viewport })))
    .map((mode) => [nameOf(mode), { disable: true }] as const),
);

/** Texts of foundations are English, and their tables show all languages: the toolbar's does not matter. */
export const picturesInOneLanguage = picturesWith({ language: defaultLanguage });
