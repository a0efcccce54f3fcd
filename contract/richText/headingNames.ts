import { anchorName, usableAnchor } from './anchorName.ts';
import type { UniqueNames } from './UniqueNames.ts';

/** A heading as its editor wrote it. */
interface WrittenHeading {
  readonly id: string | undefined;
  readonly words: string;
}

/** The ids of a text's headings. */
export interface HeadingNames {
  /** One id per heading, in the headings' order. */
  readonly ids: readonly string[];
  /** The ids by the names that the text's own links use, before a number is added. */
  readonly idOf: ReadonlyMap<string, string>;
}

/**
 * Gives each heading an id, the same in every build and in the browser. An editor's own id is kept,
 * so that links from elsewhere keep working; the generated ids avoid it. Only if another part of
 * the page uses the id does an editor's own one get a number.
 *
 * @param slugOf converts words to a part of an address
 */
export function headingNames(
  headings: readonly WrittenHeading[],
  names: UniqueNames,
  slugOf: (words: string) => string,
): HeadingNames {
  const ids: string[] = [];
  const idOf = new Map<string, string>();
  const give = (index: number, name: string) => {
    const id = names.take(name);
    ids[index] = id;
    if (!idOf.has(name)) idOf.set(name, id);
  };
  headings.forEach(({ id = '' }, index) => {
    if (usableAnchor.test(id)) give(index, anchorName(id));
  });
  headings.forEach(({ id, words }, index) => {
    if (!usableAnchor.test(id ?? '')) give(index, anchorName(slugOf(id ?? words) || 'section'));
  });
  return { ids, idOf };
}
