import type { Meta, StoryObj } from '@storybook/react-vite';
import { SubNavigation } from '../../components/navigation/SubNavigation.tsx';
import { narrow } from '../primitives/grounds.tsx';
import * as menuLink from './MenuLink.stories.tsx';
import { inLanguage } from '../pinned.ts';

const meta = { component: SubNavigation, decorators: [narrow] } satisfies Meta<
  typeof SubNavigation
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ThreePages = {
  args: {
    heading: 'Service',
    links: [
      { label: 'Leistungen', href: '/service/leistungen' },
      { label: 'Satzung', href: '/service/satzung', current: 'page' },
      { label: 'Schiedsstelle', href: '/service/schiedsstelle' },
    ],
  },
} satisfies Story;
export const WithOverview = {
  args: {
    heading: 'ADT',
    overview: { href: '/adt/allgemeine-informationen' },
    links: [
      { label: 'Behandlungsvertrag', href: '/adt/behandlungsvertrag' },
      { label: 'Gebührenverzeichnis', href: '/adt/gebuehrenverzeichnis', current: 'page' },
    ],
  },
} satisfies Story;
export const OnOverview = {
  args: {
    heading: 'ADT',
    overview: { href: '/adt/allgemeine-informationen', current: 'page' },
    links: [{ label: 'Behandlungsvertrag', href: '/adt/behandlungsvertrag' }],
  },
} satisfies Story;
export const LongWords = {
  args: {
    heading: 'Mitgliederverwaltungsangelegenheiten',
    links: [
      menuLink.LongWordsInNarrowSpace.args,
      { label: 'Fortbildungszertifizierungsbestimmungen der Heilberufe', href: '/zertifizierung' },
    ],
  },
} satisfies Story;
export const PartlyTranslated = {
  args: {
    heading: { text: 'Wer wir sind', lang: 'de' },
    links: [menuLink.ToPageInGerman.args, menuLink.Untranslated.args],
  },
  parameters: inLanguage('fr'),
} satisfies Story;
