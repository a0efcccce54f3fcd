import type { Meta, StoryObj } from '@storybook/react-vite';
import { NewsTeaser } from '../../components/news/NewsTeaser.tsx';
import * as picture from '../primitives/Picture.stories.tsx';
import { inList, narrow } from '../primitives/grounds.tsx';
import { inLanguage } from '../pinned.ts';

const meta = { component: NewsTeaser } satisfies Meta<typeof NewsTeaser>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithLead = {
  args: {
    title: 'Neuer Mustervertrag ab Januar',
    date: '2026-10-05',
    lead: 'Er ist kürzer geworden, und die Kosten stehen nun auf der ersten Seite.',
    href: '/aktuelles/neuer-mustervertrag',
  },
  decorators: [inList],
} satisfies Story;
export const WithoutLead = {
  args: {
    title: 'Mehr Plätze im Notfallseminar',
    date: '2025-09-01',
    href: '/aktuelles/notfallseminar',
  },
  decorators: [inList],
} satisfies Story;
export const WithPicture = {
  args: { ...WithLead.args, picture: picture.Informative.args },
  decorators: [inList],
} satisfies Story;
export const LongWordsInNarrowSpace = {
  args: {
    title:
      'Berufshaftpflichtversicherungsnachweise: Arzneimittelkommissionsgeschäftsstelle zieht um',
    date: '2025-12-31',
    lead: 'Fortbildungszertifizierungsbestimmungen und Mitgliederverwaltungsangelegenheiten bleiben.',
    href: '/aktuelles/umzug',
  },
  decorators: [inList, narrow],
} satisfies Story;
export const UntranslatedLead = {
  args: {
    title: 'Nouveau contrat type',
    date: '2025-03-01',
    lead: { text: 'Er ist kürzer geworden.', lang: 'de' },
    href: '/fr/actualites/contrat-type',
  },
  decorators: [inList],
  parameters: inLanguage('fr'),
} satisfies Story;
