import type { Words } from '../../data/kinds/words.ts';

/** Directus' names of the two languages. */
export const interfaceLanguages = { de: 'de-DE', en: 'en-US' } as const;

/** The form in which Directus keeps names of collections and fields. */
export function named({ de, en }: Words) {
  return [
    { language: interfaceLanguages.de, translation: de },
    { language: interfaceLanguages.en, translation: en },
  ];
}

/** Custom translations, to which notes, choices and the like refer as `$t:key`. */
export class Vocabulary {
  readonly entries = new Map<string, Words>();

  /** The value with all words in it, however deep, replaced by references. */
  refer(value: unknown, key: string): unknown {
    if (Array.isArray(value)) {
      return value.map((inner, index) => this.refer(inner, `${key}_${index}`));
    }
    if (typeof value !== 'object' || value === null) return value;
    if (isWords(value)) {
      this.entries.set(key, value);
      return `$t:${key}`;
    }
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, this.refer(inner, `${key}_${name}`)]),
    );
  }
}

function isWords(value: object): value is Words {
  return Object.keys(value).sort().join() === 'de,en';
}
