import { defaultLanguage, labels, type Language } from '../../locales/languages.ts';

/** Returns the keys of the labels that a language does not translate. */
export function missingLabels(language: Language): string[] {
  const translated = new Set(keysOf(labels[language]));
  return keysOf(labels[defaultLanguage]).filter((key) => !translated.has(key));
}

interface Tree {
  readonly [key: string]: string | Tree;
}

function keysOf(tree: Tree, prefix = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? (value ? [prefix + key] : []) : keysOf(value, `${prefix}${key}.`),
  );
}
