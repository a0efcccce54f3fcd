import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from '../../components/navigation/Breadcrumbs.tsx';
import { narrow } from '../primitives/grounds.tsx';
import { inLanguage } from '../pinned.ts';

const meta = { component: Breadcrumbs } satisfies Meta<typeof Breadcrumbs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ThreeLevels = {
  args: {
    trail: [
      { label: 'Startseite', href: '/' },
      { label: 'Aktuelles', href: '/aktuelles' },
      { label: 'Jahrestagung in Musterstadt' },
    ],
  },
} satisfies Story;

/** The section has no page of its own. */
export const SectionWithoutPage = {
  args: { trail: [{ label: 'Startseite', href: '/' }, { label: 'Service' }, { label: 'Satzung' }] },
} satisfies Story;
export const LongWordsInNarrowSpace = {
  args: {
    trail: [
      { label: 'Startseite', href: '/' },
      { label: 'Arzneimittelkommissionsgeschäftsstelle', href: '/geschaeftsstelle' },
      { label: 'Berufshaftpflichtversicherungsnachweise und Fortbildungszertifizierungen' },
    ],
  },
  decorators: [narrow],
} satisfies Story;

/** On a French page, below an untranslated section. */
export const PartlyTranslated = {
  args: {
    trail: [
      { label: 'Accueil', href: '/fr/' },
      { label: { text: 'Wer wir sind', lang: 'de' } },
      { label: 'Bureau fédéral' },
    ],
  },
  parameters: inLanguage('fr'),
} satisfies Story;
