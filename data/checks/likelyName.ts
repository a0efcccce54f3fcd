import { closest, distance } from 'fastest-levenshtein';

/** The name that was probably meant: the one with a similar spelling, if any. */
export function likelyName(written: string, names: readonly string[]): string | undefined {
  const plain = (name: string) => name.normalize('NFC').toLowerCase().replaceAll('-', '_');
  const byPlain = new Map(names.map((name) => [plain(name), name]));
  if (byPlain.size === 0) return undefined;
  const near = closest(plain(written), [...byPlain.keys()]);
  return distance(plain(written), near) <= near.length / 4 ? byPlain.get(near) : undefined;
}
