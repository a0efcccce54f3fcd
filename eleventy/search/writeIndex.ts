import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  searchListAddress,
  searchPartAddress,
  searchPartsPath,
} from '../../contract/siteAddresses.ts';
import {
  pagesPerPart,
  type PagesPart,
  type SearchIndexList,
  type WordList,
  type WordsPart,
} from '../../contract/search.ts';
import { shortHash } from '../cache/shortHash.ts';
import type { LastBuild } from '../memo/LastBuild.ts';
import { valueKey } from '../memo/valueKey.ts';
import { indexedWords, pairs, type Postings } from './indexedWords.ts';
import type { ReadPage } from './PageReader.ts';
import type { IndexedPage } from './SearchIndex.ts';

/**
 * Writes the search index of each language. Most edits change one language, so the others keep
 * their files, and so do unchanged parts.
 * @param last the output of the last build, if this build updates it
 */
export async function writeIndex(
  allPages: readonly IndexedPage[],
  outDir: string,
  last?: LastBuild,
): Promise<void> {
  await mkdir(join(outDir, searchPartsPath), { recursive: true });
  // Sorted, so that the same site has the same index whatever the source of its content.
  const sorted = [...allPages].sort((one, other) => (one.path < other.path ? -1 : 1));
  const languages = [...Map.groupBy(sorted, ({ language }) => language)].map(
    ([language, pages]) => ({
      pages,
      name: searchListAddress(language),
      key: valueKey(pages.map(({ key }) => key)),
    }),
  );
  // Unchanged languages first, since their files must not be written again if others share them.
  const changed = languages.filter(({ name, key }) => !stays(name, key, last));
  for (const { pages, name, key } of changed) {
    const files = [name];
    const words = pages.map((page) => page.read());
    const list = await writeParts(words, async (part) => {
      const json = JSON.stringify(part);
      const hashOfPart = shortHash(json);
      const address = searchPartAddress(hashOfPart);
      files.push(address);
      if (last?.keptFiles.has(address.slice(1)) !== true)
        await writeFile(join(outDir, address), json);
      return hashOfPart;
    });
    await writeFile(join(outDir, name), JSON.stringify(list));
    last?.add(name, key, files);
  }
}

function stays(name: string, key: string, last?: LastBuild): boolean {
  const known = last?.find(name, key);
  if (known) last?.keep(known);
  return known !== undefined;
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

  const kinds = runsOf(pages.map(({ kind }) => kind));
  const listed = words.map(([word]) => word).filter((word) => onlyLetters.test(word));
  return { pages: pages.length, kinds, pageParts, wordParts, words: await write(listed) };
}

function pageEntry({ path, title, place }: ReadPage): PagesPart[number] {
  return [path, title, place];
}

/** Returns values with the number of times that each follows itself. */
function runsOf<Value>(values: readonly Value[]): (readonly [Value, number])[] {
  const runs: [Value, number][] = [];
  for (const value of values) {
    const last = runs.at(-1);
    if (last?.[0] === value) last[1] += 1;
    else runs.push([value, 1]);
  }
  return runs;
}

/** Splits words and their pages into parts of about the same size. */
function* inParts(words: ReturnType<typeof indexedWords>): Generator<WordsPart> {
  let part: WordsPart[number][] = [];
  let size = 0;
  for (const [word, postings] of words) {
    part.push([word, steps(postings)]);
    size += wordSize + postings.length / 2;
    if (size < partSize) continue;
    yield part;
    part = [];
    size = 0;
  }
  if (part.length > 0) yield part;
}

/** Returns pairs of numbers: the distance to the previous page, and the weight. */
function steps(postings: Postings): number[] {
  const numbers: number[] = [];
  let last = 0;
  for (const [page, weight] of pairs(postings)) {
    numbers.push(page - last, weight);
    last = page;
  }
  return numbers;
}

/** Size of a part in postings: about 8 KB with brotli. */
const partSize = 5000;

/** Size of the word itself, in postings. */
const wordSize = 3;

/**
 * The list for corrections of typing errors. Words with digits are left out, since nobody can guess
 * which number was meant.
 */
const onlyLetters = /^\p{L}+$/u;
