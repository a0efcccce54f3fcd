import { rawWordsIn } from '../../contract/search/words.ts';

/**
 * Splits texts into words as `rawWordsIn` does, and returns the known data of each. Most words
 * occur many times, so words of letters only are found in a hash table without cutting them out of
 * the text.
 */
export class WrittenWords<Known> {
  readonly #know: (raw: string) => Known;
  readonly #entries: Entry<Known>[] = [];
  /** Hash table of indexes in `#entries`, counted from 1; 0 is a free slot. */
  #slots = new Int32Array(4096);

  /** @param know called once for each word as written */
  constructor(know: (raw: string) => Known) {
    this.#know = know;
  }

  /** Returns the known data of each word in a text, in order. */
  in(text: string): Known[] {
    const found: Known[] = [];
    const { length } = text;
    let start = 0;
    let hash = 0;
    let isPlain = true;
    for (let at = 0; at <= length; at += 1) {
      const code = at < length ? text.charCodeAt(at) : space;
      const kind = kindOf(code);
      if (kind === letter) {
        hash = (Math.imul(hash, 31) + code) | 0;
        continue;
      }
      if (kind === other || (kind === separator && isBetweenOthers(text, at))) {
        isPlain = false;
        continue;
      }
      if (at > start) {
        if (isPlain) found.push(this.#known(text, start, at, hash));
        else this.#readClosely(text.slice(start, at), found);
      }
      start = at + 1;
      hash = 0;
      isPlain = true;
    }
    return found;
  }

  /** Splits a part that contains more than letters, which may be several words or none. */
  #readClosely(text: string, found: Known[]): void {
    for (const raw of rawWordsIn(text)) {
      let hash = 0;
      for (let at = 0; at < raw.length; at += 1) {
        hash = (Math.imul(hash, 31) + raw.charCodeAt(at)) | 0;
      }
      found.push(this.#known(raw, 0, raw.length, hash));
    }
  }

  #known(text: string, start: number, end: number, hash: number): Known {
    const mask = this.#slots.length - 1;
    let slot = (hash ^ (hash >>> 15)) & mask;
    for (;;) {
      const place = this.#slots[slot] as number;
      if (place === 0) break;
      const entry = this.#entries[place - 1] as Entry<Known>;
      if (entry.hash === hash && isAt(text, start, end, entry.raw)) return entry.known;
      slot = (slot + 1) & mask;
    }
    // Copied, since a slice keeps the whole text in memory.
    const raw = Buffer.from(text.slice(start, end)).toString();
    const known = this.#know(raw);
    this.#slots[slot] = this.#entries.push({ raw, hash, known });
    if (this.#entries.length * 2 > this.#slots.length) this.#grow();
    return known;
  }

  #grow(): void {
    const slots = new Int32Array(this.#slots.length * 4);
    const mask = slots.length - 1;
    this.#entries.forEach(({ hash }, index) => {
      let slot = (hash ^ (hash >>> 15)) & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = index + 1;
    });
    this.#slots = slots;
  }
}

/** Whether `text.slice(start, end) === raw`, without making the slice. */
function isAt(text: string, start: number, end: number, raw: string): boolean {
  if (raw.length !== end - start) return false;
  for (let at = 0; at < raw.length; at += 1) {
    if (raw.charCodeAt(at) !== text.charCodeAt(start + at)) return false;
  }
  return true;
}

interface Entry<Known> {
  readonly raw: string;
  readonly hash: number;
  readonly known: Known;
}

/** Kinds of characters in a word. */
const gap = 0;
const letter = 1;
/** Part of a number (“1.290”), but the end of a word. */
const separator = 2;
/** Needs `rawWordsIn`: digits, hyphens, accents, other scripts. */
const other = 3;

const space = 32;

/** Kinds by character code, for the codes common in European texts. */
const kinds = Uint8Array.from({ length: 0x2100 }, (_, code) => {
  const character = String.fromCharCode(code);
  if (/\p{L}/u.test(character)) return letter;
  if (/[.,\u00a0\u202f]/.test(character)) return separator;
  return /[\p{N}\p{M}\u00ad\-‐‑'’]/u.test(character) ? other : gap;
});

function kindOf(code: number): number {
  return code < kinds.length ? (kinds[code] as number) : other;
}

function isBetweenOthers(text: string, at: number): boolean {
  return (
    at > 0 &&
    at + 1 < text.length &&
    kindOf(text.charCodeAt(at - 1)) === other &&
    kindOf(text.charCodeAt(at + 1)) === other
  );
}
