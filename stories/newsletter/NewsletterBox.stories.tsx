import type { Meta, StoryObj } from '@storybook/react-vite';
import { NewsletterBox } from '../../components/newsletter/NewsletterBox.island.tsx';
import { narrow } from '../primitives/grounds.tsx';
import { inLanguage } from '../pinned.ts';

const meta = { component: NewsletterBox } satisfies Meta<typeof NewsletterBox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Idle = {
  args: { recipient: 'info@vhm.example', privacyHref: '/datenschutz' },
} satisfies Story;
export const HandedToMailProgram = {
  args: { ...Idle.args, state: { is: 'sent' } },
} satisfies Story;
export const AddressMissing = {
  args: { ...Idle.args, state: { is: 'editing', errors: { email: 'newsletter.empty' } } },
} satisfies Story;
export const PartlyTranslated = {
  ...Idle,
  parameters: {
    ...inLanguage('fr'),
    words: { 'newsletter.text': { text: 'Neues vom Verband per E-Mail.', lang: 'de' } },
  },
} satisfies Story;
export const LongWordsInNarrowSpace = {
  ...Idle,
  parameters: {
    words: {
      'newsletter.heading': 'Arzneimittelkommissionsmitteilungsblatt',
      'newsletter.text':
        'Berufshaftpflichtversicherungsnachweise und Fortbildungszertifizierungsbestimmungen.',
      'newsletter.confirm': 'Mitteilungsblattbestellung bestätigen',
    },
  },
  decorators: [narrow],
} satisfies Story;
