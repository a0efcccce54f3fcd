import type { Meta, StoryObj } from '@storybook/react-vite';
import { Footer } from '../../components/frame/Footer.tsx';
import { wholePage } from './wholePage.ts';
import * as widget from './Widget.stories.tsx';
import * as contactInfo from '../contact/ContactInfo.stories.tsx';
import { inLanguage } from '../pinned.ts';

const meta = { component: Footer, parameters: wholePage } satisfies Meta<typeof Footer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Association = {
  args: {
    widgets: [
      widget.AddressWithLogo.args,
      widget.ContactBesideAddress.args,
      widget.OpeningHours.args,
      widget.Navigation.args,
    ],
    legalLinks: [
      { label: 'Impressum', href: '/impressum' },
      { label: 'Datenschutz', href: '/datenschutz' },
      { label: 'Barrierefreiheit', href: '/barrierefreiheit' },
      { label: 'Übersicht', href: '/uebersicht' },
    ],
    consents: ['functional', 'matomo', 'videos'],
    consentVersion: '3f9a1c02',
    owner: contactInfo.Association.args.companyName,
  },
} satisfies Story;
export const OneWidget = {
  args: {
    ...Association.args,
    widgets: [widget.Address.args],
    consents: [],
    owner: contactInfo.AddressOnly.args.companyName,
  },
} satisfies Story;
export const FiveWidgets = {
  args: { ...Association.args, widgets: [...Association.args.widgets, widget.Social.args] },
} satisfies Story;
export const UnknownWidget = {
  args: {
    ...Association.args,
    widgets: [widget.Address.args, widget.Unknown.args, widget.OpeningHours.args],
  },
} satisfies Story;
export const LongWords = {
  args: {
    ...Association.args,
    widgets: [widget.LongWords.args, widget.OpeningHours.args],
    owner: contactInfo.LongWordsInNarrowSpace.args.companyName,
  },
} satisfies Story;
export const PartlyTranslated = {
  args: {
    ...Association.args,
    widgets: [widget.Address.args, widget.PartlyTranslated.args],
    legalLinks: [{ label: 'Accessibilité', href: '/barrierefreiheit', hrefLang: 'de' }],
  },
  parameters: inLanguage('fr'),
} satisfies Story;
