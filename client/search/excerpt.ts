import type { ExcerptPart } from '../../components/search/SearchResult.tsx';

/** Takes Pagefind's excerpt apart, which is HTML with marks and two escaped characters. */
export function partsOf(excerpt: string): ExcerptPart[] {
  return excerpt.split(/<mark>(.*?)<\/mark>/s).flatMap((part, index) => {
    const text = part.replaceAll('&lt;', '<').replaceAll('&gt;', '>');
    return text === '' ? [] : [{ text, found: index % 2 === 1 }];
  });
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
    const from = Math.max(0, content.lastIndexOf(' ', start - around / 2) + 1);
    const to = content.indexOf(' ', end + around);
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
const around = 120;
