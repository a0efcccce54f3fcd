import type { LabelKey, Labels, LabelTemplate, LabelValues } from '../../contract/labels.ts';
import type { Language } from '../../locales/languages.ts';

/**
 * Labels from templates, without i18next, which the browser does not load.
 *
 * @param templateOf the label in the language, or in German if it is not translated
 */
export function filledLabels(
  language: Language,
  templateOf: (key: LabelKey) => LabelTemplate,
): Labels {
  const fill = (key: LabelKey, values: LabelValues = {}) => {
    const template = templateOf(key);
    const { text: forms, lang } = typeof template === 'string' ? { text: template } : template;
    const spoken = lang ?? language;
    const text =
      typeof forms === 'string'
        ? forms
        : (forms[pluralRules(spoken).select(Number(values['count']))] ?? '');
    return { text: filled(text, values, spoken), lang };
  };
  return {
    language,
    label: (key, values) => {
      const { text, lang } = fill(key, values);
      return lang === undefined ? text : { text, lang };
    },
    text: (key, values) => fill(key, values).text,
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
