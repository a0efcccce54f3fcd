import { stemmers, type Language } from '../../../locales/languages.ts';
import type { ExcerptPart, FoundPage, SearchKind } from '../../../contract/search.ts';
import { excerptOf } from './excerpt.ts';
import { findPages } from './findPages.ts';
import { GoneError, IndexFiles } from './indexFiles.ts';
import { textOfPage } from './pageText.ts';

/** The results, best match first. */
export type Found = readonly Result[];

interface Result {
  readonly kind: SearchKind;
  /** Loads what the index knows of the page. */
  load(): Promise<ListedPage>;
  /** Loads the page itself. Empty if that fails. */
  excerpt(): Promise<readonly ExcerptPart[]>;
}

/** A result without its excerpt. */
export type ListedPage = Omit<FoundPage, 'excerpt'>;

/**
 * Searches the pages in a language.
 *
 * @throws if the index can't be loaded
 */
export async function search(query: string, language: Language): Promise<Found> {
  const files = filesOf(language);
  try {
    return await searchIn(files, query, language);
  } catch (error) {
    filesByLanguage.delete(language);
    if (!(error instanceof GoneError)) throw error;
    // A newer index was published since the list was fetched. The new list names its parts.
    return searchIn(filesOf(language), query, language);
  }
}

/** Prefetches what every search needs while the visitor types. */
export function prepareSearch(language: Language): void {
  // After an error, the search requests the file again.
  for (const file of [filesOf(language).prepare(), stemmers[language]()]) {
    file.catch(() => undefined);
  }
}

const filesByLanguage = new Map<string, IndexFiles>();

function filesOf(language: Language): IndexFiles {
  const files = filesByLanguage.get(language) ?? new IndexFiles(language);
  filesByLanguage.set(language, files);
  return files;
}

async function searchIn(files: IndexFiles, query: string, language: Language): Promise<Found> {
  const [{ pages, words }, kinds] = await Promise.all([
    findPages(files, query, language),
    files.kinds(),
  ]);
  return pages.map((page) => ({
    kind: kinds[page] ?? 'page',
    async load() {
      const [href, title, place] = await files.page(page);
      return { title, href, place };
    },
    async excerpt() {
      const [path] = await files.page(page);
      const text = await textOfPage(path).catch(() => '');
      return excerptOf(text, words);
    },
  }));
}
