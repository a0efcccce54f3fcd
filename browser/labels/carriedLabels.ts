import type { CarriedLabel, LabelKey, Labels, LabelValues } from '../../contract/labels.ts';
import type { Language } from '../../locales/languages.ts';

/**
 * The labels that were sent to the browser for an island or for one of the page's scripts.
 *
 * @param keys the labels that it names
 * @param words their texts, in the same order
 */
export function carriedLabels<Key extends LabelKey>(
  language: Language,
  keys: readonly Key[],
  words: readonly CarriedLabel[],
): Labels<Key> {
  const find = (key: Key, values: LabelValues = {}) => {
    const carried = words[keys.indexOf(key)];
    if (carried === undefined) throw new Error(`What shows the label ${key} has to name it.`);
    const { text, lang } = typeof carried === 'string' ? { text: carried } : carried;
    const spoken = lang ?? language;
    const template =
      typeof text === 'string'
        ? text
        : (text[pluralRules(spoken).select(Number(values['count']))] ?? '');
    return { text: filled(template, values, spoken), lang };
  };
  return {
    language,
    label: (key, values) => {
      const { text, lang } = find(key, values);
      return lang === undefined ? text : { text, lang };
    },
    text: (key, values) => find(key, values).text,
  };
}

/** A placeholder without a value is not replaced. */
function filled(template: string, values: LabelValues, language: Language): string {
  return template.replace(placeholder, (place, name: string, format?: string) => {
    const value = values[name] ?? place;
    return format && typeof value === 'number'
      ? numberFormats(language).format(value)
      : String(value);
  });
}

/**
 * As in locales/: `{{name}}`, or `{{count, number}}` for a number in the format of the language.
 */
const placeholder = /\{\{(\w+)(, number)?\}\}/g;

const pluralRules = onceALanguage((language) => new Intl.PluralRules(language));
const numberFormats = onceALanguage((language) => new Intl.NumberFormat(language));

/**
 * Memoises by language: on a phone, creating an `Intl` object takes longer than rendering its
 * island.
 */
function onceALanguage<Made>(make: (language: Language) => Made): (language: Language) => Made {
  const made = new Map<Language, Made>();
  return (language) => {
    const known = made.get(language) ?? make(language);
    made.set(language, known);
    return known;
  };
}
