import slugify from '@sindresorhus/slugify';
import type { Element } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { anchorName, usableAnchor } from '../../components/richText/anchorName.ts';
import { isEmbedding } from './embeds.ts';
import { UniqueNames } from './uniqueNames.ts';

export interface TextHeading {
  readonly id: string;
  readonly text: string;
}

/** Takes blocks in a heading for words, as they are shown: a heading may hold no others. */
export function keepToWords(headings: readonly Element[]): void {
  for (const heading of headings) {
    for (const element of DomUtils.getElementsByTagName(() => true, heading.children)) {
      if (!inHeadings.has(element.name) && !isEmbedding(element)) element.name = 'span';
    }
  }
}

const inHeadings: ReadonlySet<string> = new Set([
  ...['a', 'abbr', 'b', 'br', 'cite', 'code', 'del', 'dfn', 'em', 'i', 'img', 'ins', 'kbd'],
  ...['mark', 'q', 's', 'small', 'span', 'strong', 'sub', 'sup', 'time', 'wbr'],
]);

/**
 * Gives headings ids to link to, the same in every build. An editor's own id stays, so that links
 * from elsewhere keep working; the others make way for it.
 *
 * @returns the headings of the second rank
 */
export function nameHeadings(headings: readonly Element[]): TextHeading[] {
  const names = new UniqueNames((name, count) => `${name}-${count}`);
  const named = Map.groupBy(headings, ({ attribs }) => usableAnchor.test(attribs['id'] ?? ''));
  for (const { attribs } of named.get(true) ?? []) {
    attribs['id'] = names.take(anchorName(attribs['id'] ?? ''));
  }
  for (const heading of named.get(false) ?? []) {
    const words = heading.attribs['id'] ?? DomUtils.textContent(heading);
    heading.attribs['id'] = names.take(anchorName(slugify(words) || 'section'));
  }
  return headings
    .filter(({ name }) => name === 'h2')
    .map((heading) => ({
      id: heading.attribs['id'] ?? '',
      text: DomUtils.textContent(heading).trim(),
    }));
}
