/** What a project consists of; sources name their records by these. */
export type EntityName =
  | 'project'
  | 'theme'
  | 'company'
  | 'legal'
  | 'menus'
  | 'widgets'
  | 'openingPeriods'
  | 'socialEntries'
  | 'pages'
  | 'news'
  | 'products'
  | 'people'
  | 'institutions'
  | 'fees'
  | 'downloads'
  | 'organisations'
  | 'consents'
  | 'callToAction'
  | 'redirects';

/** All records of a project, unchecked. */
export type RawContent = Readonly<Record<EntityName, readonly RawRecord[]>>;

/** One record, and where an editor finds it: a file, or a collection and id. */
export interface RawRecord {
  readonly origin: string;
  readonly value: unknown;
}
