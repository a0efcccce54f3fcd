import type { ConsentEntry } from './consentEntry.ts';

/** What several pages have in common, fetched once. */
export interface SharedData<Data> {
  readonly data: Data;
}

export interface StylesData {
  /** The rules of main regions that are alike. */
  readonly css: string;
}

/** The banner that asks for consent: only visitors who have not answered yet need it. */
export interface BannerData extends StylesData {
  readonly html: string;
  /** What visitors are asked about, as it is kept with their answers. */
  readonly consents: readonly ConsentEntry[];
}
