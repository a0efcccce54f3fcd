import { join } from 'node:path';
import { EnvironmentError, type DirectusAccess } from '../settings/environment.ts';
import { backendSource } from './backend/backendSource.ts';
import { BackendAway, defaultPatience, type Patience } from './backend/patientFetch.ts';
import { defaultLimits, type Limits } from './backend/limits.ts';
import type { DirectusMemory } from './directus/DirectusMemory.ts';
import { NotDirectus } from './directus/NotDirectus.ts';
import type { ContentSource } from './source.ts';

interface DirectusOptions {
  /** The folder of snapshots and files. */
  readonly cache?: string;
  readonly patience?: Patience;
  readonly limits?: Limits;
  /** For who reads it again and again. */
  readonly memory?: DirectusMemory | undefined;
}

/**
 * Content from a Directus as `cms/` sets it up.
 *
 * @throws BackendAwayError if it does not answer, or not fully, or not as a Directus does, unless an
 *   older snapshot may stand in
 * @throws BackendLimitError if it gives more than a build takes, or leads elsewhere
 * @throws EnvironmentError if it does not let us read
 */
export function directusSource(
  access: DirectusAccess,
  {
    cache = '.cache',
    patience = defaultPatience,
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
      // With its library, a fifth of the modules of a build, which may be of a folder.
      const { DirectusReading } = await import('./directus/DirectusReading.ts');
      return new DirectusReading(access, { name, folder, patience, limits, memory }).all();
    },
    asMistake: (error) => asMistake(error, url),
  });
}

/** Where the backend's files are put for the build. */
export function directusFolder(url: string, cache = '.cache'): string {
  return join(cache, 'directus', fileNameOf(url));
}

/** Why there is nothing to build from, if that is not for us to mend. */
function reasonIfAway(error: unknown): string | undefined {
  if (error instanceof BackendAway) return error.message;
  // A proxy's page, a server's error page, half a JSON: Directus would say none of these.
  const isForeign = error instanceof NotDirectus || (isRefusal(error) && !isDirectus(error.errors));
  return isForeign ? 'answers, but not as a Directus does' : undefined;
}

type DirectusErrors = readonly { readonly message: unknown }[];

/** What the SDK throws where the answer is an error, or no JSON. It never holds the token. */
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
  return new EnvironmentError(
    `DIRECTUS_TOKEN: expected a token that may read all content, but ${url} says: ${reasons.join(' ')}`,
  );
}

/** A name for files that belong to a backend: its host, and the path where that holds several. */
function fileNameOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`.replace(/\/+$/, '').replace(/[^a-z0-9.-]+/gi, '-');
}
