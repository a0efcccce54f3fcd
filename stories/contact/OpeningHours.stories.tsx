import type { Meta, StoryObj } from '@storybook/react-vite';
import { OpeningHours, type OpeningHoursPeriod } from '../../components/contact/OpeningHours.tsx';
import { narrow, onBandGround } from '../primitives/grounds.tsx';
import { inLanguage } from '../pinned.ts';

const meta = { component: OpeningHours } satisfies Meta<typeof OpeningHours>;
export default meta;

type Story = StoryObj<typeof meta>;

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

export const Week = { args: { periods: [morning, afternoon, evening, closed] } } satisfies Story;
export const TwoPeriodsOnOneDay = {
  args: {
    periods: [
      { day: { label: 'openingHours.days.1' }, opens: '09:00', closes: '12:00' },
      { day: { label: 'openingHours.days.1' }, opens: '14:00', closes: '18:00' },
    ],
  },
} satisfies Story;
export const Closed = {
  args: { periods: [closed, { day: { label: 'openingHours.days.16' } }] },
} satisfies Story;
export const ClosedWithNote = {
  args: { periods: [{ day: { words: 'Weihnachten' }, closed: true, note: 'wieder ab 7. Januar' }] },
} satisfies Story;
export const WithNote = { args: { periods: [evening] } } satisfies Story;
export const NoteInsteadOfTimes = {
  args: {
    periods: [{ day: { label: 'openingHours.days.10' }, note: 'nur nach telefonischer Absprache' }],
  },
} satisfies Story;
export const DayInOwnWords = {
  args: { periods: [{ day: { words: 'Brückentage' } }] },
} satisfies Story;
export const LongWordsInNarrowSpace = {
  args: {
    periods: [
      {
        day: { words: 'Berufshaftpflichtversicherungsnachweissprechstunde' },
        opens: '09:00',
        closes: '12:00',
        note: 'Anmeldung in der Arzneimittelkommissionsgeschäftsstelle',
      },
    ],
  },
  decorators: [narrow],
} satisfies Story;
export const OnBand = { ...Week, decorators: [onBandGround] } satisfies Story;

/** On a French page, with texts that editors wrote only in German. */
export const PartlyTranslated = {
  args: {
    periods: [
      morning,
      {
        day: { words: { text: 'Brückentage', lang: 'de' } },
        note: { text: 'nur nach Vereinbarung', lang: 'de' },
      },
    ],
  },
  parameters: inLanguage('fr'),
} satisfies Story;
