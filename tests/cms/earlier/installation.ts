import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

/**
 * Copies an installation of an earlier version to where the next `npm run cms` finds it. It is in
 * the state after its first start, before there were rights for members, and the office has added a
 * page, products, messages, sign-ups and mails. Its accounts and secrets are used nowhere else.
 */
export async function copyEarlier(data: string): Promise<void> {
  await mkdir(data, { recursive: true });
  const packed = await readFile(new URL('data.db.br', import.meta.url));
  await writeFile(join(data, 'data.db'), brotliDecompressSync(packed));
  await copyFile(new URL('secrets.env', import.meta.url), join(data, '.env'));
}

/** A text that an editor wrote before the upgrade. */
export const earlierText = 'Was schon vorher dort stand.';
