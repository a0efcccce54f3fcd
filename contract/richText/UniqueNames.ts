/** Unique names: a name that is taken gets a number. */
export class UniqueNames {
  readonly #numbered: (name: string, count: number) => string;
  readonly #taken = new Set<string>();
  readonly #counts = new Map<string, number>();

  constructor(numbered: (name: string, count: number) => string) {
    this.#numbered = numbered;
  }

  take(name: string): string {
    let free = name;
    // Continues counting from the last number: a text may have ten thousand headings with the same
    // words.
    let count = this.#counts.get(name) ?? 1;
    while (this.#taken.has(free)) free = this.#numbered(name, ++count);
    this.#counts.set(name, count);
    this.#taken.add(free);
    return free;
  }

  areFree(names: readonly string[]): boolean {
    return names.every((name) => !this.#taken.has(name));
  }
}
