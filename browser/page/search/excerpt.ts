import type { ExcerptPart } from '../../../contract/search.ts';
import { formsOf, shortestCompoundPart, wordsIn } from '../../../contract/searchWords.ts';
import type { Meant } from './findPages.ts';

/**
 * An excerpt of a page's text around most of the found words, which are marked. Dots show where the
 * text continues. If only the title has the words, the excerpt is the text's beginning.
 */
export function excerptOf(text: string, found: ReadonlyMap<string, Meant>): ExcerptPart[] {
  const words = [...wordsIn(text)].map((word) => ({ ...word, ...markIn(word.raw, found) }));
  const first = bestStart(words);
  const last = endOf(words, first);
  const from = first === 0 ? 0 : (words[first]?.start ?? 0);
  const to = last === words.length ? text.length : (words[last]?.start ?? text.length);
  const parts: ExcerptPart[] = [];
  let end = from;
  for (const { start, raw, mark } of words.slice(first, last)) {
    if (mark === undefined) continue;
    parts.push({ text: text.slice(end, start + mark) });
    end = start + raw.length;
    parts.push({ text: text.slice(start + mark, end), found: true });
  }
  parts.push({ text: text.slice(end, to).trimEnd() });
  return [
    ...(from > 0 ? [{ text: '… ' }] : []),
    ...parts.filter((part) => part.text !== ''),
    ...(to < text.length ? [{ text: ' …' }] : []),
  ];
}

/** Characters of an excerpt: its result has room for so many (components/search/SearchResult.tsx). */
const excerptLength = 175;
/** How many words precede the best part, and how many are in it. */
const wordsBefore = 6;
const wordsOfBest = 14;

/** The word after an excerpt that begins with a word. */
function endOf(words: readonly Place[], first: number): number {
  const limit = (words[first]?.start ?? 0) + excerptLength;
  const end = words.findIndex(({ start, raw }) => start + raw.length > limit);
  return end === -1 ? words.length : Math.max(end, first + 1);
}

interface Place {
  readonly start: number;
  readonly raw: string;
}

interface Mark {
  /** The position in the word where the found part begins. */
  readonly mark?: number;
  readonly meant?: Meant | undefined;
}

/** A word matches as a whole or by its ending. */
function markIn(raw: string, found: ReadonlyMap<string, Meant>): Mark {
  const forms = formsOf(raw);
  const whole = forms.map((form) => found.get(form)).find((meant) => meant);
  // Skips the article that French joins to the word.
  if (whole !== undefined) return { mark: joined.exec(raw)?.[0].length ?? 0, meant: whole };
  const [form = ''] = forms;
  // If letters were replaced by several, the positions in word and form differ.
  if (form.length !== raw.length) return {};
  for (let start = shortestCompoundPart; start <= form.length - shortestCompoundPart; start += 1) {
    const meant = found.get(form.slice(start));
    if (meant) return { mark: start, meant };
  }
  return {};
}

const joined = /^\p{L}{1,2}[’'](?=\p{L}{2})/u;

/** The first word of the excerpt that covers most of the query, weighted by likelihood. */
function bestStart(words: readonly (Mark & Place)[]): number {
  let best = { start: 0, likelihood: 0 };
  words.forEach(({ meant }, index) => {
    if (!meant) return;
    const likelihood = likelihoodOf(words.slice(index, index + wordsOfBest));
    if (likelihood > best.likelihood) best = { start: index, likelihood };
  });
  const textEnd = (words.at(-1)?.start ?? 0) + (words.at(-1)?.raw.length ?? 0);
  const latest = words.findIndex(({ start }) => start >= textEnd - excerptLength);
  return Math.max(0, Math.min(best.start - wordsBefore, latest));
}

/** Sums the best likelihood of each word of the query. */
function likelihoodOf(piece: readonly Mark[]): number {
  const parts = new Map<number, number>();
  for (const { meant } of piece) {
    if (meant) parts.set(meant.part, Math.max(meant.likelihood, parts.get(meant.part) ?? 0));
  }
  return [...parts.values()].reduce((sum, likelihood) => sum + likelihood, 0);
}
