import {
  inSmallLetters,
  redirectSource,
  redirectTarget,
  pathVariants,
  type HostAddress,
} from '../../../data/fields/hostAddress.ts';
import { isPattern, type RedirectRule } from '../../../data/routes/redirects.ts';
import type { HostedSite, Wildcard } from '../hostedSite.ts';
import { netlifyNotFound } from '../netlify.ts';

/** Returns the `_redirects` file for Netlify and Cloudflare Pages. The first matching line wins. */
export function redirectsFile({ redirects, wildcards, notFoundFolders }: HostedSite): string {
  const built = wildcards.flatMap(builtPages);
  return [
    ...built,
    netlifyRedirects(redirects, mostOfCloudflare.exact - built.length),
    ...wildcards.map(wildcardLine),
    netlifyNotFound(notFoundFolders),
  ].join('');
}

/**
 * Cloudflare evaluates rules before it looks for a file, so built pages are excluded from the
 * wildcard. Lines without a `*` must come before lines with one.
 */
function builtPages({ shell, pages }: Wildcard): string[] {
  return [shell, ...pages].map((page) => `${page} ${page} 200\n`);
}

/**
 * Netlify uses this line if there is no file. The target has no `.html`, because Cloudflare would
 * redirect to it.
 */
function wildcardLine({ folder, shell }: Wildcard): string {
  return `${folder}* ${shell} 200\n`;
}

/** Parses the wildcards of a `_redirects` file, for the preview server. */
export function parseWildcards(file: string): Pick<Wildcard, 'folder' | 'shell'>[] {
  return file.split('\n').flatMap((line) => {
    const [from = '', shell = '', status] = line.split(' ');
    return status === '200' && from.endsWith('/*') ? [{ folder: from.slice(0, -1), shell }] : [];
  });
}

/**
 * Returns redirects as lines of a `_redirects` file. Netlify and Cloudflare Pages compare
 * case-sensitively, so each path is written in its usual variants; the script of the 404 pages
 * knows all others.
 * @param most how many lines for single paths Cloudflare still reads
 * @internal
 */
export function netlifyRedirects(
  redirects: readonly RedirectRule[],
  most: number = mostOfCloudflare.exact,
): string {
  return linesOf(redirects, most).join('');
}

/**
 * If all usual variants exceed Cloudflare's limit, each path gets two: as written, and in lower
 * case.
 */
function linesOf(redirects: readonly RedirectRule[], most: number): string[] {
  const exact = redirects.filter((rule) => !isPattern(rule));
  const fits = exact.flatMap((rule) => lines(rule, pathVariants)).length <= most;
  return redirects.flatMap((rule) =>
    lines(rule, fits && !isPattern(rule) ? pathVariants : fewVariants),
  );
}

const fewVariants = (path: HostAddress) => [...new Set([path, inSmallLetters(path)])];

/**
 * Encoded addresses contain no spaces, which separate the columns. `:` and `*` are placeholders
 * only in `/:splat` and `/*`.
 */
function lines(
  { from, to, permanent, forced }: RedirectRule,
  variantsOf: (path: HostAddress) => readonly HostAddress[],
): string[] {
  const status = permanent ? '301' : '302';
  const splat = to.replace(/\/\*$/, '/:splat');
  // Cloudflare always evaluates redirects before files, and skips a line with an exclamation mark.
  const statuses = forced ? [`${status}!`, status] : [status];
  return variantsOf(from).flatMap((path) => statuses.map((word) => `${path} ${splat} ${word}\n`));
}

/**
 * Parses a `_redirects` file, for the preview server. Ignores lines that the build does not write.
 */
export function parseRedirects(file: string): RedirectRule[] {
  return file.split('\n').flatMap((line) => {
    const [source = '', splat = '', status = ''] = line.split(' ');
    const from = redirectSource(source);
    const to = redirectTarget(splat.replace(/\/:splat$/, '/*'));
    if (from === undefined || to === undefined || !/^30[12]!?$/.test(status)) return [];
    return [{ from, to, permanent: status.startsWith('301') }];
  });
}

/** Cloudflare Pages reads at most this many lines, including those that it skips. */
const mostOfCloudflare = { exact: 2000, patterns: 100 };

/** Returns a warning for the operator if the table is too long for a host; one line, or none. */
export function redirectsWarning({
  redirects,
  wildcards,
}: Pick<HostedSite, 'redirects' | 'wildcards'>): string | undefined {
  const built = wildcards.flatMap(builtPages).length;
  const most = mostOfCloudflare;
  const ofPatterns = linesOf(redirects.filter(isPattern), most.exact).length;
  const patterns = ofPatterns + wildcards.length;
  const exact = linesOf(redirects, most.exact - built).length - ofPatterns + built;
  if (exact <= most.exact && patterns <= most.patterns) return undefined;
  return (
    `_redirects has ${exact} lines for single paths and ${patterns} with /*. Cloudflare Pages reads ` +
    `${most.exact} and ${most.patterns}; only the script of the 404 page follows the others.`
  );
}
