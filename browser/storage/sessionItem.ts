/** The text that this tab has stored under a key; empty if storage is off. */
export function sessionItem(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}
