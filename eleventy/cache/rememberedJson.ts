import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { remember } from './remember.ts';

/**
 * Returns a value from a JSON file in the cache, or makes and caches the value. A file that is
 * damaged or was made from another input is replaced.
 * @param path in `.cache/`; the same path for every version of the value
 * @param madeOf everything that the value depends on
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

/** Hexadecimal digits of a SHA-256 hash. */
const signatureLength = 64;
