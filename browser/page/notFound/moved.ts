import {
  destination,
  findMoved,
  movedPathsAddress,
  type MovedPathsData,
} from '../../../contract/movedPaths.ts';

/**
 * Runs on 404 pages only and redirects a moved address. Some hosts compare addresses by each
 * character; only this script matches every spelling.
 */
async function start(): Promise<void> {
  const response = await fetch(movedPathsAddress);
  const { data } = (await response.json()) as MovedPathsData;
  const { origin, pathname, search, hash } = location;
  const found = findMoved(pathname, { exact: new Map(data.exact), below: new Map(data.below) });
  if (!found) return;
  const to = destination(found.rule, found.rest, search);
  const url = new URL(to, origin);
  // A damaged file must not open a script address, and a path must stay on the site.
  const isSafe = to.startsWith('/') ? url.origin === origin : /^https?:$/.test(url.protocol);
  // Keeps the hash, as browsers do after a host's redirect.
  url.hash ||= hash;
  if (isSafe) location.replace(url);
}

// Without the file, the 404 page stays.
start().catch(() => undefined);
