import { cp } from 'node:fs/promises';
import type { RawContent } from '../../model/rawContent.ts';
import { replaceFolder } from '../../folders/replaceFolder.ts';
import type { ContentSource } from '../source.ts';
import { BackendLimit } from './limits.ts';
import { ageOf, readSnapshot, writeSnapshot, type Snapshot } from './snapshot.ts';

/** A content backend over the network, whichever it is. */
interface Backend {
  /** As it is told of, such as "Directus at https://cms.example.org". */
  readonly name: string;
  /** Where its files are put for the build. */
  readonly folder: string;
  /** Where the last good read is kept. */
  readonly snapshot: string;
  /** Builds from that where the backend is away. */
  readonly allowStale: boolean;
  /** Drafts are read, too, and must not get into the snapshot. */
  readonly preview: boolean;
  read(): Promise<RawContent>;
  /** Why there is nothing to build from, if that is not for us to mend. */
  reasonIfAway(error: unknown): string | undefined;
  /** What else went wrong, in words for whoever has to mend it. */
  asMistake(error: unknown): unknown;
}

/** The backend gave nothing to build from, and no stale content was asked for: one line with the mend. */
export class BackendAwayError extends Error {
  override readonly name = 'BackendAwayError';
}

/** The backend gives more than a build takes, or leads elsewhere: one line with the limit and the fix. */
export class BackendLimitError extends Error {
  override readonly name = 'BackendLimitError';
}

/**
 * Content from a backend, or from the last good read of it where that is allowed.
 *
 * @throws BackendAwayError if it does not answer, or not fully, or not as it should, unless an older
 *   snapshot may stand in
 * @throws BackendLimitError if it hits a limit. No snapshot stands in, since an operator has to look at it
 */
export function backendSource(backend: Backend): ContentSource {
  const { name, folder, snapshot, preview } = backend;
  let fresh: RawContent | undefined;
  return {
    name,
    async read() {
      try {
        fresh = await backend.read();
        return fresh;
      } catch (error) {
        if (error instanceof BackendLimit) throw limitError(backend, error);
        const away = backend.reasonIfAway(error);
        if (away === undefined) throw backend.asMistake(error);
        const { content, files } = await standIn(backend, away);
        await replaceFolder(folder, (empty) => cp(files, empty, { recursive: true }));
        return content;
      }
    },
    async keep(content) {
      // A snapshot is not younger for being used, and drafts must not get into one.
      if (content === fresh && !preview) await writeSnapshot(snapshot, content, folder);
    },
  };
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

/** A name as a sentence begins with it. */
function atStart(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
