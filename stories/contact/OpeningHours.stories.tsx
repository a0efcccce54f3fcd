import type { Meta, StoryObj } from '@storybook/react-vite';
import { openingHoursFixtures } from '../../components/contact/OpeningHours.fixtures.ts';
import { OpeningHours } from '../../components/contact/OpeningHours.tsx';
import { narrow, onBandGround } from '../primitives/grounds.tsx';

const meta = { component: OpeningHours } satisfies Meta<typeof OpeningHours>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Week: Story = { args: openingHoursFixtures.week };
export const TwoPeriodsOnOneDay: Story = { args: openingHoursFixtures.twoPeriods };
export const Closed: Story = { args: openingHoursFixtures.closed };
export const ClosedWithNote: Story = { args: openingHoursFixtures.closedWithNote };
export const WithNote: Story = { args: openingHoursFixtures.withNote };
export const NoteInsteadOfTimes: Story = { args: openingHoursFixtures.noteOnly };
export const DayInOwnWords: Story = { args: openingHoursFixtures.ownWords };
export const CompoundsInNarrowSpace: Story = {
  args: openingHoursFixtures.compound,
  decorators: [narrow],
};
export const OnBand: Story = { args: openingHoursFixtures.week, decorators: [onBandGround] };
export const FrenchWithGermanWords: Story = {
  args: openingHoursFixtures.foreignWords,
  parameters: { language: 'fr' },
};
