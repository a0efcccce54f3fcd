/** Stores a text under a key until the tab is closed. An empty text deletes the key. */
export function storeSessionItem(key: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
  } catch {
    // Storage may be off or full. Callers then keep the value for this page only.
  }
}
