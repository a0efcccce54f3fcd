import type { MemberLibrary } from '../../../contract/members/content.ts';
import type { ExcerptPart } from '../../../contract/search.ts';

/** A text to search, with the item that it belongs to. */
export interface SearchedText<Item> {
  readonly item: Item;
  readonly title: string;
  /** The whole text except the title, without markup. */
  readonly text: string;
}

interface FoundText<Item> {
  readonly item: Item;
  readonly excerpt: readonly ExcerptPart[];
}

/**
 * Returns the items that contain all words of a query. A query word may match the beginning or a part of a
 * word.
 */
export function foundIn<Item>(
  texts: readonly SearchedText<Item>[],
  query: string,
): FoundText<Item>[] {
  const words = folded(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return texts
    .map((searched) => ({ searched, rank: rankOf(searched, words) }))
    .filter(({ rank }) => rank > 0)
    .sort((one, other) => other.rank - one.rank)
    .map(({ searched: { item, text } }) => ({ item, excerpt: excerptOf(text, words) }));
}

/** Returns 0 if a word is missing everywhere, otherwise 1 plus the number of query words in the title. */
function rankOf({ title, text }: SearchedText<unknown>, words: readonly string[]): number {
  const head = folded(title);
  const rest = folded(text);
  if (!words.every((word) => head.includes(word) || rest.includes(word))) return 0;
  return 1 + words.filter((word) => head.includes(word)).length;
}

/** Returns the text around the first match, with all query words marked. */
function excerptOf(text: string, words: readonly string[]): ExcerptPart[] {
  const rest = folded(text);
  const first = Math.min(...words.map((word) => rest.indexOf(word)).filter((at) => at >= 0));
  const start = Number.isFinite(first) ? first : 0;
  const from = start <= before ? 0 : text.lastIndexOf(' ', start - before) + 1;
  const end = text.indexOf(' ', start + after);
  const to = end < 0 ? text.length : end;
  return [
    ...(from > 0 ? [{ text: '… ' }] : []),
    ...marked(text.slice(from, to), words),
    ...(to < text.length ? [{ text: ' …' }] : []),
  ];
}

function marked(text: string, words: readonly string[]): ExcerptPart[] {
  const searched = folded(text);
  const parts: ExcerptPart[] = [];
  let at = 0;
  while (at < text.length) {
    const next = nextOf(searched, words, at);
    if (!next) break;
    if (next.at > at) parts.push({ text: text.slice(at, next.at) });
    parts.push({ text: text.slice(next.at, next.end), found: true });
    at = next.end;
  }
  if (at < text.length) parts.push({ text: text.slice(at) });
  return parts;
}

function nextOf(text: string, words: readonly string[], from: number) {
  return words
    .map((word) => ({ at: text.indexOf(word, from), length: word.length }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at || other.length - one.length)
    .map(({ at, length }) => ({ at, end: at + length }))[0];
}

/**
 * Returns the text in lower case and without accents. The length does not change, so that positions are the
 * same in both texts.
 */
function folded(text: string): string {
  return Array.from(text, (letter) => {
    const plain = letter.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
    return plain.length === letter.length ? plain : letter;
  }).join('');
}

/** Characters of the excerpt before and after the match. */
const before = 90;
const after = 150;

/** The kinds of search results. */
export type Findable =
  | { readonly kind: 'page'; readonly of: MemberLibrary['pages'][number] }
  | { readonly kind: 'news'; readonly of: MemberLibrary['news'][number] }
  | { readonly kind: 'document'; readonly of: MemberLibrary['documents'][number] };
