import { locales, type Language } from '../../locales/languages.ts';

/**
 * Returns a price in the format of the page's language, such as "1.250 €" or "€19.90". Omits zero cents:
 * most prices of a shop are round, and shorter prices are easier to compare.
 *
 * @param cents price in cents
 */
export function formattedPrice(cents: number, language: Language): string {
  let format = formats.get(language);
  if (!format) {
    format = new Intl.NumberFormat(locales[language], {
      style: 'currency',
      currency: 'EUR',
      trailingZeroDisplay: 'stripIfInteger',
    });
    formats.set(language, format);
  }
  return format.format(cents / 100);
}

/** A cache: creating a format takes longer than rendering a card. */
const formats = new Map<string, Intl.NumberFormat>();
