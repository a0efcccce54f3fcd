import de from '../../locales/de.json' with { type: 'json' };
import en from '../../locales/en.json' with { type: 'json' };
import fr from '../../locales/fr.json' with { type: 'json' };
import type { Language } from '../../locales/languages.ts';

/** Returns the keys of the labels that a language does not translate. */
export function missingLabels(language: Language): string[] {
  const translated = new Set(keysOf(dictionaries[language]));
  return keysOf(dictionaries.de).filter((key) => !translated.has(key));
}

interface Tree {
  readonly [key: string]: string | Tree;
}

const dictionaries: Readonly<Record<Language, Tree>> = { de, en, fr };

function keysOf(tree: Tree, prefix = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? (value ? [prefix + key] : []) : keysOf(value, `${prefix}${key}.`),
  );
}
