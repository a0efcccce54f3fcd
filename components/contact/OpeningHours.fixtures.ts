import type { OpeningHoursPeriod, OpeningHoursProps } from './OpeningHours.tsx';

const morning: OpeningHoursPeriod = {
  day: { label: 'openingHours.days.4' },
  opens: '09:00',
  closes: '12:00',
};
const afternoon: OpeningHoursPeriod = {
  day: { label: 'openingHours.days.3' },
  opens: '13:30',
  closes: '16:00',
};
const evening: OpeningHoursPeriod = {
  day: { label: 'openingHours.days.8' },
  opens: '16:00',
  closes: '18:00',
  note: 'nach Vereinbarung',
};
const closed: OpeningHoursPeriod = { day: { label: 'openingHours.days.15' } };

export const openingHoursFixtures = {
  week: { periods: [morning, afternoon, evening, closed] },
  twoPeriods: {
    periods: [
      { day: { label: 'openingHours.days.1' }, opens: '09:00', closes: '12:00' },
      { day: { label: 'openingHours.days.1' }, opens: '14:00', closes: '18:00' },
    ],
  },
  closed: { periods: [closed, { day: { label: 'openingHours.days.16' } }] },
  closedWithNote: {
    periods: [{ day: { words: 'Weihnachten' }, closed: true, note: 'wieder ab 7. Januar' }],
  },
  withNote: { periods: [evening] },
  noteOnly: {
    periods: [{ day: { label: 'openingHours.days.10' }, note: 'nur nach telefonischer Absprache' }],
  },
  ownWords: { periods: [{ day: { words: 'Brückentage' } }] },
  compound: {
    periods: [
      {
        day: { words: 'Berufshaftpflichtversicherungsnachweissprechstunde' },
        opens: '09:00',
        closes: '12:00',
        note: 'Anmeldung in der Arzneimittelkommissionsgeschäftsstelle',
      },
    ],
  },
  /** On a French page, with texts that editors wrote only in German. */
  foreignWords: {
    periods: [
      morning,
      {
        day: { words: { text: 'Brückentage', lang: 'de' } },
        note: { text: 'nur nach Vereinbarung', lang: 'de' },
      },
    ],
  },
} satisfies Record<string, OpeningHoursProps>;
