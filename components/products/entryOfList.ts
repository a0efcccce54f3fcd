/**
 * Returns the history entry in which the visitor left a list for this product, however many pages ago.
 * Between the two there may only be other products, reached from one another: a visitor who has been
 * elsewhere does not come from the list. Undefined if the browser has no Navigation API.
 *
 * @param lists paths of lists, without those of further pages, which are numbered
 */
export function entryOfList(lists: readonly string[]): NavigationHistoryEntry | undefined {
  // Some browsers lack it, although TypeScript's types say otherwise.
  if (!('navigation' in window)) return undefined;
  const before = navigation.entries().slice(0, navigation.currentEntry?.index ?? 0);
  for (const entry of before.reverse()) {
    const path = entry.url ? new URL(entry.url).pathname : '';
    const list = lists.find((each) => path === each || path.startsWith(`${each}/`));
    if (list === undefined) return undefined;
    if (/^(?:\/\d+)?$/.test(path.slice(list.length))) return entry;
  }
  return undefined;
}
