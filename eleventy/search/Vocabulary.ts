/** Words by their numbers, and numbers by their words. */
export class Vocabulary {
  readonly #words: string[];
  /** Made when a word is looked for: where nothing changed, none is. */
  #numbers: Map<string, number> | undefined;

  constructor(words: readonly string[]) {
    this.#words = [...words];
  }

  get size(): number {
    return this.#words.length;
  }

  /** A word that is new gets the next number. */
  numberOf(word: string): number {
    this.#numbers ??= new Map(this.#words.map((known, number) => [known, number]));
    const known = this.#numbers.get(word);
    if (known !== undefined) return known;
    const number = this.#words.push(word) - 1;
    this.#numbers.set(word, number);
    return number;
  }

  wordOf(number: number): string {
    return this.#words[number] as string;
  }
}
