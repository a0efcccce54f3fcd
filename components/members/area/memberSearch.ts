import type { MemberLibrary } from '../../../contract/members/content.ts';
import type { ExcerptPart } from '../../../contract/records/foundPage.ts';

/** What was written, as it is searched: whatever it is. */
export interface SearchedText<Item> {
  readonly item: Item;
  readonly title: string;
  /** All of it but the title, without markup. */
  readonly text: string;
}

interface FoundText<Item> {
  readonly item: Item;
  readonly excerpt: readonly ExcerptPart[];
}

/** Finds what holds all words of a query; a word may be the beginning or a part of another. */
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

/** How much of the query is in the title; none where a word is nowhere. */
function rankOf({ title, text }: SearchedText<unknown>, words: readonly string[]): number {
  const head = folded(title);
  const rest = folded(text);
  if (!words.every((word) => head.includes(word) || rest.includes(word))) return 0;
  return 1 + words.filter((word) => head.includes(word)).length;
}

/** The place of the first word that is found, with all words in it marked. */
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
 * As it is compared: small, without accents, and as long as it was, so that a place in the one is the
 * same place in the other.
 */
function folded(text: string): string {
  return Array.from(text, (letter) => {
    const plain = letter.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
    return plain.length === letter.length ? plain : letter;
  }).join('');
}

/** In characters around what is found. */
const before = 90;
const after = 150;

/** What can be found, and how. */
export type Findable =
  | { readonly kind: 'page'; readonly of: MemberLibrary['pages'][number] }
  | { readonly kind: 'news'; readonly of: MemberLibrary['news'][number] }
  | { readonly kind: 'document'; readonly of: MemberLibrary['documents'][number] };
