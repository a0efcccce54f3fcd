import type { SearchIndexList, WordsPart } from '../../../contract/search.ts';
import type { Stemmer } from '../../../locales/languages.ts';

/** A variant of a word of a query. */
interface Variant {
  readonly text: string;
  readonly stem: string;
  /** The start that its inflections share. */
  readonly start: string;
}

export function variantOf(text: string, stem: Stemmer): Variant {
  const stemmed = stem(text);
  return { text, stem: stemmed, start: sharedStart(text, stemmed) };
}

function sharedStart(text: string, stem: string): string {
  let length = 0;
  while (length < stem.length && stem[length] === text[length]) length += 1;
  // An inflection may differ in the last letter of the stem: “studies” and “study”.
  return text.slice(0, length > 3 && length === stem.length ? length - 1 : length);
}

/** The hashes of the index parts that may contain a variant's words. */
export function partsFor({ text, start }: Variant, parts: SearchIndexList['wordParts']): string[] {
  // Two look-ups, so that the words that begin as typed are not crowded out by all those that begin
  // like the stem.
  return [...partsWith(text, parts), ...partsWith(start, parts)];
}

function partsWith(start: string, parts: SearchIndexList['wordParts']): string[] {
  return parts
    .filter(([first], index) => {
      const [next] = parts[index + 1] ?? [];
      return first <= start + lastLetter && (next === undefined || next >= start);
    })
    .slice(0, maxFiles)
    .map(([, hash]) => hash);
}

const lastLetter = '\uffff';

/**
 * On a large site, one letter would match too many parts, and none of them is better than the
 * others.
 */
const maxFiles = 4;

/** The words of a part that match a variant. */
export function meaningsIn(part: WordsPart, variants: readonly Variant[], stem: Stemmer) {
  return part
    .map(([word, pages]) => ({
      word,
      pages,
      likelihood: Math.max(...variants.map((variant) => likelihood(word, variant, stem))),
    }))
    .filter(({ likelihood }) => likelihood > 0);
}

/**
 * The likelihood that the word is meant, up to 1: as itself, as an inflection, or by its beginning.
 */
function likelihood(word: string, variant: Variant, stem: Stemmer): number {
  const { text, start } = variant;
  if (!word.startsWith(start)) return 0;
  if (word === text) return 1;
  // A beginning of one or two letters has no inflections, but hundreds of words that would be stemmed.
  if (text.length > 2 && stem(word) === variant.stem) return inflected;
  // The more of the word is typed, the likelier it is meant.
  return word.startsWith(text) ? 0.3 + (0.5 * text.length) / word.length : 0;
}

/** The likelihood of an inflection. Of a word by its beginning it is lower. */
export const inflected = 0.9;
