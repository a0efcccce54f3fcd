import { chmod, mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The files of an installation, in addition to those in `uploads`. */
const files = ['.env', 'data.db', 'data.db-wal', 'data.db-shm', 'data.db-journal'];

/**
 * Prevents other users of the computer from reading members' data and secrets: sets the umask for new
 * files, and fixes the modes of files that an earlier version wrote.
 */
export async function protect(dataDir: string): Promise<void> {
  process.umask(0o077);
  await mkdir(dataDir, { recursive: true });
  for (const { path, mode } of await openTo(dataDir)) {
    // Fails if the folder belongs to another user. `npm run cms:check` reports that.
    await chmod(path, mode).catch(() => undefined);
  }
}

interface OpenPath {
  readonly path: string;
  /** The mode to set. */
  readonly mode: number;
}

/** The files and folders of an installation that other users of the computer can read or write. */
export async function openTo(dataDir: string): Promise<OpenPath[]> {
  if (process.platform === 'win32') return [];
  const paths = [
    { path: dataDir, mode: 0o700 },
    { path: join(dataDir, 'uploads'), mode: 0o700 },
    ...files.map((name) => ({ path: join(dataDir, name), mode: 0o600 })),
  ];
  const found = await Promise.all(
    paths.map(async (open) => {
      const entry = await stat(open.path).catch(() => undefined);
      return entry && (entry.mode & 0o077) !== 0 ? [open] : [];
    }),
  );
  return found.flat();
}
