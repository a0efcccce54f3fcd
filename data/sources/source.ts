import type { RawContent } from '../model/rawContent.ts';

/**
 * A source of content. All sources return the same raw records. The model checks them; a source
 * reports only what it can't read.
 */
export interface ContentSource {
  /** Named in the build's summary, for example "the embedded association". */
  readonly name: string;
  read(): Promise<RawContent>;
  /** Stores content that was checked, for later builds that can't read or publish the content of their time. */
  keep?(content: RawContent): Promise<void>;
  /**
   * Returns the content that was stored last, if there is any, and copies the files of its fields to the folder of the files
   * that `read` fetched.
   */
  last?(): Promise<RawContent | undefined>;
}
