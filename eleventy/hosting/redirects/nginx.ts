import { keepsQuery } from '../../../contract/movedPaths.ts';
import { isPattern, type RedirectRule } from '../../../data/routes/redirects.ts';
import { bytePattern, plainRest } from './bytePattern.ts';

/**
 * Returns a location for each redirect. Redirects are evaluated before files, and the first match
 * wins.
 */
export function nginxRedirects(redirects: readonly RedirectRule[]): string[] {
  return redirects.map((redirect) => {
    const { to, permanent } = redirect;
    return `location ~* "${pattern(redirect)}" { return ${permanent ? 301 : 302} "${target(to)}"; }`;
  });
}

function pattern(redirect: RedirectRule): string {
  // `$` would also match before a line break at the end.
  if (!isPattern(redirect)) return `^${bytePattern(redirect.from)}/?\\z`;
  const above = `^${bytePattern(redirect.from.slice(0, -1))}`;
  return redirect.to.endsWith('/*') ? `${above}${plainRest}\\z` : above;
}

function target(to: string): string {
  // Encoded addresses contain no `$`, which would start a variable.
  if (to.endsWith('/*')) return `${to.slice(0, -1)}$1${keepsQuery(to) ? query : ''}`;
  return keepsQuery(to) ? to + query : to;
}

const query = '$is_args$args';
