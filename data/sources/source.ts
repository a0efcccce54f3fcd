import type { RawContent } from '../model/rawContent.ts';

/**
 * A source of content. All sources return the same raw records. The model checks them; a source
 * reports only what it can't read.
 */
export interface ContentSource {
  /** Named in the build's summary, for example "the embedded association". */
  readonly name: string;
  read(): Promise<RawContent>;
  /** Stores content that was checked, for builds that can't read or publish what is there then. */
  keep?(content: RawContent): Promise<void>;
  /** The content that was stored last, if there is any. The files of its fields are then beside those of `read`. */
  last?(): Promise<RawContent | undefined>;
}
