import slugify from '@sindresorhus/slugify';
import type { Element } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { anchorName, usableAnchor } from '../../components/richText/anchorName.ts';
import { isEmbedding } from './embeds.ts';
import type { UniqueNames } from './uniqueNames.ts';

export interface TextHeading {
  readonly id: string;
  readonly text: string;
}

/** Takes blocks in elements that may hold none, such as headings, for words, as they are shown. */
export function keepToWords(elements: readonly Element[]): void {
  for (const { children } of elements) {
    for (const element of DomUtils.getElementsByTagName(() => true, children)) {
      if (!ofWords.has(element.name) && !isEmbedding(element)) element.name = 'span';
    }
  }
}

const ofWords: ReadonlySet<string> = new Set([
  ...['a', 'abbr', 'b', 'br', 'cite', 'code', 'del', 'dfn', 'em', 'i', 'img', 'ins', 'kbd'],
  ...['mark', 'q', 's', 'small', 'span', 'strong', 'sub', 'sup', 'time', 'wbr'],
]);

/** What became of the headings of a text. */
export interface NamedHeadings {
  /** Those of the second rank. */
  readonly contents: readonly TextHeading[];
  /** All of their ids. */
  readonly ids: readonly string[];
  /** The ids by the names that they would have, were those free: what the text itself links to. */
  readonly idOf: ReadonlyMap<string, string>;
}

/**
 * Gives headings ids to link to, the same in every build. An editor's own id stays, so that links
 * from elsewhere keep working; the others make way for it. Only where another part of the page has
 * the name already, even an editor's own gets a number.
 */
export function nameHeadings(headings: readonly Element[], names: UniqueNames): NamedHeadings {
  const idOf = new Map<string, string>();
  const give = ({ attribs }: Element, name: string) => {
    attribs['id'] = names.take(name);
    if (!idOf.has(name)) idOf.set(name, attribs['id']);
  };
  const named = Map.groupBy(headings, ({ attribs }) => usableAnchor.test(attribs['id'] ?? ''));
  for (const heading of named.get(true) ?? []) {
    give(heading, anchorName(heading.attribs['id'] ?? ''));
  }
  for (const heading of named.get(false) ?? []) {
    const words = heading.attribs['id'] ?? DomUtils.textContent(heading);
    give(heading, anchorName(slugify(words) || 'section'));
  }
  return {
    contents: headings
      .filter(({ name }) => name === 'h2')
      .map((heading) => ({
        id: heading.attribs['id'] ?? '',
        text: DomUtils.textContent(heading).trim(),
      })),
    ids: headings.map(({ attribs }) => attribs['id'] ?? ''),
    idOf,
  };
}
