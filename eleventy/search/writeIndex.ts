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
import { Compounds } from './Compounds.ts';
import type { IndexedPage, IndexedWord, LanguageIndex } from './LanguageIndex.ts';
import { pageIn, weightAt, type Places } from './Postings.ts';
import type { SearchIndex } from './SearchIndex.ts';

/** Writes the index of a site's pages, one a language. */
export async function writeIndex({ languages }: SearchIndex, outDir: string): Promise<void> {
  await mkdir(join(outDir, searchPartsPath), { recursive: true });
  for (const [language, index] of languages) await writeLanguage(language, index, outDir);
}

async function writeLanguage(
  language: Language,
  index: LanguageIndex,
  outDir: string,
): Promise<void> {
  const write = async (part: WordsPart | PagesPart | WordList): Promise<string> => {
    const json = JSON.stringify(part);
    const hash = shortHash(json);
    await writeFile(join(outDir, searchPartAddress(hash)), json);
    return hash;
  };

  const pages = index.pages();
  const pageParts: string[] = [];
  for (let start = 0; start < pages.length; start += pagesPerPart) {
    pageParts.push(await write(pages.slice(start, start + pagesPerPart).map(pageEntry)));
  }

  const words: string[] = [];
  const wordParts: [string, string][] = [];
  const compoundsOf =
    language === 'de' ? (nouns: readonly string[]) => new Compounds(nouns) : undefined;
  for (const part of inParts(index.words(compoundsOf))) {
    for (const [word] of part) if (onlyLetters.test(word)) words.push(word);
    wordParts.push([part[0]?.[0] ?? '', await write(part)]);
  }

  const list: SearchIndexList = {
    pages: pages.length,
    pageParts,
    wordParts,
    words: await write(words),
  };
  await writeFile(join(outDir, searchListAddress(language)), JSON.stringify(list));
}

function pageEntry({ path, title, place }: IndexedPage): PagesPart[number] {
  return [path, title, place];
}

/** Cuts words, with where they are, into parts of one size. */
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

/** In turns how much further a page is than the one before, and the weight there. */
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

/** Of a part, in places where words are: about 8 KB with brotli. */
const partSize = 5000;

/** As much as a word itself takes, in the same measure. */
const wordSize = 3;

/** Numbers can't be spelled wrong so that somebody could guess which is meant. */
const onlyLetters = /^\p{L}+$/u;
