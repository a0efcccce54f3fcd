import { fieldName } from '../problems/problems.ts';
import type { KindName } from '../kinds/index.ts';
import type { RawContent, RawRecord } from '../model/rawContent.ts';
import { addressLike, textsIn, withTexts } from '../texts/texts.ts';

/** The address of a backend's file in a text. */
export interface FileAddress {
  /** The backend's reference to the file. */
  readonly file: string;
  /** The host, if the address has one. */
  readonly host: string | undefined;
  /** The fragment, such as `#page=2`, or an empty string. */
  readonly fragment: string;
}

/** Parses the address of a backend's file. Undefined for any other text. */
export type ReadAddress = (text: string) => FileAddress | undefined;

/** A reference to a backend's file in a text of the content. */
export interface FileReference extends FileAddress {
  readonly origin: string;
  readonly field: string;
  /** The unchanged address from the text. */
  readonly written: string;
}

/** All references to the backend's files, in the order of the content. */
export function fileReferences(content: RawContent, read: ReadAddress): FileReference[] {
  const references: FileReference[] = [];
  for (const { origin, value } of Object.values(content).flat()) {
    for (const [text, path] of textsIn(value)) {
      for (const [written] of text.matchAll(addressLike)) {
        const address = read(written);
        if (!address) continue;
        references.push({ ...address, origin, field: fieldName(path, value), written });
      }
    }
  }
  return references;
}

/**
 * The content with the website's addresses of files in its texts.
 *
 * @param addresses by the backend's references; other addresses stay the same
 */
export function withOwnAddresses(
  content: RawContent,
  read: ReadAddress,
  addresses: ReadonlyMap<string, string>,
): RawContent {
  const change = (text: string) =>
    text.replace(addressLike, (written) => {
      const { file = '', fragment = '' } = read(written) ?? {};
      const own = addresses.get(file);
      return own === undefined ? written : own + fragment;
    });
  const changed = (records: readonly RawRecord[]): RawRecord[] =>
    records.map(({ origin, value }) => ({ origin, value: withTexts(value, change) }));
  return Object.fromEntries(
    Object.entries(content).map(([kind, records]) => [kind, changed(records)]),
  ) as Record<KindName, RawRecord[]>;
}
