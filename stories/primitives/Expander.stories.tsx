import type { Meta, StoryObj } from '@storybook/react-vite';
import { Expander } from '../../components/primitives/Expander.tsx';
import { narrow } from './grounds.tsx';
import { inLanguage } from '../pinned.ts';

const meta = { component: Expander } satisfies Meta<typeof Expander>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed = {
  args: {
    summary: 'Was kostet die Mitgliedschaft?',
    children:
      'Der Beitrag beträgt 28 Euro im Monat, im ersten Jahr die Hälfte. Er ist als Betriebsausgabe absetzbar.',
  },
} satisfies Story;
export const Open = { args: { ...Closed.args, open: true } } satisfies Story;
export const OneOfSeveral = {
  args: Closed.args,
  render: (expander) => (
    <div>
      <Expander {...expander} name="questions" />
      <Expander {...LongWordsInNarrowSpace.args} name="questions" />
    </div>
  ),
} satisfies Story;
export const PartlyTranslated = {
  args: {
    summary: { text: 'Was kostet die Mitgliedschaft?', lang: 'de' },
    children: 'La cotisation s’élève à 28 euros par mois.',
  },
  parameters: inLanguage('fr'),
} satisfies Story;
export const LongWordsInNarrowSpace = {
  args: {
    summary: 'Berufshaftpflichtversicherungsnachweisanforderung',
    children: 'Die Arzneimittelkommissionsgeschäftsstelle nimmt sie entgegen.',
    open: true,
  },
  decorators: [narrow],
} satisfies Story;
