/*
 * Splits texts into words for the search. The build splits pages, the browser queries and the texts
 * of results: both must use the same rules.
 */

/** A word of a text, with its position. */
interface TextWord {
  readonly start: number;
  readonly raw: string;
}

/** The words of a text, unchanged and in order. */
export function rawWordsIn(text: string): readonly string[] {
  return text.match(word) ?? [];
}

/** Returns the words of a text with their positions, unchanged and in order. */
export function* wordsIn(text: string): Generator<TextWord> {
  for (const { 0: raw, index } of text.matchAll(word)) yield { start: index, raw };
}

/**
 * The forms by which a word is found: in plain letters, as a whole and by its parts. “E-Mail” is
 * found by “email”, “e” and “mail”, “1.290” by “1290”, “1” and “290”, “l’été” by “ete” only.
 */
export function formsOf(raw: string): string[] {
  if (plain.test(raw)) return [raw.toLowerCase()];
  const parts = partsOf(raw);
  const joined = raw.includes('-') || isNumber(raw) ? [parts.join('')] : [];
  return [...new Set([...parts, ...joined])];
}

/**
 * The words of a query, each in all its variants, the plain one first. A number with separators is
 * one word.
 */
export function queryWords(query: string): string[][] {
  const words = [...wordsIn(query.normalize('NFC'))].flatMap(({ raw }) => {
    const [plain, ...others] = variants.map((variantOf) => {
      const parts = partsOf(variantOf(raw));
      return isNumber(raw) ? [parts.join('')] : parts;
    });
    return (plain ?? []).map((word, part) => [
      ...new Set([word, ...others.map((other) => other[part] ?? word)]),
    ]);
  });
  return [...new Map(words.map((word) => [word[0], word])).values()].slice(0, maxWords);
}

/** Queries with more words are rarely meant as such, and would load the whole index. */
const maxWords = 12;

/** Removes accents and replaces special letters: “Gebühr” and “gebuhr” are one word. */
function plainLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(marksAndSoftHyphens, '')
    .toLowerCase()
    .replace(/[ßœæø]/g, (letter) => asciiLetters[letter] ?? letter);
}

/**
 * Variants of a word, for keyboards or names without umlauts: “Praesidium” finds “Präsidium”,
 * and “Müller” finds “Mueller”.
 */
const variants: readonly ((raw: string) => string)[] = [
  (raw) => raw,
  (raw) => raw.replace(/([aou])e/gi, '$1'),
  (raw) => raw.replace(/[äöü]/gi, '$&e'),
];

/** Numbers with their separators, and words with hyphens and apostrophes. */
const word =
  /\p{N}{1,3}(?:[.,’'\u00a0\u202f]\p{N}{3})+(?!\p{N})|[\p{L}\p{N}][\p{L}\p{N}\p{M}\u00ad]*(?:[-‐‑'’][\p{L}\p{N}][\p{L}\p{N}\p{M}\u00ad]*)*/gu;

/** The shortest part of a German compound that the search finds separately, in letters. */
export const shortestCompoundPart = 3;

/** A fast path: in each of the languages, most words have only these letters. */
const plain = /^[A-Za-z]+$/;

const marksAndSoftHyphens = /[\p{M}\u00ad]/gu;

const asciiLetters: Readonly<Record<string, string>> = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o' };

function isNumber(raw: string): boolean {
  return /^\p{N}{1,3}(?:[^\p{L}\p{N}]\p{N}{3})+$/u.test(raw);
}

function partsOf(raw: string): string[] {
  const parts = plainLetters(raw).split(/[^\p{L}\p{N}]+/u);
  if (parts.length === 1 || !/['’]/.test(raw) || isNumber(raw)) return parts;
  // The parts that an apostrophe cuts off have no meaning of their own: l’, d’, qu’, ’s, ’re.
  const long = parts.filter((part) => part.length > longestClitic);
  return long.length > 0 ? long : parts;
}

const longestClitic = 2;
