import type { FoundPage } from '../../contract/records/foundPage.ts';
import { excerptOf } from './excerpt.ts';
import { findPages } from './findPages.ts';
import { GoneError, IndexFiles } from './indexFiles.ts';
import { textOfPage } from './pageText.ts';
import { stemmerOf } from './stems.ts';

/** What was found, the best first; what is shown of each page is fetched when it is to be shown. */
export type Found = readonly (() => Promise<FoundPage>)[];

/**
 * Searches the pages in a language.
 *
 * @throws where the index can't be loaded
 */
export async function search(query: string, language: string): Promise<Found> {
  const files = filesOf(language);
  try {
    return await searchIn(files, query, language);
  } catch (error) {
    filesByLanguage.delete(language);
    if (!(error instanceof GoneError)) throw error;
    // Published anew since the list came; the new list names parts that are there.
    return searchIn(filesOf(language), query, language);
  }
}

/** Fetches what every search needs, so that it is there when the visitor has typed a word. */
export function prepareSearch(language: string): void {
  // What fails now is asked for again by the search itself.
  for (const file of [filesOf(language).prepare(), stemmerOf(language)]) {
    file.catch(() => undefined);
  }
}

const filesByLanguage = new Map<string, IndexFiles>();

function filesOf(language: string): IndexFiles {
  const files = filesByLanguage.get(language) ?? new IndexFiles(language);
  filesByLanguage.set(language, files);
  return files;
}

async function searchIn(files: IndexFiles, query: string, language: string): Promise<Found> {
  const { pages, words } = await findPages(files, query, language);
  return pages.map((page) => async () => {
    const [path, title, place] = await files.page(page);
    return { title, href: path, place, excerpt: excerptOf(await textOfPage(path), words) };
  });
}
