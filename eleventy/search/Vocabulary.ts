/** Maps words to numbers and back. */
export class Vocabulary {
  readonly #words: string[];
  /** Built at the first lookup: a build without changes looks no word up. */
  #numbers: Map<string, number> | undefined;

  constructor(words: readonly string[]) {
    this.#words = [...words];
  }

  get size(): number {
    return this.#words.length;
  }

  /** Returns the number of a word. A new word gets the next number. */
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
