/**
 * The browser's Cache Storage, which neither Node nor jsdom has. Keys are in the order of writing.
 */
export class FakeCaches {
  readonly #caches = new Map<string, FakeCache>();

  has = (name: string) => Promise.resolve(this.#caches.has(name));
  keys = () => Promise.resolve([...this.#caches.keys()]);
  delete = (name: string) => Promise.resolve(this.#caches.delete(name));
  open = (name: string) => {
    const cache = this.#caches.get(name) ?? new FakeCache();
    this.#caches.set(name, cache);
    return Promise.resolve(cache);
  };
}

class FakeCache {
  readonly #entries = new Map<string, Response>();

  keys = () => Promise.resolve([...this.#entries.keys()]);
  match = (key: string) => Promise.resolve(this.#entries.get(key));
  delete = (key: string) => Promise.resolve(this.#entries.delete(key));
  put = (key: string, response: Response) => {
    this.#entries.delete(key);
    this.#entries.set(key, response);
    return Promise.resolve();
  };
}
