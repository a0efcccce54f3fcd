import type { ExcerptPart } from '../../contract/records/foundPage.ts';

/** Takes Pagefind's excerpt apart, which is HTML with marks and two escaped characters. */
export function partsOf(excerpt: string): ExcerptPart[] {
  const [before = '', ...others] = excerpt.split(mark);
  const parts: ExcerptPart[] = [{ text: before }];
  for (let index = 0; index < others.length; index += 2) {
    parts.push({ text: others[index] ?? '', found: true }, { text: others[index + 1] ?? '' });
  }
  return parts
    .map((part) => ({ ...part, text: unescaped(part.text) }))
    .filter(({ text }) => text !== '');
}

/** A sentence's end is not what was looked for. */
const mark = /<mark>(.*?)(?=(?:[.,:!?)\]”“»]|(?<!&[gl]t);)*<\/mark>)/s;

function unescaped(text: string): string {
  return text.replace('</mark>', '').replaceAll('&lt;', '<').replaceAll('&gt;', '>');
}

/**
 * The place in a page's text where a word of the query is a part of another, which Pagefind neither
 * shows nor marks.
 *
 * @returns undefined where there is none
 */
export function partsAround(query: string, content: string): ExcerptPart[] | undefined {
  const text = content.toLowerCase();
  // In some languages a small letter takes more room than the large one.
  if (text.length !== content.length) return undefined;
  for (const word of query.toLowerCase().split(' ')) {
    const start = word.length < shortestPart ? -1 : text.indexOf(word);
    if (start < 0) continue;
    const end = start + word.length;
    const from = content.lastIndexOf(' ', Math.max(0, start - before)) + 1;
    const to = content.indexOf(' ', end + after);
    return [
      { text: content.slice(from, start) },
      { text: content.slice(start, end), found: true },
      { text: content.slice(end, to < 0 ? undefined : to) },
    ];
  }
  return undefined;
}

/** In characters. */
const shortestPart = 4;
const before = 60;
const after = 120;

/** Says with dots where the text goes on that a piece was cut out of. */
export function withDots(parts: readonly ExcerptPart[], content: string): ExcerptPart[] {
  const text = parts.map((part) => part.text).join('');
  return [
    ...(content.startsWith(text) ? [] : [{ text: '… ' }]),
    ...parts,
    ...(content.endsWith(text) ? [] : [{ text: ' …' }]),
  ];
}
