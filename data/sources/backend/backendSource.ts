import { cp, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { RawContent } from '../../model/rawContent.ts';
import { replaceFolder } from '../../folders/replaceFolder.ts';
import type { ContentSource } from '../source.ts';
import { fieldFiles } from './fieldFiles.ts';
import { BackendLimit } from './limits.ts';
import { ageOf, readSnapshot, writeSnapshot, type Snapshot } from './snapshot.ts';

/** A content backend on the network. */
interface Backend {
  /** For messages, such as "Directus at https://cms.example.org". */
  readonly name: string;
  /** The folder for its files. */
  readonly folder: string;
  /** The folder of the last successful read. */
  readonly snapshot: string;
  /** Builds from the snapshot if the backend does not answer. */
  readonly allowStale: boolean;
  /** True if drafts are read, too, which must not get into the snapshot. */
  readonly preview: boolean;
  read(): Promise<RawContent>;
  /** The reason, if the backend gave no content and we can't fix that. Otherwise undefined. */
  reasonIfAway(error: unknown): string | undefined;
  /** Any other error, worded for the person who has to fix it. */
  asMistake(error: unknown): unknown;
}

/**
 * The backend gave no content, and building from a snapshot is not allowed: one line with the fix.
 */
export class BackendAwayError extends Error {
  override readonly name = 'BackendAwayError';
}

/**
 * The backend exceeds a limit of a build, or redirects to another origin: one line with the limit
 * and the fix.
 */
export class BackendLimitError extends Error {
  override readonly name = 'BackendLimitError';
}

/**
 * Content from a backend or, if allowed, from its last successful read.
 *
 * @throws BackendAwayError if the backend does not answer, or not completely, or not correctly,
 *   unless a snapshot is allowed
 * @throws BackendLimitError if it exceeds a limit. No snapshot is used then, since an operator has
 *   to check the backend
 */
export function backendSource(backend: Backend): ContentSource {
  const { name, folder, snapshot, preview } = backend;
  let isFresh = false;
  return {
    name,
    async read() {
      try {
        const content = await backend.read();
        isFresh = true;
        return content;
      } catch (error) {
        if (error instanceof BackendLimit) throw limitError(backend, error);
        const away = backend.reasonIfAway(error);
        if (away === undefined) throw backend.asMistake(error);
        const { content, files } = await standIn(backend, away);
        await replaceFolder(folder, (empty) => cp(files, empty, { recursive: true }));
        return content;
      }
    },
    async last() {
      const stored = isFresh && !preview ? await readSnapshot(snapshot) : undefined;
      if (stored) await copyFieldFiles(stored, folder);
      return stored?.content;
    },
    async keep(content) {
      // Building from a snapshot must not renew its date, and a snapshot must not contain drafts.
      if (isFresh && !preview) await writeSnapshot(snapshot, content, folder);
    },
  };
}

/**
 * Copies the files of a snapshot that records can't be without. A file that only texts refer to may have been deleted
 * since, and texts are shown without it.
 */
async function copyFieldFiles({ content, files }: Snapshot, folder: string): Promise<void> {
  const records = Object.values(content).flat();
  const kept = new Set(
    records.flatMap(({ value }) => fieldFiles(value).map(([file]) => basename(file))),
  );
  const filter = async (path: string) =>
    kept.has(basename(path)) || (await stat(path)).isDirectory();
  await cp(files, folder, { recursive: true, force: false, filter });
}

function limitError({ name }: Backend, { message }: BackendLimit): BackendLimitError {
  return new BackendLimitError(`${atStart(name)} ${message}`);
}

async function standIn({ name, snapshot, allowStale }: Backend, reason: string): Promise<Snapshot> {
  const last = await readSnapshot(snapshot);
  const away = `${atStart(name)} ${reason}.`;
  if (!last) {
    throw new BackendAwayError(`${away} Start it, or set DIRECTUS_URL to where it is.`);
  }
  const age = ageOf(last);
  if (!allowStale) {
    throw new BackendAwayError(
      `${away} Start it, or set ALLOW_STALE=1 to build from the snapshot of ${age} ago.`,
    );
  }
  process.stderr.write(`${away} Building from the snapshot of ${age} ago.\n`);
  return last;
}

/** A name with an upper-case first letter, for the start of a sentence. */
function atStart(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
