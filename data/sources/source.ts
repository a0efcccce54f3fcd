import type { RawContent } from '../model/rawContent.ts';

/**
 * Where content comes from. Every source gives the same raw records; what they must look like is
 * the model's business, so a source checks nothing but that it could read.
 */
export interface ContentSource {
  /** Named in the build's summary, for example "the embedded association". */
  readonly name: string;
  read(): Promise<RawContent>;
  /** Keeps what was read and proved right, for a time when it can't be read. */
  keep?(content: RawContent): Promise<void>;
}
