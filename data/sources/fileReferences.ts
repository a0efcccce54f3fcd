import { fieldName } from '../model/problems.ts';
import type { EntityName } from '../kinds/index.ts';
import type { RawContent, RawRecord } from '../model/rawContent.ts';
import { addressLike, textsIn, withTexts } from '../texts/texts.ts';

/** The address of a file of the backend, as it was read from a text. */
export interface FileAddress {
  /** What the backend knows the file by. */
  readonly file: string;
  /** Where the address has one. */
  readonly host: string | undefined;
  /** A place in the file, such as `#page=2`, or nothing. */
  readonly fragment: string;
}

/** Tells the address of a backend's file from any other text. */
export type ReadAddress = (text: string) => FileAddress | undefined;

/** Where a text of the content refers to a file of the backend. */
export interface FileReference extends FileAddress {
  readonly origin: string;
  readonly field: string;
  /** As it stands in the text. */
  readonly written: string;
}

/** Every reference to a file of the backend, in the order of the content. */
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
 * The content with its texts referring to files where the website has them.
 *
 * @param addresses by what the backend knows each file by; others stay as they are
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
    Object.entries(content).map(([entity, records]) => [entity, changed(records)]),
  ) as Record<EntityName, RawRecord[]>;
}
