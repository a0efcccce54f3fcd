import type { HeaderRule } from './headerTable.ts';

/** Returns the headers as a `_headers` file for Netlify and Cloudflare Pages. */
export function netlifyHeaders(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ path, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
      return [path, ...lines].join('\n');
    })
    .join('\n\n')
    .concat('\n');
}

/** Parses a `_headers` file, so that the preview server uses the same file as hosts. */
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
 * Returns the headers for a path, each once. Policies are joined, since browsers enforce each of
 * them; for other headers, the last value wins.
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
 * Returns the lines for 404 pages at the end of a `_redirects` file. Netlify sends these pages if
 * there is no file and no redirect. Cloudflare finds them automatically and skips the lines.
 * @param folders a folder comes before its subfolders; the lines are reversed, since the first
 * match wins
 */
export function netlifyNotFound(folders: readonly string[]): string {
  return folders
    .map((folder) => `${folder}* ${folder}404.html 404\n`)
    .toReversed()
    .join('');
}
