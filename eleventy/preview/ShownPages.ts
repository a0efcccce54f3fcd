/**
 * Knows what each page of `npm run dev` was rendered from, so that after an edit of the content only those pages are
 * rendered that become others.
 */
export class ShownPages {
  readonly #keys = new Map<string, string>();

  /**
   * @param file of the page, such as `/kontakt.html`
   * @param key the hash of all that it is rendered from, except for the code
   * @returns whether it is there already
   */
  readonly isShown = (file: string, key: string): boolean => {
    const isSame = this.#keys.get(file) === key;
    this.#keys.set(file, key);
    return isSame;
  };

  /** A page that could not be rendered, or is gone. */
  forget(file: string): void {
    this.#keys.delete(file);
  }

  /** The code has changed. */
  forgetAll(): void {
    this.#keys.clear();
  }
}
