/** Makes one call at a time for a key: callers with the same key share its result. */
export class Shared<Key> {
  #running: { readonly key: Key; readonly done: Promise<void> } | undefined;

  run(key: Key, call: () => Promise<void>): Promise<void> {
    if (this.#running?.key === key) return this.#running.done;
    const done = call().finally(() => {
      if (this.#running?.done === done) this.#running = undefined;
    });
    this.#running = { key, done };
    return done;
  }
}
