import { Compounds } from './Compounds.ts';
import type { ReadPage } from './PageReader.ts';
import { weightOfPart } from './weights.ts';

/** The pages that contain a word, in order: the page's number and the word's weight, alternating. */
export type Postings = readonly number[];

/** Returns all words by which pages are found, sorted, each with its pages. */
export function indexedWords(pages: readonly ReadPage[]): [word: string, postings: Postings][] {
  const postings = postingsOf(pages);
  const withCompounds = new Map<string, Postings>(postings);
  for (const [ending, compounds] of compoundsByEnding(pages)) {
    const ofCompounds = compounds.map((compound) => postings.get(compound) ?? []);
    withCompounds.set(ending, merged(postings.get(ending) ?? [], ofCompounds));
  }
  return [...withCompounds].sort(([one], [other]) => (one < other ? -1 : 1));
}

function postingsOf(pages: readonly ReadPage[]): ReadonlyMap<string, Postings> {
  const postings = new Map<string, number[]>();
  pages.forEach(({ words }, page) => {
    for (const [weight, equal] of Object.entries(words)) {
      for (const word of equal.split(' ')) {
        const ofWord = postings.get(word);
        if (ofWord) ofWord.push(page, Number(weight));
        else postings.set(word, [page, Number(weight)]);
      }
    }
  });
  return postings;
}

/** Returns words with the compounds that end in them: “versammlung” with “mitgliederversammlung”. */
function compoundsByEnding(pages: readonly ReadPage[]): ReadonlyMap<string, string[]> {
  const nouns = new Set<string>();
  for (const page of pages) for (const noun of page.nouns.split(' ')) nouns.add(noun);
  const dictionary = new Compounds(nouns);
  const byEnding = new Map<string, string[]>();
  for (const noun of nouns) {
    for (const ending of dictionary.endingsOf(noun)) {
      const compounds = byEnding.get(ending);
      if (compounds) compounds.push(noun);
      else byEnding.set(ending, [noun]);
    }
  }
  return byEnding;
}

/** Adds the pages of compounds to those of a word. A page gets the larger weight. */
function merged(own: Postings, ofCompounds: readonly Postings[]): Postings {
  const weights = new Map<number, number>();
  const add = (page: number, weight: number) =>
    weights.set(page, Math.max(weight, weights.get(page) ?? 0));
  for (const [page, weight] of pairs(own)) add(page, weight);
  for (const postings of ofCompounds)
    for (const [page, weight] of pairs(postings)) add(page, weightOfPart(weight));
  return [...weights].sort(([one], [other]) => one - other).flat();
}

export function* pairs(postings: Postings): Generator<[page: number, weight: number]> {
  for (let index = 0; index < postings.length; index += 2)
    yield [postings[index] as number, postings[index + 1] as number];
}
