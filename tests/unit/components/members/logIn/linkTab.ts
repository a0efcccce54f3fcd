/** A tab in which a test opens links one after the other. */
export class Tab {
  token: string;
  readonly #watchers = new Set<() => void>();
  readonly links = {
    kept: () => this.token,
    forget: () => this.open(''),
    watch: (tell: () => void) => {
      this.#watchers.add(tell);
      return () => void this.#watchers.delete(tell);
    },
  };

  constructor(token: string) {
    this.token = token;
  }

  open(token: string) {
    this.token = token;
    for (const tell of this.#watchers) tell();
  }
}
