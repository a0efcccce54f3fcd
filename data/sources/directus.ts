import { join } from 'node:path';
import { EnvironmentError, type DirectusAccess } from '../settings/environment.ts';
import { backendSource } from './backend/backendSource.ts';
import { BackendAway, defaultRetryPolicy, type RetryPolicy } from './backend/retryingFetch.ts';
import { defaultLimits, type Limits } from './backend/limits.ts';
import type { DirectusMemory } from './directus/DirectusMemory.ts';
import { NotDirectus } from './directus/NotDirectus.ts';
import type { ContentSource } from './source.ts';

interface DirectusOptions {
  /** The folder of snapshots and files. */
  readonly cache?: string;
  readonly retryPolicy?: RetryPolicy;
  readonly limits?: Limits;
  /** A cache for repeated reads. */
  readonly memory?: DirectusMemory | undefined;
}

/**
 * Content from a Directus that `cms/` has set up.
 *
 * @throws BackendAwayError if it does not answer, or not completely, or not like a Directus, unless
 *   a snapshot is allowed
 * @throws BackendLimitError if it exceeds a limit, or redirects to another origin
 * @throws EnvironmentError if it refuses the token
 */
export function directusSource(
  access: DirectusAccess,
  {
    cache = '.cache',
    retryPolicy = defaultRetryPolicy,
    limits = defaultLimits,
    memory,
  }: DirectusOptions = {},
): ContentSource {
  const { url, allowStale, preview } = access;
  const name = `Directus at ${url}`;
  const folder = directusFolder(url, cache);
  return backendSource({
    ...{ name, folder, allowStale, preview, reasonIfAway },
    snapshot: join(cache, 'snapshot', fileNameOf(url)),
    read: async () => {
      // Loaded late: with its library, a fifth of a build's modules, which a build from a folder
      // does not need.
      const { DirectusReading } = await import('./directus/DirectusReading.ts');
      return new DirectusReading(access, { name, folder, retryPolicy, limits, memory }).all();
    },
    asMistake: (error) => asMistake(error, url),
  });
}

/** The folder for the backend's files. */
export function directusFolder(url: string, cache = '.cache'): string {
  return join(cache, 'directus', fileNameOf(url));
}

/** The reason, if the backend gave no content and we can't fix that. Otherwise undefined. */
function reasonIfAway(error: unknown): string | undefined {
  if (error instanceof BackendAway) return error.message;
  // A proxy's page, a server's error page, or incomplete JSON: Directus sends none of these.
  const isForeign = error instanceof NotDirectus || (isRefusal(error) && !isDirectus(error.errors));
  return isForeign ? 'answers, but not as a Directus does' : undefined;
}

type DirectusErrors = readonly { readonly message: unknown }[];

/**
 * The SDK's error for an error response, or for a response that is no JSON. It never contains the
 * token.
 */
function isRefusal(error: unknown): error is { readonly errors: unknown } {
  return typeof error === 'object' && error !== null && 'errors' in error;
}

function isDirectus(errors: unknown): errors is DirectusErrors {
  return (
    Array.isArray(errors) &&
    errors.length > 0 &&
    errors.every((error) => typeof error === 'object' && error !== null && 'message' in error)
  );
}

function asMistake(error: unknown, url: string): unknown {
  if (!isRefusal(error) || !isDirectus(error.errors)) return error;
  const reasons = [
    ...new Set(error.errors.map(({ message }) => String(message).replace(/\s+/g, ' '))),
  ];
  // Directus does not say whether the right is missing, or the field, as before an upgrade of the data.
  const isPerhapsOlder = reasons.some((reason) => reason.includes('does not exist'));
  const hint = isPerhapsOlder ? ' After an update of Collegium, run npm run cms:migrate.' : '';
  return new EnvironmentError(
    `DIRECTUS_TOKEN: expected a token that may read all content, but ${url} says: ${reasons.join(' ')}${hint}`,
  );
}

/** A folder name for a backend: its host, with the path if there is one. */
function fileNameOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`.replace(/\/+$/, '').replace(/[^a-z0-9.-]+/gi, '-');
}
