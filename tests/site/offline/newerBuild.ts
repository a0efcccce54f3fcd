import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { pages, siteFolder } from '../pages.ts';
import { asItIs, status, type Mood } from '../moodyServer.ts';

/** The hash in all file names of the newer build. */
export const newerHash = 'newer000';

/** The text at the end of each main heading of the newer build. */
export const newerMark = ' (neu)';

const home = pages.find(({ path }) => path === '/')!.html;

/** The compilation hash of the built site. */
export const [, hash = ''] = /data-build="(\w+)/.exec(home)!;

/** The loader script of the built site. The newer build does not contain it. */
export const [, loader = ''] = /src="(\/assets\/main-[\w-]+\.js)"/.exec(home)!;

/**
 * Names of scripts in the newer build, by their names in the built site. A script that imports a
 * renamed one is renamed, too.
 */
const newerScripts = new Map(
  globSync('assets/*.js', { cwd: siteFolder }).map((file) => {
    const name = basename(file);
    const newer = name.replace(/-[\w-]{8}\.js$/, `-${newerHash}.js`);
    // Some file names consist of only the hash.
    return [name, newer === name ? `newer-${name}` : newer] as const;
  }),
);

export const newerLoader = inNewer(loader);

/**
 * Responds as if the site had been built again, with another page template, other texts and other
 * scripts.
 */
export function newerBuild(site: string): (path: string) => Mood {
  const before = new Map([...newerScripts].map(([old, newer]) => [newer, old]));
  return (path) => {
    if (newerScripts.has(basename(path))) return status(404);
    return async (response, original) => {
      const old = before.get(basename(path));
      const { headers, body } = old ? await fetched(`${site}/assets/${old}`) : original;
      if (!/html|json|javascript/.test(headers.get('content-type') ?? '')) {
        return asItIs(response, original);
      }
      const changed = Buffer.from(
        inNewer(body.toString())
          .replaceAll(hash, newerHash)
          .replaceAll('</h1>', `${newerMark}</h1>`),
      );
      headers.set('content-length', String(changed.byteLength));
      return asItIs(response, { status: old ? 200 : original.status, headers, body: changed });
    };
  };
}

function inNewer(text: string): string {
  return [...newerScripts].reduce((words, [old, newer]) => words.replaceAll(old, newer), text);
}

async function fetched(address: string) {
  const response = await fetch(address);
  const headers = new Headers({ 'content-type': response.headers.get('content-type') ?? '' });
  return { headers, body: Buffer.from(await response.arrayBuffer()) };
}
