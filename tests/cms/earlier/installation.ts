import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

/**
 * Puts an installation of an earlier version where the next `npm run cms` finds it: as the first start left
 * it before there were rights for members, with a page that the office has written since. Its accounts and
 * secrets are nobody else's.
 */
export async function copyEarlier(data: string): Promise<void> {
  await mkdir(data, { recursive: true });
  const packed = await readFile(new URL('data.db.br', import.meta.url));
  await writeFile(join(data, 'data.db'), brotliDecompressSync(packed));
  await copyFile(new URL('secrets.env', import.meta.url), join(data, '.env'));
}

/** A text that an editor wrote before the upgrade. */
export const earlierText = 'Was schon vorher dort stand.';
