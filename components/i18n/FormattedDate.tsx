import { FormattingError } from './FormattingError.ts';
import { useLabels } from './Labels.tsx';

/** A day, written out as people write it in the language of the page. */
export function FormattedDate({ date }: { /** As in `2026-11-21`. */ date: string }) {
  const { language } = useLabels();
  return <time dateTime={date}>{longDate(date, language)}</time>;
}

/**
 * For example "21. November 2026".
 *
 * @throws FormattingError for a day that there is not
 */
export function longDate(date: string, language: string): string {
  const key = `${language} ${date}`;
  const known = written.get(key) ?? format(date, language);
  written.set(key, known);
  return known;
}

/** The same few days stand on many pages, and each takes as long to write as five elements. */
const written = new Map<string, string>();

function format(date: string, language: string): string {
  const locale = language === 'en' ? 'en-GB' : language;
  const format =
    formats.get(locale) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  formats.set(locale, format);
  try {
    return format.format(new Date(`${date}T00:00:00Z`));
  } catch (cause) {
    throw new FormattingError('FORMAT_ERROR', `there is no day ${date}`, { cause });
  }
}

/** Making one takes as long as rendering a page. */
const formats = new Map<string, Intl.DateTimeFormat>();
