import { directusLanguages, languages } from '../../locales/languages.ts';
import type { Words } from '../../data/fields/words.ts';

/** Returns the translations in the form that Directus uses for the names of collections and fields. */
export function translationsOf(label: Words) {
  return inDirectusLanguages(label).map(({ language, text }) => ({ language, translation: text }));
}

/**
 * The text for each language of Directus' interface that editors choose. In those without a text of their own it is
 * English, since Directus would show the key.
 */
export function inDirectusLanguages({ en, ...others }: Words) {
  return languages.map((language) => ({
    language: directusLanguages[language],
    text: language in others ? others[language as keyof typeof others] : en,
  }));
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
