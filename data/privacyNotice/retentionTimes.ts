import { createInstance } from 'i18next';
import { labels, languages, type Language } from '../../locales/languages.ts';
import { spamDays, type Retention } from '../kinds/retention.ts';

/** The placeholders for retention settings in the privacy notice. */
const times: Readonly<Record<string, (retention: Retention, language: Language) => string>> = {
  'retention.messages': ({ messages_months }, language) =>
    duration('retention.months', messages_months, language),
  'retention.spam': (_retention, language) => duration('retention.days', spamDays, language),
  'retention.sign_ups': ({ sign_ups_days }, language) =>
    duration('retention.days', sign_ups_days, language),
  'retention.logins': ({ logins_days }, language) =>
    duration('retention.days', logins_days, language),
  'retention.change_requests': ({ change_requests_months }, language) =>
    duration('retention.months', change_requests_months, language),
  'retention.invitations': ({ invitations_days }, language) =>
    duration('retention.days', invitations_days, language),
};

/** The times after which the backend deletes data, by their names in the privacy notice. */
export function retentionValues(
  retention: Retention,
  language: Language,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(times).map(([name, time]) => [name, time(retention, language)]),
  );
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
