import { keepsQuery } from '../../../contract/movedPaths.ts';
import { isPattern, type RedirectRule } from '../../../data/routes/redirects.ts';
import { bytePattern, plainRest } from './bytePattern.ts';

/**
 * Returns a rule for each redirect. Redirects are evaluated before files, and the first match wins.
 */
export function apacheRedirects(redirects: readonly RedirectRule[]): string[] {
  return redirects.map((redirect) => {
    const { to, permanent } = redirect;
    // NE (no escape): a target is an encoded URL already; its # and escapes must stay.
    const flags = [
      `R=${permanent ? 301 : 302}`,
      'NC',
      'NE',
      ...(keepsQuery(to) ? [] : ['QSD']),
      'L',
    ];
    return `RewriteRule "${pattern(redirect)}" "${target(to)}" [${flags.join(',')}]`;
  });
}

function pattern(redirect: RedirectRule): string {
  // Per-directory rules match paths without the leading slash.
  const path = redirect.from.slice(1);
  // `$` would also match before a line break at the end.
  if (!isPattern(redirect)) return `^${bytePattern(path)}/?\\z`;
  const above = `^${bytePattern(path.slice(0, -1))}`;
  return redirect.to.endsWith('/*') ? `${above}${plainRest}\\z` : above;
}

function target(to: string): string {
  // mod_rewrite would read an escape as a back-reference to a condition (%1) or as a variable
  // (%{…}).
  const escaped = to.replaceAll('%', '\\%');
  // mod_rewrite removes the last & of a query, even after the #.
  const address = /\?.*&$/.test(escaped) ? `${escaped}&` : escaped;
  return address.endsWith('/*') ? `${address.slice(0, -1)}$1` : address;
}
