/** The pause in typing after which a query counts as written. */
export class TypingPause {
  readonly #milliseconds: number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #act: () => void = () => undefined;
  /** Fulfilled when the pause is over. Undefined while nobody types. */
  #over: PromiseWithResolvers<void> | undefined;

  constructor(milliseconds: number) {
    this.#milliseconds = milliseconds;
  }

  /**
   * Starts the pause again. Call it after each letter.
   *
   * @param act is called when the pause is over; replaces the one of the letter before
   * @returns the same promise for all letters; fulfilled when the pause is over
   */
  begin(act: () => void): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.end(), this.#milliseconds);
    this.#act = act;
    this.#over ??= Promise.withResolvers();
    return this.#over.promise;
  }

  /** Ends the pause at once, for a visitor who submits the query. Does nothing if nobody types. */
  end(): void {
    if (this.#over) this.#act();
    this.cancel();
  }

  /** Ends the pause without the act. */
  cancel(): void {
    clearTimeout(this.#timer);
    this.#over?.resolve();
    this.#over = undefined;
  }
}
