import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Returns a file from the cache, or makes and caches the file.
 * @param path in `.cache/`; the name contains everything that the file depends on
 */
export async function remembered(
  path: string,
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const known = await readFile(path).catch(() => undefined);
  if (known) return known;
  const made = await make();
  await remember(path, (partial) => writeFile(partial, made));
  return made;
}

/**
 * Writes an entry of the cache. A build without cache is slower but otherwise the same, so an error
 * here does not end the build; the first one is reported.
 * @param path a file or folder in `.cache/`
 * @param write writes to a temporary path, which is then renamed, since another build may be
 * reading the entry and must not find half of it
 */
export async function remember(
  path: string,
  write: (partial: string) => Promise<unknown>,
): Promise<void> {
  const partial = `${path}.${process.pid}`;
  try {
    await mkdir(dirname(path), { recursive: true });
    await write(partial);
    await rename(partial, path);
  } catch (error) {
    reportUnwritable(error);
  } finally {
    await rm(partial, { recursive: true, force: true }).catch(() => undefined);
  }
}

/** SQLite's own words, such as "database or disk is full". */
interface SqliteError {
  readonly errstr?: string;
}

let isReported = false;

/** Reports that the cache can't be written, once in a build. */
export function reportUnwritable(error: unknown): void {
  if (isReported) return;
  isReported = true;
  const { code = 'unknown', errstr } = error as NodeJS.ErrnoException & SqliteError;
  process.stderr.write(
    `.cache can't be written (${errstr ?? code}), so the next build takes as long as the first.\n`,
  );
}
