import { hash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  searchListAddress,
  searchPartAddress,
  searchPartsPath,
} from '../../contract/addresses/siteFolders.ts';
import {
  pagesPerPart,
  type PagesPart,
  type SearchIndexList,
  type WordList,
  type WordsPart,
} from '../../contract/search/records.ts';
import type { Language } from '../../locales/languages.ts';
import { shortHash } from '../cache/shortHash.ts';
import type { LastBuild } from '../memo/LastBuild.ts';
import { indexedWords, pairs, type Places } from './indexedWords.ts';
import type { ReadPage } from './PageReader.ts';

/**
 * Writes the search index of each language. Most edits change one language, so the others keep
 * their files, and so do unchanged parts.
 * @param last the output of the last build, if this build updates it
 */
export async function writeIndex(
  allPages: readonly ReadPage[],
  outDir: string,
  last?: LastBuild,
): Promise<void> {
  await mkdir(join(outDir, searchPartsPath), { recursive: true });
  // Sorted, so that the same site has the same index whatever the source of its content.
  const sorted = [...allPages].sort((one, other) => (one.path < other.path ? -1 : 1));
  const languages = Map.groupBy(sorted, ({ language }) => language);
  // Unchanged languages first, since their files must not be written again if others share them.
  const changed = [...languages].filter(([language, pages]) => !stays(language, pages, last));
  for (const [language, pages] of changed) {
    const files = [searchListAddress(language)];
    const list = await writeParts(pages, async (part) => {
      const json = JSON.stringify(part);
      const name = shortHash(json);
      const address = searchPartAddress(name);
      files.push(address);
      if (last?.stays.has(address.slice(1)) !== true) await writeFile(join(outDir, address), json);
      return name;
    });
    await writeFile(join(outDir, searchListAddress(language)), JSON.stringify(list));
    last?.add(searchListAddress(language), keyOf(pages), files);
  }
}

function stays(language: Language, pages: readonly ReadPage[], last?: LastBuild): boolean {
  const name = searchListAddress(language);
  const known = last?.find(name, keyOf(pages));
  if (known) last?.keep(name, known);
  return known !== undefined;
}

function keyOf(pages: readonly ReadPage[]): string {
  return hash('sha256', JSON.stringify(pages), 'base64url');
}

/**
 * @param write writes a part and returns its name
 * @returns the list of the parts
 */
async function writeParts(
  pages: readonly ReadPage[],
  write: (part: WordsPart | PagesPart | WordList) => Promise<string>,
): Promise<SearchIndexList> {
  const pageParts: string[] = [];
  for (let start = 0; start < pages.length; start += pagesPerPart) {
    pageParts.push(await write(pages.slice(start, start + pagesPerPart).map(pageEntry)));
  }

  const words = indexedWords(pages);
  const wordParts: [string, string][] = [];
  for (const part of inParts(words)) wordParts.push([part[0]?.[0] ?? '', await write(part)]);

  const spelled = words.map(([word]) => word).filter((word) => onlyLetters.test(word));
  return { pages: pages.length, pageParts, wordParts, words: await write(spelled) };
}

function pageEntry({ path, title, place }: ReadPage): PagesPart[number] {
  return [path, title, place];
}

/** Splits words and their places into parts of about the same size. */
function* inParts(words: ReturnType<typeof indexedWords>): Generator<WordsPart> {
  let part: WordsPart[number][] = [];
  let size = 0;
  for (const [word, places] of words) {
    part.push([word, steps(places)]);
    size += wordSize + places.length / 2;
    if (size < partSize) continue;
    yield part;
    part = [];
    size = 0;
  }
  if (part.length > 0) yield part;
}

/** Returns pairs of numbers: the distance to the previous page, and the weight. */
function steps(places: Places): number[] {
  const numbers: number[] = [];
  let last = 0;
  for (const [page, weight] of pairs(places)) {
    numbers.push(page - last, weight);
    last = page;
  }
  return numbers;
}

/** Size of a part in places: about 8 KB with brotli. */
const partSize = 5000;

/** Size of the word itself, in places. */
const wordSize = 3;

/**
 * The list for corrections of typing errors. Words with digits are left out, since nobody can guess
 * which number was meant.
 */
const onlyLetters = /^\p{L}+$/u;
