/** A value that only an explicit `reveal` returns: it never appears in logs, JSON or templates. */
export class Secret {
  readonly #value: string;

  constructor(value: string) {
    this.#value = value;
  }

  reveal(): string {
    return this.#value;
  }

  toJSON(): string {
    return '(secret)';
  }
}
