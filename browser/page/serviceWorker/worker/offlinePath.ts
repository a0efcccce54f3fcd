/**
 * The path of the offline page for a path.
 *
 * @param offlinePaths such as `/offline` and `/en/offline`; the first is the fallback
 */
export function offlinePathFor(
  pathname: string,
  offlinePaths: readonly string[],
): string | undefined {
  const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1);
  const fitting = offlinePaths
    .filter((path) => `${pathname}/`.startsWith(folderOf(path)))
    .toSorted((one, other) => other.length - one.length);
  return fitting[0] ?? offlinePaths[0];
}
