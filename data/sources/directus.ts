import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { EnvironmentError, type DirectusAccess } from '../environment.ts';
import type { RawContent } from '../model/rawContent.ts';
import { replaceFolder } from '../replaceFolder.ts';
import { DirectusReading } from './directus/DirectusReading.ts';
import { NotDirectus } from './directus/NotDirectus.ts';
import { BackendAway, defaultPatience, type Patience } from './directus/patientFetch.ts';
import { ageOf, readSnapshot, writeSnapshot, type Snapshot } from './directus/snapshot.ts';
import type { ContentSource } from './source.ts';

export interface DirectusOptions {
  /** The folder of snapshots and files. */
  readonly cache?: string;
  readonly patience?: Patience;
}

/** The backend gave nothing to build from, and no stale content was asked for: one line with the mend. */
export class BackendAwayError extends Error {
  override readonly name = 'BackendAwayError';
}

/**
 * Content from a Directus as `cms/` sets it up.
 *
 * @throws BackendAwayError if it does not answer, or not fully, or not as a Directus does, unless an
 *   older snapshot may stand in
 * @throws EnvironmentError if it does not let us read
 */
export function directusSource(
  access: DirectusAccess,
  { cache = '.cache', patience = defaultPatience }: DirectusOptions = {},
): ContentSource {
  const folder = directusFolder(access.url, cache);
  const snapshot = join(cache, 'snapshot', fileNameOf(access.url));
  let fresh: RawContent | undefined;
  return {
    name: `Directus at ${access.url}`,
    async read() {
      try {
        fresh = await new DirectusReading(access, folder, patience).all();
        return fresh;
      } catch (error) {
        const away = reasonIfAway(error);
        if (away === undefined) throw asMistake(error, access.url);
        const { content, files } = await standIn(snapshot, access, away);
        await replaceFolder(folder, (empty) => cp(files, empty, { recursive: true }));
        return content;
      }
    },
    async keep(content) {
      // A snapshot is not younger for being used, and drafts must not get into one.
      if (content === fresh && !access.preview) await writeSnapshot(snapshot, content, folder);
    },
  };
}

/** Where the backend's files are put for the build. */
export function directusFolder(url: string, cache = '.cache'): string {
  return join(cache, 'directus', fileNameOf(url));
}

async function standIn(
  folder: string,
  { url, allowStale }: DirectusAccess,
  reason: string,
): Promise<Snapshot> {
  const snapshot = await readSnapshot(folder);
  const away = `Directus at ${url} ${reason}.`;
  if (!snapshot) {
    throw new BackendAwayError(`${away} Start it, or set DIRECTUS_URL to where it is.`);
  }
  const age = ageOf(snapshot);
  if (!allowStale) {
    throw new BackendAwayError(
      `${away} Start it, or set ALLOW_STALE=1 to build from the snapshot of ${age} ago.`,
    );
  }
  process.stderr.write(`${away} Building from the snapshot of ${age} ago.\n`);
  return snapshot;
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
