/**
 * Remembers the hash of each page's input in `npm run dev`, so that after an edit of the content
 * only changed pages are rendered.
 */
export class ShownPages {
  readonly #keys = new Map<string, string>();

  /**
   * @param file of the page, such as `/kontakt.html`
   * @param key the hash of the page's input, without the code
   * @returns whether the output folder already has this version
   */
  readonly isShown = (file: string, key: string): boolean => {
    const isSame = this.#keys.get(file) === key;
    this.#keys.set(file, key);
    return isSame;
  };

  /** For a page that could not be rendered or was deleted. */
  forget(file: string): void {
    this.#keys.delete(file);
  }

  /** For a change of the code. */
  forgetAll(): void {
    this.#keys.clear();
  }
}
