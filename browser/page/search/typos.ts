import { distance } from 'fastest-levenshtein';

/** Words of the site that the visitor may mean by a word that matches none. */
export function similarWords(word: string, words: readonly string[]): string[] {
  const around = word.length < shortestPart ? [] : words.filter((other) => other.includes(word));
  return around.length > 0 ? around.slice(0, maxCandidates) : likeliest(word, words);
}

/** The words with the most similar spelling. */
function likeliest(word: string, words: readonly string[]): string[] {
  let fewest = mistakesIn(word);
  let similar: string[] = [];
  for (const other of words) {
    if (Math.abs(other.length - word.length) > fewest) continue;
    const mistakes = isSwapped(word, other) ? 1 : distance(word, other);
    if (mistakes > fewest) continue;
    if (mistakes < fewest) similar = [];
    fewest = mistakes;
    similar.push(other);
  }
  return similar.slice(0, maxSimilar);
}

/** The number of mistakes allowed: none in a short word, which would match too many others. */
function mistakesIn({ length }: string): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/** True if the words differ by two neighbouring letters that changed places. */
function isSwapped(word: string, other: string): boolean {
  if (word.length !== other.length) return false;
  let at = 0;
  while (at < word.length && word[at] === other[at]) at += 1;
  const swapped = `${word[at + 1] ?? ''}${word[at] ?? ''}`;
  return word.slice(0, at) + swapped + word.slice(at + 2) === other;
}

/**
 * The minimum length of a word that is looked for inside others, such as “Bibliothek” in
 * “Gesundheitsbibliothek”.
 */
const shortestPart = 4;

const maxCandidates = 8;
const maxSimilar = 4;
