import { locales, type Language } from '../../locales/languages.ts';
import { otherCountries, type Place } from './contentProviders.ts';
import { countryName } from './countries.ts';
import { noticeWord } from './noticeWords.ts';

/**
 * The countries where data are processed, such as “Irland und Vereinigte Staaten
 * (Angemessenheitsbeschluss …)”.
 */
export function placesInWords(places: readonly Place[], language: Language): string {
  const names = places.map(({ country, transfer }) => {
    const name =
      country === otherCountries
        ? noticeWord('privacyNotice.providers.otherCountries', language)
        : countryName(country, language);
    return transfer
      ? `${name} (${noticeWord(`privacyNotice.transfers.${transfer}`, language)})`
      : name;
  });
  return new Intl.ListFormat(locales[language]).format(names);
}
