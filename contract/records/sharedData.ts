import type { MembersBackend } from '../members/backend.ts';
import type { ConsentEntry } from './consentEntry.ts';

/** What several pages have in common, fetched once. */
export interface SharedData<Data> {
  readonly data: Data;
}

interface StylesData {
  /** The rules of what comes into a page that has its own already. */
  readonly css: string;
}

/** The banner that asks for consent: only visitors who have not answered yet need it. */
export interface BannerData extends StylesData {
  readonly html: string;
  /** What visitors are asked about, as it is kept with their answers. */
  readonly consents: readonly ConsentEntry[];
}

/** What members' browsers put in place of the last entry of the primary menu. No page holds it. */
export interface MembersMenusData extends StylesData {
  readonly html: string;
  readonly backend: MembersBackend;
  /** Where a log-out leads. */
  readonly home: string;
}
