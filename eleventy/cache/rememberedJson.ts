import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { remember } from './remember.ts';

/**
 * What takes long to make and can be told as JSON, from the build that made it last. A file that was
 * damaged, or made of something else, is made anew.
 *
 * @param path in `.cache/`; one file, however often it is made
 * @param madeOf all that it depends on
 */
export async function rememberedJson<Value>(
  path: string,
  madeOf: string,
  make: () => Promise<Value>,
): Promise<Value> {
  const signed = (json: string) => createHash('sha256').update(madeOf).update(json).digest('hex');
  const known = await readFile(path, 'utf8').catch(() => '');
  const json = known.slice(signatureLength);
  if (known.startsWith(signed(json))) return JSON.parse(json) as Value;
  const made = await make();
  const text = JSON.stringify(made);
  await remember(path, (partial) => writeFile(partial, signed(text) + text));
  return made;
}

/** Of SHA-256 in hexadecimal digits. */
const signatureLength = 64;
