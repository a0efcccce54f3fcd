import { contactDetailsFixtures } from '../contact/contactDetails.fixtures.ts';
import { openingHoursFixtures } from '../contact/OpeningHours.fixtures.ts';
import { navigationLinkFixtures } from '../navigation/navigation.fixtures.ts';
import type { WidgetProps } from './Widget.tsx';
import { logoImage } from './Logo.fixtures.ts';

const { association, compound, unparseablePhone } = contactDetailsFixtures;

export const widgetFixtures = {
  address: { widget: 'address', contact: association },
  addressWithLogo: { widget: 'address', contact: association, logo: logoImage },
  contact: { widget: 'contact', contact: association, formHref: '/kontakt' },
  contactBesideAddress: {
    widget: 'contact',
    contact: association,
    formHref: '/kontakt',
    isBesideAddress: true,
  },
  contactUnparseable: { widget: 'contact', contact: unparseablePhone, formHref: '/kontakt' },
  openingHours: { widget: 'openingHours', periods: openingHoursFixtures.week.periods },
  navigation: {
    widget: 'navigation',
    links: [
      navigationLinkFixtures.plain,
      { label: 'Kontakt', href: '/kontakt' },
      { label: 'Mitglied werden', href: '/service/beitrittserklaerung' },
    ],
  },
  navigationFrench: {
    widget: 'navigation',
    header: { text: 'Rund um den Verband', lang: 'de' },
    links: [
      { label: 'Contact', href: '/fr/contact' },
      navigationLinkFixtures.germanOnly,
      navigationLinkFixtures.untranslated,
    ],
  },
  social: {
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
  ownHeader: {
    widget: 'contact',
    header: 'So erreichen Sie uns',
    contact: association,
    formHref: '/kontakt',
  },
  compound: {
    widget: 'contact',
    header: 'Arzneimittelkommissionsgeschäftsstelle',
    contact: compound,
    formHref: '/kontakt',
  },
  unknown: { widget: 'unknown', name: 'weather' },
} satisfies Record<WidgetProps['widget'], WidgetProps> & Record<string, WidgetProps>;
