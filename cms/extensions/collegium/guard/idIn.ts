/** Returns the id of a related item with a UUID, such as a file. Directus accepts a key, or an item with its changes. */
export function idIn(related: unknown): string | undefined {
  const id =
    typeof related === 'object' && related !== null ? (related as { id?: unknown }).id : related;
  return typeof id === 'string' ? id : undefined;
}
