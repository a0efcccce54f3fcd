/**
 * Finds German words in others: who looks for "Versammlung" means the "Mitgliederversammlung", too,
 * of which a search by words knows nothing. The site's own nouns are the dictionary, so that no
 * "Kunden" are found in "Urkunden" unless the site speaks of both.
 */
export class Compounds {
  readonly #nouns: ReadonlySet<string>;

  /** @param texts all that the site says in German */
  constructor(texts: Iterable<string>) {
    this.#nouns = new Set(
      [...texts].flatMap(nounsIn).filter(({ length }) => length >= shortestPart),
    );
  }

  /** The words that the compounds of a text end in, each once. */
  endingsIn(text: string): string[] {
    return [...new Set(nounsIn(text).flatMap((noun) => this.#endingsOf(noun)))].sort();
  }

  #endingsOf(noun: string): string[] {
    const endings: string[] = [];
    for (let start = shortestStart; start <= noun.length - shortestPart; start += 1) {
      const ending = noun.slice(start);
      if (this.#isKnown(ending)) endings.push(ending);
    }
    return endings;
  }

  /** In whatever number and case it stands elsewhere. */
  #isKnown(ending: string): boolean {
    const stem = ending.replace(/(e[nrs]?|n|s)$/, '');
    return inflections.some((inflection) => this.#nouns.has(stem + inflection));
  }
}

/** In letters. */
const shortestPart = 5;
const shortestStart = 3;

const inflections = ['', 'e', 'en', 'er', 'es', 'n', 's'];

/** Words with a capital letter, in small letters; a first word that is no noun does little harm. */
function nounsIn(text: string): string[] {
  return (text.match(/\p{Lu}\p{Ll}+/gu) ?? []).map((noun) => noun.toLowerCase());
}
