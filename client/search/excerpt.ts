import type { ExcerptPart } from '../../components/search/SearchResult.tsx';

/** Takes Pagefind's excerpt apart, which is HTML with marks and two escaped characters. */
export function partsOf(excerpt: string): ExcerptPart[] {
  return excerpt.split(/<mark>(.*?)<\/mark>/s).flatMap((part, index) => {
    const text = part.replaceAll('&lt;', '<').replaceAll('&gt;', '>');
    return text === '' ? [] : [{ text, found: index % 2 === 1 }];
  });
}
