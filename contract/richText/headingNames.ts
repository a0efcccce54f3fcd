import { anchorName, usableAnchor } from './anchorName.ts';
import type { UniqueNames } from './UniqueNames.ts';

/** A heading as its editor wrote it. */
interface WrittenHeading {
  readonly id: string | undefined;
  readonly words: string;
}

/** What became of the headings of a text. */
export interface HeadingNames {
  /** One for each, in their order. */
  readonly ids: readonly string[];
  /** The ids by the names that they would have, were those free: what the text itself links to. */
  readonly idOf: ReadonlyMap<string, string>;
}

/**
 * Gives headings ids to link to, the same in every build and in the browser. An editor's own id
 * stays, so that links from elsewhere keep working; the others make way for it. Only where another
 * part of the page has the name already, even an editor's own gets a number.
 *
 * @param slugOf words as a part of an address
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
