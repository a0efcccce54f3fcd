/** A value that only the code that asks for it can see: no log, JSON or template holds it. */
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
