import type { EntityName } from '../model/site.ts';

/**
 * Where content comes from. Every source gives the same raw records; what they must look like is
 * the model's business, so a source checks nothing but that it could read.
 */
export interface ContentSource {
  /** Named in the build's summary, for example "the embedded association". */
  readonly name: string;
  read(): Promise<RawContent>;
}

/** All records of a project, unchecked. */
export type RawContent = Readonly<Record<EntityName, readonly RawRecord[]>>;

/** One record, and where an editor finds it: a file, or a collection and id. */
export interface RawRecord {
  readonly origin: string;
  readonly value: unknown;
}
