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
import { joinsNouns, type Language } from '../../locales/languages.ts';
import { shortHash } from '../cache/shortHash.ts';
import type { LastBuild } from '../memo/LastBuild.ts';
import { Compounds } from './Compounds.ts';
import type { IndexedPage, IndexedWord, LanguageIndex } from './LanguageIndex.ts';
import { pageIn, weightAt, type Places } from './Postings.ts';
import type { SearchIndex } from './SearchIndex.ts';

/**
 * Writes the search index of each language. Most edits change one language, so the others keep
 * their files, and so do unchanged parts.
 * @param last the output of the last build, if this build updates it
 */
export async function writeIndex(
  { languages }: SearchIndex,
  outDir: string,
  last?: LastBuild,
): Promise<void> {
  await mkdir(join(outDir, searchPartsPath), { recursive: true });
  const written = new Set<string>();
  // Unchanged languages first, since their files must not be written again if others share them.
  const changed = [...languages].filter(([language, index]) => !stays(language, index, last));
  for (const [language, index] of changed) {
    const name = searchListAddress(language);
    const parts = new Set<string>();
    const list = await writeParts(language, index, async (part) => {
      const json = JSON.stringify(part);
      const hash = shortHash(json);
      const address = searchPartAddress(hash);
      parts.add(address);
      if (!written.has(address) && last?.stays.has(address.slice(1)) !== true) {
        written.add(address);
        await writeFile(join(outDir, address), json);
      }
      return hash;
    });
    await writeFile(join(outDir, name), JSON.stringify(list));
    last?.add(name, index.hash(), [name, ...parts]);
  }
}

function stays(language: Language, index: LanguageIndex, last?: LastBuild): boolean {
  const name = searchListAddress(language);
  const known = last?.find(name, index.hash());
  if (known) last?.keep(name, known);
  return known !== undefined;
}

/**
 * @param write writes a part and returns its name
 * @returns the list of the parts
 */
async function writeParts(
  language: Language,
  index: LanguageIndex,
  write: (part: WordsPart | PagesPart | WordList) => Promise<string>,
): Promise<SearchIndexList> {
  const pages = index.pages();
  const pageParts: string[] = [];
  for (let start = 0; start < pages.length; start += pagesPerPart) {
    pageParts.push(await write(pages.slice(start, start + pagesPerPart).map(pageEntry)));
  }

  const words: string[] = [];
  const wordParts: [string, string][] = [];
  const compoundsOf = joinsNouns[language]
    ? (nouns: readonly string[]) => new Compounds(nouns)
    : undefined;
  for (const part of inParts(index.words(compoundsOf))) {
    for (const [word] of part) if (onlyLetters.test(word)) words.push(word);
    wordParts.push([part[0]?.[0] ?? '', await write(part)]);
  }

  return { pages: pages.length, pageParts, wordParts, words: await write(words) };
}

function pageEntry({ path, title, place }: IndexedPage): PagesPart[number] {
  return [path, title, place];
}

/** Splits words and their places into parts of about the same size. */
function* inParts(words: Iterable<IndexedWord>): Generator<WordsPart> {
  let part: WordsPart[number][] = [];
  let size = 0;
  for (const { word, places } of words) {
    part.push([word, steps(places)]);
    size += wordSize + places.length;
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
  for (const place of places) {
    const page = pageIn(place);
    numbers.push(page - last, weightAt(place));
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
