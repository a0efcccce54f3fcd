/** A session storage for tests in Node. Each call returns a new one, as each tab has its own. */
export function fakeSessionStorage(): Storage {
  const held = new Map<string, string>();
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, text: string) => void held.set(key, text),
    removeItem: (key: string) => void held.delete(key),
  } as Storage;
}
