import type { Meta, StoryObj } from '@storybook/react-vite';
import { TopicTile } from '../../components/home/TopicTile.tsx';
import { inList, narrow } from '../primitives/grounds.tsx';
import * as picture from '../primitives/Picture.stories.tsx';
import { inLanguage } from '../pinned.ts';

const meta = { component: TopicTile } satisfies Meta<typeof TopicTile>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain = {
  args: {
    title: 'Aktuelles',
    text: 'Was im Verband geschieht, was sich im Berufsrecht ändert, wann wir uns treffen.',
    href: '/aktuelles',
  },
  decorators: [inList],
} satisfies Story;
export const LongWordsInNarrowSpace = {
  args: {
    title: 'Berufshaftpflichtversicherungsnachweis',
    text: 'Die Arzneimittelkommissionsgeschäftsstelle nimmt Berufshaftpflichtversicherungsnachweise entgegen.',
    href: '/service/berufshaftpflichtversicherungsnachweis',
  },
  decorators: [inList, narrow],
} satisfies Story;
export const Pictured = {
  args: {
    title: 'Uhren',
    text: 'Werke, die man öffnen und warten kann.',
    href: '/uhren',
    picture: picture.Informative.args,
  },
  decorators: [inList],
} satisfies Story;
export const Untranslated = {
  args: {
    title: { text: 'Schiedsstelle', lang: 'de' },
    text: { text: 'Hilft, wenn sich Mitglieder und Patienten nicht einig werden.', lang: 'de' },
    href: '/service/schiedsstelle',
  },
  decorators: [inList],
  parameters: inLanguage('fr'),
} satisfies Story;
