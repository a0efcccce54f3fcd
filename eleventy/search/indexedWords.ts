import { Compounds } from './Compounds.ts';
import type { ReadPage } from './PageReader.ts';
import { weightOfPart } from './weights.ts';

/** The pages with a word, in order: position and weight, alternating. */
export type Places = readonly number[];

/** Returns all words by which pages are found, sorted, each with its places. */
export function indexedWords(pages: readonly ReadPage[]): [word: string, places: Places][] {
  const places = placesOf(pages);
  const withCompounds = new Map<string, Places>(places);
  for (const [ending, compounds] of compoundsByEnding(pages)) {
    const ofCompounds = compounds.map((compound) => places.get(compound) ?? []);
    withCompounds.set(ending, merged(places.get(ending) ?? [], ofCompounds));
  }
  return [...withCompounds].sort(([one], [other]) => (one < other ? -1 : 1));
}

function placesOf(pages: readonly ReadPage[]): ReadonlyMap<string, Places> {
  const places = new Map<string, number[]>();
  pages.forEach(({ words }, page) => {
    for (const [weight, equal] of Object.entries(words)) {
      for (const word of equal.split(' ')) {
        const ofWord = places.get(word);
        if (ofWord) ofWord.push(page, Number(weight));
        else places.set(word, [page, Number(weight)]);
      }
    }
  });
  return places;
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

/** Adds the places of compounds to those of a word. A page gets the larger weight. */
function merged(own: Places, ofCompounds: readonly Places[]): Places {
  const weights = new Map<number, number>();
  const add = (page: number, weight: number) =>
    weights.set(page, Math.max(weight, weights.get(page) ?? 0));
  for (const [page, weight] of pairs(own)) add(page, weight);
  for (const places of ofCompounds)
    for (const [page, weight] of pairs(places)) add(page, weightOfPart(weight));
  return [...weights].sort(([one], [other]) => one - other).flat();
}

export function* pairs(places: Places): Generator<[page: number, weight: number]> {
  for (let index = 0; index < places.length; index += 2)
    yield [places[index] as number, places[index + 1] as number];
}
