import {
  destination,
  findMoved,
  movedPathsAddress,
  type MovedPathsData,
} from '../../contract/addresses/movedPaths.ts';

/**
 * Runs on 404 pages alone, and leads on to where the address has moved: some hosts compare letter by
 * letter, and none but this knows every spelling.
 */
async function start(): Promise<void> {
  const response = await fetch(movedPathsAddress);
  const { data } = (await response.json()) as MovedPathsData;
  const { origin, pathname, search, hash } = location;
  const found = findMoved(pathname, { exact: new Map(data.exact), below: new Map(data.below) });
  if (!found) return;
  const to = destination(found.rule, found.rest, search);
  const url = new URL(to, origin);
  // Whatever the file says, nothing is run, and a path stays on the site.
  const isSafe = to.startsWith('/') ? url.origin === origin : /^https?:$/.test(url.protocol);
  // As browsers do with a host's redirect.
  url.hash ||= hash;
  if (isSafe) location.replace(url);
}

// Without the file, the page says all that it can say.
start().catch(() => undefined);
