/** What this tab holds under a key; nothing where storage is off. */
export function sessionItem(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}
