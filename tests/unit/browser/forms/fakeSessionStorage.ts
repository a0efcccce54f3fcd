/** A session storage of its own for a test in Node, as a browser gives one to each tab. */
export function fakeSessionStorage(): Storage {
  const held = new Map<string, string>();
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, text: string) => void held.set(key, text),
    removeItem: (key: string) => void held.delete(key),
  } as Storage;
}
