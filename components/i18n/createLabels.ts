import { createInstance, type FormatterModule, type i18n } from 'i18next';
import { FormattingError } from './FormattingError.ts';
import type {
  LabelKey,
  Labels,
  LabelTemplate,
  LabelValues,
  PluralForms,
} from '../../contract/labels.ts';
import { plain } from './Words.tsx';
import { defaultLanguage, labels, languages, type Language } from '../../locales/languages.ts';

/**
 * Returns the labels of one language. A missing translation falls back to German, marked as German. Runs at
 * build time, in Storybook and in tests; never in a visitor's browser.
 *
 * @throws FormattingError if a label cannot be formatted
 */
export function labelsFor(language: Language): Labels {
  if (!languages.includes(language)) {
    throw new FormattingError('INVALID_CONFIG', `there are no labels in the language ${language}`);
  }
  const label: Labels['label'] = (key, values) => {
    const translated = translation(key, language, values);
    if (translated) return translated;
    const german = translation(key, defaultLanguage, values);
    if (!german) throw new FormattingError('MISSING_TRANSLATION', `there is no label ${key}`);
    return { text: german, lang: defaultLanguage };
  };
  return {
    language,
    label,
    text: (key, values) => plain(label(key, values)),
  };
}

function translation(key: LabelKey, language: Language, values?: LabelValues): string {
  const translate = () =>
    dictionary.t(key, { lng: language, fallbackLng: [], defaultValue: '', ...values });
  if (values) return translate();
  const name = `${language} ${key}`;
  const text = plainTranslations.get(name) ?? translate();
  plainTranslations.set(name, text);
  return text;
}

/** A cache: most labels are the same on every page. */
const plainTranslations = new Map<string, string>();

/** Returns a label with its placeholders, for code that fills them without i18next. */
export function labelTemplate(key: LabelKey, language: Language): LabelTemplate {
  const translated = written(key, language);
  if (translated !== undefined)
    return typeof translated === 'string' ? translated : { text: translated };
  const german = written(key, defaultLanguage);
  if (german !== undefined) return { text: german, lang: defaultLanguage };
  throw new FormattingError('MISSING_TRANSLATION', `there is no label ${key}`);
}

/** Returns a dictionary entry, with its placeholders. */
function written(key: LabelKey, language: Language): string | PluralForms | undefined {
  const entry = (name: string) =>
    dictionary.getResource(language, 'translation', name) as string | undefined;
  const text = entry(key);
  if (text) return text;
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  const forms = pluralCategories.map((form) => [form, entry(`${key}_${form}`)] as const);
  return forms.every(([, form]) => form) ? Object.fromEntries(forms) : undefined;
}

/** The formats that labels may use, as in `{{count, number}}`. */
const formats: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown, name, language) => {
    if (name !== 'number') {
      throw new FormattingError('UNSUPPORTED_FORMATTER', `no format is called ${name}`);
    }
    if (typeof value !== 'number') {
      throw new FormattingError('FORMAT_ERROR', `no number: ${String(value)}`);
    }
    return new Intl.NumberFormat(language).format(value);
  },
};

const dictionary = createDictionary();

function createDictionary(): i18n {
  const instance = createInstance().use(formats);
  void instance.init({
    resources: Object.fromEntries(
      languages.map((language) => [language, { translation: labels[language] }]),
    ),
    supportedLngs: [...languages],
    fallbackLng: defaultLanguage,
    initAsync: false,
    // React escapes text; escaping twice would show "&amp;" to visitors.
    interpolation: { escapeValue: false },
    missingInterpolationHandler: (text: string, [placeholder]: RegExpExecArray) => {
      throw new FormattingError('MISSING_DATA', `no value for ${placeholder} in “${text}”`);
    },
  });
  return instance;
}
