import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { escapeAttribute } from 'entities';
import { close, createIndex, type PagefindIndex } from 'pagefind';
import { searchEntry } from '../../contract/addresses/siteFolders.ts';
import { notSearchedAttribute } from '../../contract/markup/notSearched.ts';
import type { SearchMeta } from '../../contract/records/searchMeta.ts';
import { Compounds } from './Compounds.ts';
import { searchedText } from './searchedText.ts';
import type { SearchedPage } from './SearchIndex.ts';

/**
 * Writes the index of a site's pages, one a language, and the code that reads it in the browser.
 *
 * @throws where Pagefind, a program of its own, does not run or does not take a page
 */
export async function writeIndex(pages: readonly SearchedPage[], folder: string): Promise<void> {
  const { index, errors } = await createIndex({ excludeSelectors: [...besideTheContent] });
  if (!index) throw new Error(`The search index can't be made: ${errors.join(' ')}`);
  try {
    const compounds = new Compounds(
      pages.filter(isGerman).flatMap(({ title, main }) => [title, searchedText(main)]),
    );
    // In one order, so that the same site has the same index wherever its content came from.
    for (const page of pages.toSorted(byPath)) await add(page, partsOf(page, compounds), index);
    await write(index, folder);
  } finally {
    await close();
  }
}

/** The title stands above each excerpt already. */
const besideTheContent = ['h1', '.visually-hidden', `[${notSearchedAttribute}]`];

/** Words that a page has in compounds; they are found, but not shown. */
type Parts = Pick<SearchMeta, 'titleParts' | 'parts'>;

function partsOf({ language, title, main }: SearchedPage, compounds: Compounds): Parts {
  if (language !== 'de') return { titleParts: '', parts: '' };
  return {
    titleParts: compounds.endingsIn(title).join(' '),
    parts: compounds.endingsIn(searchedText(main)).join(' '),
  };
}

async function add(page: SearchedPage, parts: Parts, index: PagefindIndex) {
  const { path, language, main, title, place, author = '' } = page;
  const { errors } = await index.addHTMLFile({
    url: path,
    content: `<html lang="${language}"><body>${withSpaces(main)}${meta({ title, place, author, ...parts })}</body></html>`,
  });
  if (errors.length > 0) throw new Error(`${path} can't be searched: ${errors.join(' ')}`);
}

function byPath(one: SearchedPage, other: SearchedPage): number {
  return one.path < other.path ? -1 : 1;
}

function isGerman({ language }: SearchedPage): boolean {
  return language === 'de';
}

/** Pagefind takes what stands in neighbouring cells for one word. */
function withSpaces(html: string): string {
  return html.replaceAll(/<\/(?:t[dhr]|d[dt]|caption|figcaption)>/g, ' $&');
}

function meta(values: SearchMeta): string {
  return Object.entries<string>({ ...values })
    .filter(([, value]) => value !== '')
    .map(
      ([name, value]) =>
        `<meta data-pagefind-meta="${name}[content]" content="${escapeAttribute(value)}">`,
    )
    .join('');
}

/** Without Pagefind's own interfaces, which would be half of the files' weight. */
async function write(index: PagefindIndex, folder: string): Promise<void> {
  const { files, errors } = await index.getFiles();
  if (errors.length > 0) throw new Error(`The search index can't be written: ${errors.join(' ')}`);
  for (const { path, content } of files) {
    if (/-(ui|highlight)\./.test(path)) continue;
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, path === searchEntry ? inOrder(content) : content);
  }
}

/** Pagefind names languages in any order, and the same site is to be the same to the byte. */
function inOrder(content: Uint8Array): string {
  const entry = JSON.parse(new TextDecoder().decode(content)) as { languages: object };
  const languages = Object.entries(entry.languages).sort(([one], [other]) =>
    one < other ? -1 : 1,
  );
  return JSON.stringify({ ...entry, languages: Object.fromEntries(languages) });
}
