import { chmod, mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** What an installation consists of, beside the files in `uploads`. */
const files = ['.env', 'data.db', 'data.db-wal', 'data.db-shm', 'data.db-journal'];

/**
 * Keeps other users of the computer away from members' data and secrets: from what is written from now
 * on, and from what an earlier version has left open.
 */
export async function protect(dataDir: string): Promise<void> {
  process.umask(0o077);
  await mkdir(dataDir, { recursive: true });
  for (const { path, mode } of await openTo(dataDir)) {
    // Where the folder is another user's, `npm run cms:check` says so.
    await chmod(path, mode).catch(() => undefined);
  }
}

interface OpenPlace {
  readonly path: string;
  /** What it should have. */
  readonly mode: number;
}

/** What of an installation other users of the computer may read or write. */
export async function openTo(dataDir: string): Promise<OpenPlace[]> {
  if (process.platform === 'win32') return [];
  const places = [
    { path: dataDir, mode: 0o700 },
    { path: join(dataDir, 'uploads'), mode: 0o700 },
    ...files.map((name) => ({ path: join(dataDir, name), mode: 0o600 })),
  ];
  const found = await Promise.all(
    places.map(async (place) => {
      const entry = await stat(place.path).catch(() => undefined);
      return entry && (entry.mode & 0o077) !== 0 ? [place] : [];
    }),
  );
  return found.flat();
}
