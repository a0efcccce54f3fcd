import type { Meta, StoryObj } from '@storybook/react-vite';
import { MenuLink } from '../../components/navigation/MenuLink.tsx';
import { narrow } from '../primitives/grounds.tsx';
import { inLanguage } from '../pinned.ts';

const meta = { component: MenuLink } satisfies Meta<typeof MenuLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain = { args: { label: 'Aktuelles', href: '/aktuelles' } } satisfies Story;
export const Current = { args: { ...Plain.args, current: 'page' } } satisfies Story;
/** As on a news page. */
export const CurrentPart = { args: { ...Plain.args, current: 'true' } } satisfies Story;
export const LongWordsInNarrowSpace = {
  args: {
    label: 'Berufshaftpflichtversicherungsnachweis',
    href: '/service/berufshaftpflichtversicherungsnachweis',
  },
  decorators: [narrow],
} satisfies Story;

/** An untranslated page, as seen on a page in another language. */
export const ToPageInGerman = {
  args: { label: 'Code de déontologie', href: '/service/berufsordnung', hrefLang: 'de' },
  parameters: inLanguage('fr'),
} satisfies Story;
export const Untranslated = {
  args: {
    label: { text: 'Schiedsstelle', lang: 'de' },
    href: '/service/schiedsstelle',
    hrefLang: 'de',
  },
  parameters: inLanguage('fr'),
} satisfies Story;
export const AsButton = {
  args: { label: 'Beitreten', href: '/service/beitrittserklaerung', isButton: true },
} satisfies Story;
