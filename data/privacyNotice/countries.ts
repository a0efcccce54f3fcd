import type { Language } from '../../locales/languages.ts';

/** A country's name, such as “Irland” for `IE`. */
export function countryName(code: string, language: Language): string {
  return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;
}

/** True for the European Economic Area, where the GDPR itself protects data. */
export function isInEea(code: string): boolean {
  return eea.has(code);
}

const eea: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(
    ' ',
  ),
);
