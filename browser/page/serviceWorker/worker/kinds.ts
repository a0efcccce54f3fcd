import { pageDataFolder, sharedDataFolder } from '../../../../contract/pageData.ts';
import { assetsPath, encodedPath, serverPrefix } from '../../../../contract/siteAddresses.ts';

/** The worker's way to handle a request. The browser handles requests without a kind. */
export type Kind = 'page' | 'membersPage' | 'pageData' | 'sharedData' | 'asset' | 'picture';

/** The parts of a request that decide on its kind. */
type HandledRequest = Pick<Request, 'url' | 'method' | 'mode' | 'destination' | 'headers'>;

/**
 * The kind of a request. The backend is another origin, and members' content comes with a token or
 * has one of their paths: none of it is cached (docs/decisions/0009).
 */
export function kindOf(
  request: HandledRequest,
  origin: string,
  membersPaths: readonly string[],
): Kind | undefined {
  const { origin: host, pathname } = new URL(request.url);
  const isOurs = host === origin && request.method === 'GET';
  if (!isOurs || request.headers.has('Authorization')) return undefined;
  if (pathname.startsWith(serverPrefix)) return undefined;
  const isOfMembers = isBelow(pathname, membersPaths);
  // A navigation is not always to a page: the file may be a PDF, a feed or a picture.
  if (request.mode === 'navigate') {
    if (hasExtension.test(pathname)) return undefined;
    return isOfMembers ? 'membersPage' : 'page';
  }
  if (isOfMembers) return undefined;
  if (pathname.startsWith(pageDataFolder + sharedDataFolder)) return 'sharedData';
  if (pathname.startsWith(`${pageDataFolder}/`)) {
    return isBelow(pathname.slice(pageDataFolder.length), membersPaths) ? undefined : 'pageData';
  }
  // Photos show which pages were read. All other assets are the same on each page.
  if (pathname.startsWith(encodedPath)) return 'picture';
  if (pathname.startsWith(assetsPath)) return 'asset';
  return request.destination === 'image' ? 'picture' : undefined;
}

const hasExtension = /\.\w+$/;

function isBelow(path: string, folders: readonly string[]): boolean {
  return folders.some((folder) => `${path}/`.startsWith(`${folder}/`));
}
