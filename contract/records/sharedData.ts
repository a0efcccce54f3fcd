import type { MembersBackend } from '../members/backend.ts';
import type { ConsentEntry } from './consentEntry.ts';

/** Data that several pages share. It is fetched once. */
export interface SharedData<Data> {
  readonly data: Data;
}

interface StylesData {
  /** The rules of HTML that is inserted into a page with rules of its own. */
  readonly css: string;
}

/** The consent banner. Only visitors without an answer load it. */
export interface BannerData extends StylesData {
  readonly html: string;
  /** The functions that visitors are asked about, in the form in which answers are stored. */
  readonly consents: readonly ConsentEntry[];
}

/** The menus that replace the last entry of the primary menu for members. No page contains them. */
export interface MembersMenusData extends StylesData {
  readonly html: string;
  readonly backend: MembersBackend;
  /** The page after a log-out. */
  readonly home: string;
}
