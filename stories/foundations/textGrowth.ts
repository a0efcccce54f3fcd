import { labels, languages, type Language } from '../../locales/languages.ts';

type Words = Readonly<Record<Language, string>>;

/** Labels of menus and buttons are at most this long. Sentences wrap, so their length matters less. */
const longest = 40;

/** Returns the short labels whose lengths differ most between languages: by key, in all languages. */
export function mostGrowing(count: number): [key: string, words: Words][] {
  return [...flat(labels.de).keys()]
    .map((key): [string, Words] => [key, wordsOf(key)])
    .filter(([, words]) => Object.values(words).every((text) => text && text.length <= longest))
    .toSorted(([, one], [, other]) => growth(other) - growth(one))
    .slice(0, count);
}

const texts = languages.map((language) => [language, flat(labels[language])] as const);

function wordsOf(key: string): Words {
  return Object.fromEntries(texts.map(([language, all]) => [language, all.get(key)])) as Words;
}

function growth(words: Words): number {
  const lengths = Object.values(words).map(({ length }) => length);
  return Math.max(...lengths) - Math.min(...lengths);
}

/** Returns texts by their keys, such as `everyForm.send`. */
function flat(tree: object, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(tree as Record<string, string | object>).flatMap(([name, text]) =>
      typeof text === 'string'
        ? [[prefix + name, text] as const]
        : [...flat(text, `${prefix}${name}.`)],
    ),
  );
}
