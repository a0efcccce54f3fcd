import { basename } from 'node:path';
import { pages } from './pages.ts';
import { asItIs, status, type Mood } from './moodyServer.ts';

/** What everything of the newer build is called by. */
export const newerHash = 'newer000';

/** At the end of each main heading of the newer build. */
export const newerMark = ' (neu)';

const home = pages.find(({ path }) => path === '/')!.html;

/** The compilation of the built site. */
export const [, hash = ''] = /data-build="(\w+)/.exec(home)!;

/** The loader of the built site, which is gone with the newer build. */
export const [, loader = ''] = /src="(\/assets\/main-[\w-]+\.js)"/.exec(home)!;

export const newerLoader = `/assets/main-${newerHash}.js`;

/** Answers as if the site had been built anew, with another shell, other texts and another loader. */
export function newerBuild(site: string): (path: string) => Mood {
  return (path) => {
    if (path === loader) return status(404);
    return async (response, original) => {
      const { headers, body } = path === newerLoader ? await fetched(`${site}${loader}`) : original;
      if (!/html|json|javascript/.test(headers.get('content-type') ?? '')) {
        return asItIs(response, original);
      }
      const changed = Buffer.from(
        body
          .toString()
          .replaceAll(hash, newerHash)
          // Pages call it by its address, other scripts as their neighbour.
          .replaceAll(basename(loader), basename(newerLoader))
          .replaceAll('</h1>', `${newerMark}</h1>`),
      );
      headers.set('content-length', String(changed.byteLength));
      const code = path === newerLoader ? 200 : original.status;
      return asItIs(response, { status: code, headers, body: changed });
    };
  };
}

async function fetched(address: string) {
  const response = await fetch(address);
  const headers = new Headers({ 'content-type': response.headers.get('content-type') ?? '' });
  return { headers, body: Buffer.from(await response.arrayBuffer()) };
}
