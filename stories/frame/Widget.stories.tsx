import type { Meta, StoryObj } from '@storybook/react-vite';
import { Widget } from '../../components/frame/Widget.tsx';
import { onBandGround } from '../primitives/grounds.tsx';
import * as contactInfo from '../contact/ContactInfo.stories.tsx';
import * as openingHours from '../contact/OpeningHours.stories.tsx';
import * as logo from './Logo.stories.tsx';
import * as menuLink from '../navigation/MenuLink.stories.tsx';
import { inLanguage } from '../pinned.ts';

const meta: Meta<typeof Widget> = { component: Widget, decorators: [onBandGround] };
export default meta;

type Story = StoryObj<typeof Widget>;

export const Address = {
  args: { widget: 'address', contact: contactInfo.Association.args },
} satisfies Story;
export const AddressWithLogo = {
  args: {
    widget: 'address',
    contact: contactInfo.Association.args,
    logo: logo.Association.args.image,
  },
} satisfies Story;
export const Contact = {
  args: { widget: 'contact', contact: contactInfo.Association.args, formHref: '/kontakt' },
} satisfies Story;
export const ContactBesideAddress = {
  args: { ...Contact.args, isBesideAddress: true },
} satisfies Story;
export const ContactWithOwnHeading = {
  args: { ...Contact.args, header: 'So erreichen Sie uns' },
} satisfies Story;
export const ContactWithPhoneInWords = {
  args: { ...Contact.args, contact: contactInfo.PhoneInWords.args },
} satisfies Story;
export const OpeningHours = {
  args: { widget: 'openingHours', periods: openingHours.Week.args.periods },
} satisfies Story;
export const Navigation = {
  args: {
    widget: 'navigation',
    links: [
      menuLink.Plain.args,
      { label: 'Kontakt', href: '/kontakt' },
      { label: 'Mitglied werden', href: '/service/beitrittserklaerung' },
    ],
  },
} satisfies Story;
export const Social = {
  args: {
    widget: 'social',
    profiles: [
      { media: 'facebook', href: 'https://www.facebook.com/vhm.example' },
      { media: 'googleplus', href: 'https://plus.google.com/vhm.example' },
      {
        media: 'instagram',
        name: 'Instagram: @vhm.example',
        href: 'https://www.instagram.com/vhm',
      },
      { media: 'other', href: 'https://social.vhm.example/@verband' },
    ],
  },
} satisfies Story;
export const Unknown = { args: { widget: 'unknown', name: 'weather' } } satisfies Story;
export const LongWords = {
  args: {
    ...Contact.args,
    header: 'Arzneimittelkommissionsgeschäftsstelle',
    contact: contactInfo.LongWordsInNarrowSpace.args,
  },
} satisfies Story;
export const PartlyTranslated = {
  args: {
    widget: 'navigation',
    header: { text: 'Rund um den Verband', lang: 'de' },
    links: [
      { label: 'Contact', href: '/fr/contact' },
      menuLink.ToPageInGerman.args,
      menuLink.Untranslated.args,
    ],
  },
  parameters: inLanguage('fr'),
} satisfies Story;
