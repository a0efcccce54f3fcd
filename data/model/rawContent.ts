import type { KindName } from '../kinds/index.ts';

/** All records of a project, unchecked. */
export type RawContent = Readonly<Record<KindName, readonly RawRecord[]>>;

/** One record, and the place where an editor finds it: a file, or a collection and id. */
export interface RawRecord {
  readonly origin: string;
  readonly value: unknown;
}
