import type { HeaderRule } from './headerTable.ts';

/**
 * How long a page may be kept without asking: not at all. Hosts that read `_headers` say so by
 * themselves; to others it has to be said, or browsers guess.
 */
export const pagesCaching = 'no-cache';

/** The table as a `_headers` file, which Netlify and Cloudflare Pages read. */
export function netlifyHeaders(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ path, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
      return [path, ...lines].join('\n');
    })
    .join('\n\n')
    .concat('\n');
}

/** Reads a `_headers` file back, so that the preview server obeys the very file that hosts get. */
export function parseHeaders(file: string): HeaderRule[] {
  return file
    .trim()
    .split('\n\n')
    .map((block) => {
      const [path = '', ...lines] = block.split('\n');
      const headers = lines.map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()] as const;
      });
      return { path, headers: Object.fromEntries(headers) };
    });
}

/**
 * The headers that go with a path, each once: all policies, since browsers obey each of them, and of
 * all else the last word.
 */
export function headersFor(path: string, rules: readonly HeaderRule[]): [string, string][] {
  const sent = new Map<string, string>();
  for (const rule of rules.filter((one) => matches(one, path))) {
    for (const [name, value] of Object.entries(rule.headers)) {
      const before = name === 'Content-Security-Policy' ? sent.get(name) : undefined;
      sent.set(name, before === undefined ? value : `${before}, ${value}`);
    }
  }
  return [...sent];
}

function matches(rule: HeaderRule, path: string): boolean {
  return rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path;
}

/**
 * The 404 page of each folder, for the end of a `_redirects` file: Netlify shows it where there is no
 * file and no redirect. Cloudflare finds these pages by itself, and skips the lines.
 *
 * @param folders one in another comes after it; of these lines, the first one counts
 */
export function netlifyNotFound(folders: readonly string[]): string {
  return folders
    .map((folder) => `${folder}* ${folder}404.html 404\n`)
    .toReversed()
    .join('');
}
