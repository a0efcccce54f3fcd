import { createInstance } from 'i18next';
import { labels, languages, type Language } from '../../locales/languages.ts';
import { retentionSettings, spamDays, type Retention } from '../kinds/retention.ts';

/**
 * The times after which the backend deletes data, by their names in the privacy notice: those of the
 * settings without the unit, such as `retention.messages`.
 */
export function retentionValues(
  retention: Retention,
  language: Language,
): Readonly<Record<string, string>> {
  const settings = retentionSettings.map((name) => {
    const unit = name.endsWith('_days') ? 'retention.days' : 'retention.months';
    const placeholder = `retention.${name.replace(/_(days|months)$/, '')}`;
    return [placeholder, duration(unit, retention[name], language)] as const;
  });
  return {
    ...Object.fromEntries(settings),
    'retention.spam': duration('retention.days', spamDays, language),
  };
}

/**
 * A duration in the form after “nach”, “after” or “au bout de”; small numbers as words, as in
 * running text.
 */
export function duration(
  key: 'retention.months' | 'retention.days',
  count: number,
  lng: Language,
): string {
  const words = dictionary.t('retention.numbersFromTwo', { lng }).split(' ');
  return dictionary.t(key, { lng, count, number: words[count - 2] ?? count });
}

const dictionary = createInstance();
void dictionary.init({
  resources: Object.fromEntries(
    languages.map((language) => [
      language,
      { translation: { retention: labels[language].retention } },
    ]),
  ),
  initAsync: false,
});
