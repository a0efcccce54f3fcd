import type { OpeningHoursPeriod } from '../../components/contact/OpeningHours.tsx';
import type { LabelKey } from '../../contract/labels.ts';
import type { OpeningPeriod } from '../../data/kinds/openingPeriods.ts';
import { translate, untranslated } from '../../data/texts/translation.ts';
import type { Language } from '../../locales/languages.ts';

/**
 * Returns the opening periods for display, from either format of the content: with the number of a day, or
 * with a text for it. Day 0, "Info", is skipped.
 */
export function openingHoursProps(
  periods: readonly OpeningPeriod[],
  language: Language,
): OpeningHoursPeriod[] {
  return periods.flatMap((period): OpeningHoursPeriod[] => {
    if (!('day' in period)) {
      const { day, free_text: note } = translate(period.translations, language);
      const { closed, opening_time: opens, closing_time: closes } = period;
      return [{ day: { words: day ?? '' }, note, ...(closed ? { closed } : { opens, closes }) }];
    }
    const { day, time_open: opens, time_close: closes, translations = [] } = period;
    if (Number(day) === infoDay) return [];
    const { free_text: note } = translate(translations, language);
    return [{ day: dayName(day, language), opens, closes, note }];
  });
}

const infoDay = 0;

function dayName(day: number | string, language: Language): OpeningHoursPeriod['day'] {
  const dayNumber = dayNumbers.find((number) => number === String(day));
  return dayNumber
    ? { label: `openingHours.days.${dayNumber}` satisfies LabelKey }
    : { words: untranslated(String(day), language) };
}

/** Days with a label; any other value is shown as text (specification, section 3). */
const dayNumbers = [
  ...(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14'] as const),
  ...(['15', '16'] as const),
];
