import {
  inSmallLetters,
  redirectSource,
  redirectTarget,
  usualSpellings,
  type HostAddress,
} from '../../../data/model/hostAddress.ts';
import { isPattern, type RedirectRule } from '../../../data/routes/redirects.ts';
import type { HostedSite, Wildcard } from '../hostedSite.ts';
import { netlifyNotFound } from '../netlify.ts';

/**
 * The whole `_redirects` file, which Netlify and Cloudflare Pages read; of its lines, the first that
 * fits counts.
 */
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
 * Cloudflare reads rules before it looks for a file, so what was built is excepted from the wildcard. As
 * lines without a `*`, they have to stand before those that have one.
 */
function builtPages({ shell, pages }: Wildcard): string[] {
  return [shell, ...pages].map((page) => `${page} ${page} 200\n`);
}

/** Netlify obeys it where there is no file. Without `.html`, to which Cloudflare would redirect. */
function wildcardLine({ folder, shell }: Wildcard): string {
  return `${folder}* ${shell} 200\n`;
}

/** Reads the wildcards back, for the preview server. */
export function parseWildcards(file: string): Pick<Wildcard, 'folder' | 'shell'>[] {
  return file.split('\n').flatMap((line) => {
    const [from = '', shell = '', status] = line.split(' ');
    return status === '200' && from.endsWith('/*') ? [{ folder: from.slice(0, -1), shell }] : [];
  });
}

/**
 * Redirects as a `_redirects` file, which Netlify and Cloudflare Pages read. These hosts compare letter by
 * letter, so each path stands there in its usual spellings; the 404 pages' script knows all others.
 *
 * @param most how many lines for single paths Cloudflare still reads
 * @internal
 */
export function netlifyRedirects(
  redirects: readonly RedirectRule[],
  most: number = mostOfCloudflare.exact,
): string {
  return linesOf(redirects, most).join('');
}

/** Where all usual spellings are more than Cloudflare reads, a path has two: as it is written, and in small letters. */
function linesOf(redirects: readonly RedirectRule[], most: number): string[] {
  const exact = redirects.filter((rule) => !isPattern(rule));
  const fits = exact.flatMap((rule) => lines(rule, usualSpellings)).length <= most;
  return redirects.flatMap((rule) =>
    lines(rule, fits && !isPattern(rule) ? usualSpellings : fewSpellings),
  );
}

const fewSpellings = (path: HostAddress) => [...new Set([path, inSmallLetters(path)])];

/** An address has no space, so it is one column; `:` and `*` stand for nothing but the rest. */
function lines(
  { from, to, permanent, forced }: RedirectRule,
  spellings: (path: HostAddress) => readonly HostAddress[],
): string[] {
  const status = permanent ? '301' : '302';
  const splat = to.replace(/\/\*$/, '/:splat');
  // Cloudflare, where redirects always come before files, skips a line with an exclamation mark.
  const statuses = forced ? [`${status}!`, status] : [status];
  return spellings(from).flatMap((path) => statuses.map((word) => `${path} ${splat} ${word}\n`));
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
    `${most.exact} and ${most.patterns}; the others lead on by the script of the 404 page alone.`
  );
}
