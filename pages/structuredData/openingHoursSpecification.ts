import { plain } from '../../components/i18n/Words.tsx';
import type { OpeningPeriod } from '../../data/kinds/openingPeriods.ts';
import { translate } from '../../data/texts/translation.ts';
import type { Language } from '../../locales/languages.ts';
import type { Thing } from './thing.ts';

/**
 * Returns the opening periods that have an exact form: weekdays with both times, or closed. Left
 * out are day 0 ("Info"), days of the year (15 and 16), days in the editor's own words, which the
 * older format always has, and periods described only in words.
 */
export function openingHoursSpecification(
  periods: readonly OpeningPeriod[],
  language: Language,
): Thing[] {
  return periods.flatMap((period) => {
    if (!('day' in period)) return [];
    const dayOfWeek = daysByNumber.get(Number(period.day));
    if (!dayOfWeek) return [];
    const { time_open: opens, time_close: closes, translations = [] } = period;
    const { free_text } = translate(translations, language);
    const description = free_text && plain(free_text);
    const times = opens && closes ? { opens, closes } : description ? undefined : closed;
    return times
      ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek, ...times, description }]
      : [];
  });
}

/** Google's notation for a day without opening hours. */
const closed = { opens: '00:00', closes: '00:00' };

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The day numbers of the specification, section 3. */
const daysByNumber: ReadonlyMap<number, readonly string[]> = new Map([
  [1, week.slice(0, 1)],
  [2, week.slice(0, 3)],
  [3, week.slice(0, 4)],
  [4, week.slice(0, 5)],
  [5, week.slice(1, 2)],
  [6, week.slice(1, 5)],
  [7, week.slice(2, 3)],
  [8, week.slice(3, 4)],
  [9, week.slice(4, 5)],
  [10, week.slice(5, 6)],
  [11, week.slice(6, 7)],
  [12, week.slice(0, 2)],
  [13, week.slice(3, 5)],
  [14, ['Monday', 'Wednesday', 'Friday']],
]);
