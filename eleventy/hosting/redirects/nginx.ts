import { keepsQuery } from '../../../contract/addresses/movedPaths.ts';
import { isPattern, type RedirectRule } from '../../../data/routes/redirects.ts';
import { bytePattern, plainRest } from './bytePattern.ts';

/** A location for each redirect. It comes before files, and of several that fit, the first counts. */
export function nginxRedirects(redirects: readonly RedirectRule[]): string[] {
  return redirects.map((redirect) => {
    const { to, permanent } = redirect;
    return `location ~* "${pattern(redirect)}" { return ${permanent ? 301 : 302} "${target(to)}"; }`;
  });
}

function pattern(redirect: RedirectRule): string {
  // `$` would let a line break pass at the end.
  if (!isPattern(redirect)) return `^${bytePattern(redirect.from)}/?\\z`;
  const above = `^${bytePattern(redirect.from.slice(0, -1))}`;
  return redirect.to.endsWith('/*') ? `${above}${plainRest}\\z` : above;
}

function target(to: string): string {
  // No address has a `$`, which would begin a variable.
  if (to.endsWith('/*')) return `${to.slice(0, -1)}$1${keepsQuery(to) ? query : ''}`;
  return keepsQuery(to) ? to + query : to;
}

const query = '$is_args$args';
