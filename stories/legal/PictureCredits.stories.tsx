import type { Meta, StoryObj } from '@storybook/react-vite';
import { PictureCredits } from '../../components/legal/PictureCredits.tsx';
import { narrow } from '../primitives/grounds.tsx';

const meta = { component: PictureCredits } satisfies Meta<typeof PictureCredits>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Everything = {
  args: {
    credits: [
      {
        title: 'Tagung 2026',
        credit: 'Maria Muster / Verlag Beispiel',
        licence: 'CC BY 4.0',
        licenceHref: 'https://creativecommons.org/licenses/by/4.0/',
      },
      { title: 'Haus am See', credit: 'Max Beispiel' },
      { title: 'Blütenzweig', licence: 'frei für redaktionelle Zwecke' },
    ],
  },
} satisfies Story;
export const One = { args: { credits: Everything.args.credits.slice(0, 1) } } satisfies Story;
export const LongWordsInNarrowSpace = {
  args: {
    credits: [
      {
        title: 'Mitgliederversammlungseröffnungsansprache',
        credit: 'Pressebildagenturgemeinschaft Musterland',
        licence: 'CC BY-SA 4.0',
        licenceHref: 'https://creativecommons.org/licenses/by-sa/4.0/',
      },
    ],
  },
  decorators: [narrow],
} satisfies Story;
