import { firstOfMonth, locales, type Language } from '../../locales/languages.ts';
import { FormattingError } from './FormattingError.ts';
import { useLabels } from './Labels.tsx';

/** A date, written out in the page's language. */
export function FormattedDate({ date }: { /** ISO date, such as `2026-11-21`. */ date: string }) {
  const { language } = useLabels();
  return <time dateTime={date}>{longDate(date, language)}</time>;
}

/**
 * Returns a date such as "21. November 2026".
 *
 * @throws FormattingError for a date that does not exist
 */
export function longDate(date: string, language: Language): string {
  const key = `${language} ${date}`;
  const known = written.get(key) ?? format(date, language);
  written.set(key, known);
  return known;
}

/** A cache: the same few dates are on many pages, and formatting one takes as long as rendering five elements. */
const written = new Map<string, string>();

function format(date: string, language: Language): string {
  const locale = locales[language];
  const format =
    formats.get(locale) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  formats.set(locale, format);
  try {
    const text = format.format(new Date(`${date}T00:00:00Z`));
    return text.replace(/^1\.? /, `${firstOfMonth[language]} `);
  } catch (cause) {
    throw new FormattingError('FORMAT_ERROR', `there is no day ${date}`, { cause });
  }
}

/** A cache: creating a format takes as long as rendering a page. */
const formats = new Map<string, Intl.DateTimeFormat>();
