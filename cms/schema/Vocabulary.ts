import { directusLanguages } from '../../locales/languages.ts';
import type { Words } from '../../data/fields/words.ts';

/**
 * Returns the translations in the form that Directus uses for the names of collections and fields.
 */
export function translationsOf({ de, en }: Words) {
  return [
    { language: directusLanguages.de, translation: de },
    { language: directusLanguages.en, translation: en },
  ];
}

/** Directus' custom translations. Notes, choices and other texts refer to them as `$t:key`. */
export class Vocabulary {
  readonly entries = new Map<string, Words>();

  /** Returns a copy of the value in which references replace all words, at any depth. */
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
