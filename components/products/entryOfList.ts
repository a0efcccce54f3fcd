/**
 * The entry of the browser's history in which the visitor left a list for this product, however many
 * pages ago. Between the two there may be other products, of which one leads to the next; whoever has
 * been elsewhere meanwhile does not come from the list. None where the browser does not tell.
 *
 * @param lists paths of lists, without their further parts, which are numbered
 */
export function entryOfList(lists: readonly string[]): NavigationHistoryEntry | undefined {
  // Not every browser has it, whatever TypeScript says.
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
