import type { Meta, StoryObj } from '@storybook/react-vite';
import { LegalPage } from '../../components/legal/LegalPage.tsx';
import { wholePage } from '../frame/wholePage.ts';
import * as contentPage from '../content/ContentPage.stories.tsx';
import * as legalNotice from './LegalNotice.stories.tsx';
import * as widget from '../frame/Widget.stories.tsx';

const meta = { component: LegalPage, parameters: wholePage } satisfies Meta<typeof LegalPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Long = {
  args: {
    ...contentPage.Long.args,
    title: 'Datenschutzhinweis für soziale Medien',
    lead: 'Was mit Ihren Daten geschieht, wenn Sie unsere Profile besuchen.',
    notice: legalNotice.Association.args,
    widgets: [widget.OpeningHours.args, widget.Social.args],
  },
} satisfies Story;
export const Short = {
  args: {
    ...contentPage.Short.args,
    title: 'Nutzungsbedingungen',
    notice: legalNotice.Minimal.args,
  },
} satisfies Story;
export const LongWords = {
  args: { ...contentPage.LongWords.args, notice: legalNotice.LongWordsInNarrowSpace.args },
} satisfies Story;
