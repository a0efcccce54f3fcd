import type { CheckedContent } from '../../../../data/checks/contentProblems.ts';
import { redirectOf } from '../../../../data/routes/redirects.ts';
import { shellsOf } from '../../../../data/routes/shells.ts';
import { SitePaths } from '../../../../data/routes/SitePaths.ts';
import type { Link } from './links.ts';

/**
 * Returns the links to this website that lead to no page, no file of the build, and no redirect. The build finds the same in the
 * files that it has written, and anchors and uploads as well (eleventy/checks/deadLinks.ts), but editors do not see its output.
 */
export function deadOwnLinks(
  links: readonly Link[],
  { site, routes, redirects }: CheckedContent,
): Link[] {
  const paths = new SitePaths(site, routes, '');
  const { news, members } = shellsOf(site, routes, true);
  // Those to files are not in the checked table.
  const moved = [...redirects, ...site.redirects];
  return links.filter(({ address, isOutside }) => !isOutside && !isThere(pathOf(address)));

  function isThere(path: string): boolean {
    const bare = path.replace(/(?:\/|\/index\.html|\.html)$/, '');
    return (
      [path, bare, `${bare}/`].some((each) => routes.at(each)) ||
      redirectOf(path, moved) !== undefined ||
      // Pages for members only, and news that are newer than the build.
      [...members, ...news].some(({ pathAbove }) => path.startsWith(`${pathAbove}/`)) ||
      uploadsOrAdministration.test(path) ||
      ['file', 'reserved'].includes(paths.hiddenBy(path)?.kind ?? '')
    );
  }
}

/** Where uploads are depends on the files' names, and the build redirects from /admin to Directus. */
const uploadsOrAdministration = /^\/(?:files\/|images\/|admin(?:$|\/))/;

function pathOf(address: string): string {
  const [path = ''] = address.split(/[?#]/, 1);
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
