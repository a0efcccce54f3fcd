import type { NewsItem } from '../kinds/news.ts';
import type { Originated } from '../model/site.ts';
import type { NewsListSlice } from './route.ts';

/** The number of items that a visitor looks through before going to the next page. */
const newsPerPage = 10;

/**
 * The list of a section's news in parts. The first part is at the section's path, the second below
 * it at `/2`, which needs no translation.
 *
 * @param items the newest first
 */
export function newsListPages(
  sectionPath: string,
  items: readonly Originated<NewsItem>[],
): readonly NewsListSlice[] {
  const count = Math.max(1, Math.ceil(items.length / newsPerPage));
  const paths = Array.from({ length: count }, (_, index) =>
    index === 0 ? sectionPath : `${sectionPath}/${index + 1}`,
  );
  const years = yearsOf(items).map((year) => {
    const first = items.findIndex((item) => yearOf(item) === year);
    return { year, path: paths[Math.floor(first / newsPerPage)] ?? sectionPath };
  });
  return paths.map((_, index) => ({
    number: index + 1,
    paths,
    items: items.slice(index * newsPerPage, (index + 1) * newsPerPage),
    years,
  }));
}

export function yearOf({ date }: Pick<NewsItem, 'date'>): string {
  return date.slice(0, 4);
}

function yearsOf(items: readonly NewsItem[]): string[] {
  return [...new Set(items.map(yearOf))];
}
