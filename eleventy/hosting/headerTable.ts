import { contentSecurityPolicy, hashesIn } from '../rendering/contentSecurityPolicy.ts';

/**
 * Which headers a host sends with which paths. A header stands in one rule only, since hosts send
 * those of all rules that match. Pages have no `Cache-Control`: every host lets them be asked for
 * again unless it is told otherwise.
 */
export interface HeaderRule {
  /** A path; `*` at the end stands for anything. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * The headers of a whole site.
 *
 * @param pages the HTML of all pages: a header allows what any of them needs, while the policy in
 *   each page allows no more than that page's own
 */
export function headerTable(pages: readonly string[], assetsPath: string): HeaderRule[] {
  return [
    {
      path: `${assetsPath}*`,
      // The name of an asset changes with its content, so it never has to be asked for again.
      headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
    },
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': `${contentSecurityPolicy(hashesIn(pages))}; frame-ancestors 'none'`,
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Strict-Transport-Security': 'max-age=31536000',
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'DENY',
      },
    },
  ];
}
