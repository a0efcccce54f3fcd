import { describe, expect, it } from '@jest/globals';
import { plain } from '../../../../components/i18n/Words.tsx';
import { labelsFor } from '../../../../components/i18n/createLabels.ts';
import type { Language } from '../../../../locales/languages.ts';
import { openingHoursProps } from '../../../../pages/contact/openingHoursProps.ts';
import { siteOf } from '../../data/smallContent.ts';

const hoursOf = (period: object, language: Language = 'de') =>
  openingHoursProps(siteOf({ openingPeriods: [period] }).openingPeriods, language);

/** The day as shown to a German visitor. */
function dayOf(period: object): string | undefined {
  const [shown] = hoursOf(period);
  if (!shown) return undefined;
  const { day } = shown;
  return 'label' in day ? labelsFor('de').text(day.label) : plain(day.words);
}

describe('the days', () => {
  it.each([
    [0, undefined],
    [1, 'Montag'],
    [2, 'Mo-Mi'],
    [3, 'Mo-Do'],
    [4, 'Mo-Fr'],
    [5, 'Dienstag'],
    [6, 'Di-Fr'],
    [7, 'Mittwoch'],
    [8, 'Donnerstag'],
    [9, 'Freitag'],
    [10, 'Samstag'],
    [11, 'Sonntag'],
    [12, 'Mo-Di'],
    [13, 'Do-Fr'],
    [14, 'Mo, Mi, Fr'],
    [15, 'Heiligabend'],
    [16, 'Silvester'],
    ['Feiertage', 'Feiertage'],
    // The backend may send numbers as texts.
    ['0', undefined],
    ['4', 'Mo-Fr'],
  ])('%j is %s', (day, label) => {
    expect(dayOf({ day })).toBe(label);
  });

  it.each([17, -1, '17'])('shows the day %j, which has no label, as its own text', (day) => {
    expect(hoursOf({ day })[0]!.day).toEqual({ words: String(day) });
  });

  it('of the editor’s own words are marked as German in other languages', () => {
    expect(hoursOf({ day: 'Feiertage' }, 'en')[0]!.day).toEqual({
      words: { text: 'Feiertage', lang: 'de' },
    });
  });
});

describe('the times', () => {
  it('are shown to the minute, with the note beside them', () => {
    const period = { day: 1, time_open: '09:00:00', time_close: '12:30', free_text: 'nur im Mai' };
    expect(hoursOf(period)[0]).toMatchObject({
      opens: '09:00',
      closes: '12:30',
      note: 'nur im Mai',
    });
    expect(hoursOf(period, 'fr')[0]!.note).toEqual({ text: 'nur im Mai', lang: 'de' });
  });

  it('have their note in the language of the page, or the German one marked as such', () => {
    const period = {
      day: 1,
      translations: [
        { language: 'de', free_text: 'nach Vereinbarung' },
        { language: 'fr', free_text: 'sur rendez-vous' },
      ],
    };
    expect(hoursOf(period)[0]!.note).toBe('nach Vereinbarung');
    expect(hoursOf(period, 'fr')[0]!.note).toBe('sur rendez-vous');
    expect(hoursOf(period, 'en')[0]!.note).toEqual({ text: 'nach Vereinbarung', lang: 'de' });
  });

  it('are none where it is closed', () => {
    expect(hoursOf({ day: 1 })).toEqual([{ day: { label: 'openingHours.days.1' } }]);
  });
});

describe('the older format', () => {
  const period = {
    opening_time: '08:00',
    closing_time: '10:00',
    translations: [
      { language: 'de', day: 'Montag', free_text: 'nach Vereinbarung' },
      { language: 'en', day: 'Monday' },
    ],
  };

  it('has the same times, and days of its own in each language', () => {
    expect(hoursOf(period)).toEqual([
      { day: { words: 'Montag' }, opens: '08:00', closes: '10:00', note: 'nach Vereinbarung' },
    ]);
    expect(hoursOf(period, 'en')).toMatchObject([
      { day: { words: 'Monday' }, note: { text: 'nach Vereinbarung', lang: 'de' } },
    ]);
  });

  it('has no times where it says that it is closed', () => {
    const [closed] = hoursOf({ ...period, closed: true });
    expect(closed).toMatchObject({ closed: true, note: 'nach Vereinbarung' });
    expect(closed).not.toHaveProperty('opens');
    expect(closed).not.toHaveProperty('closes');
  });
});

describe('several periods', () => {
  it('stand in the order of their sort', () => {
    const { openingPeriods } = siteOf({
      openingPeriods: [
        { sort: 3, day: 9 },
        { sort: 1, day: 0, free_text: 'Info' },
        { sort: 2, translations: [{ language: 'de', day: 'Montag' }] },
      ],
    });
    expect(openingHoursProps(openingPeriods, 'de').map(({ day }) => day)).toEqual([
      { words: 'Montag' },
      { label: 'openingHours.days.9' },
    ]);
  });
});
