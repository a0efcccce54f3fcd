import { sharedDataPath } from '../pageData/PageData.ts';
import {
  contentSecurityPolicy,
  hashesIn,
  webAssembly,
} from '../rendering/contentSecurityPolicy.ts';
import type { OtherHosts } from '../rendering/otherHosts.ts';
import { searchPath } from '../search/SearchIndex.ts';
import { serviceWorkerPath } from '../serviceWorker/path.ts';

/**
 * Which headers a host sends with which paths. A header stands in one rule only, since some hosts
 * send those of all rules that match, and others the last. Only a policy may be followed by a
 * stricter one: of two that are sent, browsers obey both. Pages have no `Cache-Control`: every host
 * lets them be asked for again unless it is told otherwise.
 */
export interface HeaderRule {
  /** A path; `*` at the end stands for anything. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Files that editors uploaded. */
const editorsFolders = ['/images/*', '/files/*'];

/** A drawing (SVG) whose own address is opened may hold scripts; they do not run. */
const harmless = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

export interface HeaderTableOptions {
  /** The folder of files whose names change with their content. */
  readonly assetsPath: string;
  /** Whom browsers may ask beside the site's own host. */
  readonly otherHosts?: OtherHosts;
}

/**
 * The headers of a whole site.
 *
 * @param pages the HTML of all pages: a header allows what any of them needs, while the policy in
 *   each page allows no more than that page's own
 */
export function headerTable(
  pages: readonly string[],
  { assetsPath, otherHosts }: HeaderTableOptions,
): HeaderRule[] {
  const { scripts, styles } = hashesIn(pages);
  // The search's worker obeys the header alone; no page may do what it does.
  const policy = contentSecurityPolicy({ scripts: [...scripts, webAssembly], styles }, otherHosts);
  return [
    // Names that change with the content, so they never have to be asked for again.
    ...[assetsPath, sharedDataPath, `${searchPath}index/`, `${searchPath}fragment/`].map(
      (path) => ({
        path: `${path}*`,
        headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
      }),
    ),
    // A worker that a browser kept would keep all else.
    { path: serviceWorkerPath, headers: { 'Cache-Control': 'no-cache' } },
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Strict-Transport-Security': 'max-age=31536000',
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'DENY',
      },
    },
    ...editorsFolders.map((path) => ({ path, headers: { 'Content-Security-Policy': harmless } })),
  ];
}
