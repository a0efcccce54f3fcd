import { backLink, type BackLinkData } from '../../contract/markup/backLink.ts';
import { followedHere } from '../navigation/links.ts';

/**
 * Lets links back to the products lead to where the visitor left a list of them: a step in the
 * browser's history, which keeps the address with its filters, and the place on the page. Where there
 * is none, or the browser does not tell, they stay links.
 */
export function startBackLinks(root: ParentNode): void {
  for (const link of root.querySelectorAll<HTMLAnchorElement>(backLink)) {
    link.addEventListener('click', (event) => {
      const key = followedHere(event) && keyOfList(listsOf(link));
      if (!key) return;
      event.preventDefault();
      const { committed, finished } = navigation.traverseTo(key);
      // The browser may have forgotten the entry meanwhile.
      committed?.catch(() => location.assign(link.href));
      finished?.catch(() => undefined);
    });
  }
}

function listsOf({ dataset }: HTMLAnchorElement): string[] {
  return (dataset as unknown as BackLinkData).lists.split(' ');
}

/**
 * The entry of the history that the visitor came from. Between the two there may be other products,
 * which one leads to from the other; whoever has been elsewhere does not come from the list.
 */
function keyOfList(lists: readonly string[]): string | undefined {
  // Not every browser has it, whatever TypeScript says.
  if (!('navigation' in window)) return undefined;
  const entries = navigation.entries().slice(0, navigation.currentEntry?.index ?? 0);
  for (const { url, key } of entries.reverse()) {
    const path = url ? new URL(url).pathname : '';
    const list = lists.find((each) => path === each || path.startsWith(`${each}/`));
    if (list === undefined) return undefined;
    // Further parts of a list are numbered.
    if (/^(?:\/\d+)?$/.test(path.slice(list.length))) return key;
  }
  return undefined;
}
