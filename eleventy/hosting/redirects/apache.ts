import { keepsQuery } from '../../../contract/addresses/movedPaths.ts';
import { isPattern, type RedirectRule } from '../../../data/routes/redirects.ts';
import { bytePattern, plainRest } from './bytePattern.ts';

/** A rule for each redirect. It comes before files, and of several that fit, the first counts. */
export function apacheRedirects(redirects: readonly RedirectRule[]): string[] {
  return redirects.map((redirect) => {
    const { to, permanent } = redirect;
    // NE: a target is an address already, whose # and escapes are meant.
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
  // In a folder, paths have no slash at their beginning.
  const path = redirect.from.slice(1);
  // `$` would let a line break pass at the end.
  if (!isPattern(redirect)) return `^${bytePattern(path)}/?\\z`;
  const above = `^${bytePattern(path.slice(0, -1))}`;
  return redirect.to.endsWith('/*') ? `${above}${plainRest}\\z` : above;
}

function target(to: string): string {
  // An escape would be read as the part of a condition (%1), or as a variable (%{…}).
  const escaped = to.replaceAll('%', '\\%');
  // Of a query, be it in what follows the #, mod_rewrite takes the last & away.
  const address = /\?.*&$/.test(escaped) ? `${escaped}&` : escaped;
  return address.endsWith('/*') ? `${address.slice(0, -1)}$1` : address;
}
