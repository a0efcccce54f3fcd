import { createHash } from 'node:crypto';
import type { OtherHosts } from './otherHosts.ts';

/** Hashes of the inline code that a page may run, as a policy names them. */
export interface InlineHashes {
  readonly scripts: Iterable<string>;
  readonly styles: Iterable<string>;
}

/** Lets WebAssembly run, without which there is no search. */
export const webAssembly = "'wasm-unsafe-eval'";

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
    // client/navigation/trustedHtml.ts, client/serviceWorker/trustedWorker.ts,
    // client/state/defaultPolicy.ts
    ['trusted-types', 'collegium', 'worker', 'default', ...trust].join(' '),
  ].join('; ');
}

/** The hash of an inline script or style. */
export function hashOf(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

/** All hashes that the policies of these pages name. */
export function hashesIn(pages: Iterable<string>): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const page of pages) {
    for (const hash of directive(page, 'script-src')) scripts.add(hash);
    for (const hash of directive(page, 'style-src')) styles.add(hash);
  }
  return { scripts, styles };
}

function directive(page: string, name: string): string[] {
  const sources = new RegExp(`${name} ([^;"]*)`).exec(page)?.[1] ?? '';
  return sources.match(/'sha256-[^']+'/g) ?? [];
}

function sources(hashes: Iterable<string>): string {
  return [...new Set(hashes)].sort().join(' ');
}
