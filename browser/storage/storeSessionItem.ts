/** Has this tab hold something under a key, until it is closed; an empty text takes it away. */
export function storeSessionItem(key: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
  } catch {
    // Storage may be off, or full: what was to be kept then lasts as long as the page.
  }
}
