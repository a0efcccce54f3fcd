import { createHash } from 'node:crypto';
import type { PolicySource } from '../../contract/addresses/policySource.ts';
import { defaultPolicy, htmlPolicy, workerPolicy } from '../../contract/trustedTypes.ts';
import type { OtherHosts } from './otherHosts.ts';

/** Hashes of the inline code that a page may run, as a policy names them. */
interface InlineHashes {
  readonly scripts: Iterable<string>;
  readonly styles: Iterable<string>;
}

/**
 * What a page may load and run: its own host's files, what the site needs of others, and the inline
 * code of which the hash is known. No `unsafe-inline`, no `unsafe-eval` (mozilla/http-observatory
 * scores these).
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
  ].join('; ');
}

/**
 * What holds for every file, in a header: what only a header can say, and what is the same whatever
 * a page holds. It says nothing of styles, of which each page names its own hashes, so it can't say
 * what is not named either. Each page's policy says the rest, and which of the frames it is that
 * editors chose.
 *
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
    // Only what the administrator set may lack https.
    ['frame-src', 'https:', ...frames.filter((host) => !host.startsWith('https:'))].join(' '),
    "base-uri 'none'",
    ['frame-ancestors', ...(framedBy.length > 0 ? framedBy : ["'none'"])].join(' '),
    "require-trusted-types-for 'script'",
  ].join('; ');
}

/** The hash of an inline script or style. */
export function hashOf(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

function sources(hashes: Iterable<string>): string {
  return [...new Set(hashes)].sort().join(' ');
}
