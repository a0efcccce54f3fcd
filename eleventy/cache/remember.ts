import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * A file that takes long to make, from the build that made it first.
 *
 * @param path in `.cache/`; its name says all that the file depends on
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
 * Keeps for the next build what takes long to make. A build without it is slow and else the same, so
 * nothing that goes wrong here ends one: it is told, once.
 *
 * @param path a file or folder in `.cache/`
 * @param write puts it under another name, since another build may be looking for it, and must not
 *   find half of it
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
    tellOnce(error);
  } finally {
    await rm(partial, { recursive: true, force: true }).catch(() => undefined);
  }
}

let isTold = false;

function tellOnce(error: unknown): void {
  if (isTold) return;
  isTold = true;
  const { code = 'unknown' } = error as NodeJS.ErrnoException;
  process.stderr.write(
    `.cache can't be written (${code}), so each build takes as long as the first.\n`,
  );
}
