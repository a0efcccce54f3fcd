import type { ReactElement, ReactNode } from 'react';
import type { ConsentEntry } from '../../contract/records.ts';
import type { Language } from '../../locales/languages.ts';
import type { ProjectName } from '../projects.ts';
import type { ScreenName } from './pages.ts';

/** The parts of a page that a visitor sees. */
export interface Screen {
  /** Without the language switch, so that pages share it. */
  readonly header: ReactElement<{ languageSwitch: ReactNode }>;
  readonly languageSwitch: ReactElement;
  readonly main: ReactElement;
  readonly footer: ReactElement;
  readonly banner: ReactElement;
  /** The consents that the banner asks for. */
  readonly consents: readonly ConsentEntry[];
  /** The address of the page. */
  readonly path: string;
}

/** A page in the languages in which it exists. */
export type ScreenByLanguage = Readonly<Partial<Record<Language, Screen>>>;

export type Screens = Readonly<
  Record<ScreenName, Readonly<Partial<Record<ProjectName, ScreenByLanguage>>>>
>;

/** Files that pages fetch, by their names without `.json`. */
export type SharedFiles = Readonly<Record<string, unknown>>;
