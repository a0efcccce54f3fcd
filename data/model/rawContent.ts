import type { KindName } from '../kinds/index.ts';
import type { Problem } from '../problems/problems.ts';

/** All records of a project, unchecked. */
export type RawContent = Readonly<Record<KindName, readonly RawRecord[]>>;

/** One record, and the place where an editor finds it: a file, or a collection and id. */
export interface RawRecord {
  readonly origin: string;
  readonly value: unknown;
  /** Problems of the source in reading this record. The model reports them with its own. */
  readonly problems?: readonly Problem[];
}
