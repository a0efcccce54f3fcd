import type { Meta, StoryObj } from '@storybook/react-vite';
import { CallToAction } from '../../components/contact/CallToAction.tsx';
import { narrow } from '../primitives/grounds.tsx';
import { inLanguage } from '../pinned.ts';

const meta = { component: CallToAction } satisfies Meta<typeof CallToAction>;
export default meta;

type Story = StoryObj<typeof meta>;

export const CallOrWrite = {
  args: {
    heading: 'Haben Sie Fragen?',
    text: 'Rufen Sie uns an oder schreiben Sie uns. Wir antworten so bald wie möglich.',
    phone: { text: '+49 30 23125010', href: 'tel:+493023125010' },
    formHref: '/kontakt',
  },
} satisfies Story;
export const WriteOnly = {
  args: { heading: 'Haben Sie Fragen?', formHref: '/kontakt' },
} satisfies Story;
export const LongWordsInNarrowSpace = {
  args: {
    heading: 'Fragen zur Berufshaftpflichtversicherungsbescheinigung?',
    text: 'Die Arzneimittelkommissionsgeschäftsstelle beantwortet sie gern.',
    phone: { text: '+49 30 23125010', href: 'tel:+493023125010' },
    formHref: '/kontakt',
  },
  decorators: [narrow],
} satisfies Story;

/** On a French page, with untranslated text. */
export const PartlyTranslated = {
  args: {
    heading: 'Vous avez des questions ?',
    text: { text: 'Rufen Sie uns an oder schreiben Sie uns.', lang: 'de' },
    phone: { text: '+49 30 23125010', href: 'tel:+493023125010' },
    formHref: '/fr/contact',
  },
  parameters: inLanguage('fr'),
} satisfies Story;
