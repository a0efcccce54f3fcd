import { inSmallLetters, redirectSource, redirectTarget } from '../../../data/model/hostAddress.ts';
import { isPattern, type RedirectRule } from '../../../data/routes/redirects.ts';

/**
 * Redirects as a `_redirects` file, which Netlify and Cloudflare Pages read. These hosts compare
 * letter by letter, so each path stands there as it was written and in small letters; the 404 pages'
 * script knows all other spellings.
 */
export function netlifyRedirects(redirects: readonly RedirectRule[]): string {
  return redirects.flatMap(lines).join('');
}

/** An address has no space, so it is one column; `:` and `*` stand for nothing but the rest. */
function lines({ from, to, permanent, forced }: RedirectRule): string[] {
  const status = permanent ? '301' : '302';
  const splat = to.replace(/\/\*$/, '/:splat');
  // Cloudflare, where redirects always come before files, skips a line with an exclamation mark.
  const statuses = forced ? [`${status}!`, status] : [status];
  return [...new Set([from, inSmallLetters(from)])].flatMap((path) =>
    statuses.map((word) => `${path} ${splat} ${word}\n`),
  );
}

/** Reads a `_redirects` file back, for the preview server. Lines that are not ours are none. */
export function parseRedirects(file: string): RedirectRule[] {
  return file.split('\n').flatMap((line) => {
    const [source = '', splat = '', status = ''] = line.split(' ');
    const from = redirectSource(source);
    const to = redirectTarget(splat.replace(/\/:splat$/, '/*'));
    if (from === undefined || to === undefined || !/^30[12]!?$/.test(status)) return [];
    return [{ from, to, permanent: status.startsWith('301') }];
  });
}

/** How many lines Cloudflare Pages reads, one that it skips included. */
const mostOfCloudflare = { exact: 2000, patterns: 100 };

/** What the operator should know of a table that is too long for a host; one line, or none. */
export function redirectsWarning(redirects: readonly RedirectRule[]): string | undefined {
  const patterns = redirects.filter(isPattern).flatMap(lines).length;
  const exact = redirects.flatMap(lines).length - patterns;
  const most = mostOfCloudflare;
  if (exact <= most.exact && patterns <= most.patterns) return undefined;
  return (
    `_redirects has ${exact} lines for single paths and ${patterns} with /*. Cloudflare Pages reads ` +
    `${most.exact} and ${most.patterns}; the others lead on by the script of the 404 page alone.`
  );
}
