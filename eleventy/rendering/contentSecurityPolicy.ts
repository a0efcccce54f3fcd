import { createHash } from 'node:crypto';
import {
  type PolicySource,
  defaultPolicy,
  htmlPolicy,
  workerPolicy,
} from '../../contract/contentSecurityPolicy.ts';
import type { OtherHosts } from './otherHosts.ts';

/** Hashes of a page's inline code, as in a policy. */
interface InlineHashes {
  readonly scripts: Iterable<string>;
  readonly styles: Iterable<string>;
}

/**
 * Returns a page's policy: it allows files of the site's host, the hosts that the site needs, and
 * inline code with a known hash. It has no `unsafe-inline` and no `unsafe-eval`
 * (mozilla/http-observatory scores these).
 */
export function contentSecurityPolicy(
  { scripts, styles }: InlineHashes,
  others: Partial<OtherHosts> = {},
): string {
  const { connections = [], images = [], frames = [], trust = [] } = others;
  return [
    "default-src 'none'",
    `script-src 'self' ${[sources(scripts), ...(others.scripts ?? [])].join(' ')}`,
    `style-src 'self' ${sources(styles)}`,
    ['img-src', "'self'", ...images].join(' '),
    "font-src 'self'",
    ['connect-src', "'self'", ...connections].join(' '),
    ...(frames.length > 0 ? [['frame-src', ...frames].join(' ')] : []),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self' mailto:",
    "require-trusted-types-for 'script'",
    ['trusted-types', htmlPolicy, workerPolicy, defaultPolicy, ...trust].join(' '),
  ].join(';');
}

/**
 * Returns the policy of every file, sent as a header: the directives that only work in a header,
 * and those that do not depend on the page. It has no `style-src`, because each page's policy lists
 * its own hashes, and therefore no `default-src`. The page's policy adds the rest, and allows
 * only the frames that editors chose.
 * @param framedBy who may show the site in a frame: nobody, except in a preview
 */
export function everyFilesPolicy(
  scripts: Iterable<string>,
  { scripts: from = [], connections = [], frames = [] }: Partial<OtherHosts> = {},
  framedBy: readonly PolicySource[] = [],
): string {
  return [
    `script-src 'self' ${[sources(scripts), ...from].join(' ')}`,
    ['connect-src', "'self'", ...connections].join(' '),
    // Only hosts that the administrator set may lack https.
    ['frame-src', 'https:', ...frames.filter((host) => !host.startsWith('https:'))].join(' '),
    "base-uri 'none'",
    ['frame-ancestors', ...(framedBy.length > 0 ? framedBy : ["'none'"])].join(' '),
    "require-trusted-types-for 'script'",
  ].join(';');
}

/** Returns the hash of an inline script or style. */
export function hashOf(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

function sources(hashes: Iterable<string>): string {
  return [...new Set(hashes)].sort().join(' ');
}
