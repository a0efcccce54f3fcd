/**
 * A price as people write it in the language of the page, such as "1.250 €" or "€19.90". Cents are
 * named only where there are any: most prices of a shop are round, and shorter is easier to compare.
 *
 * @param cents in euros' hundredths
 */
export function formattedPrice(cents: number, language: string): string {
  let format = formats.get(language);
  if (!format) {
    format = new Intl.NumberFormat(language === 'en' ? 'en-GB' : language, {
      style: 'currency',
      currency: 'EUR',
      trailingZeroDisplay: 'stripIfInteger',
    });
    formats.set(language, format);
  }
  return format.format(cents / 100);
}

/** To make one takes longer than to render a card. */
const formats = new Map<string, Intl.NumberFormat>();
