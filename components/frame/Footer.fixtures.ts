import { contactDetailsFixtures } from '../contact/contactDetails.fixtures.ts';
import type { FooterProps } from './Footer.tsx';
import { widgetFixtures } from './Widget.fixtures.ts';

const {
  address,
  addressWithLogo,
  contactBesideAddress: contact,
  openingHours,
  navigation,
  navigationFrench,
} = widgetFixtures;

const german = {
  widgets: [addressWithLogo, contact, openingHours, navigation],
  legalLinks: [
    { label: 'Impressum', href: '/impressum' },
    { label: 'Datenschutz', href: '/datenschutz' },
    { label: 'Barrierefreiheit', href: '/barrierefreiheit' },
    { label: 'Übersicht', href: '/uebersicht' },
  ],
  consents: ['functional', 'matomo', 'videos'],
  consentVersion: '3f9a1c02',
  owner: contactDetailsFixtures.association.companyName,
} satisfies FooterProps;

export const footerFixtures = {
  german,
  minimal: {
    widgets: [address],
    legalLinks: german.legalLinks.slice(0, 2),
    consents: [],
    consentVersion: '3f9a1c02',
    owner: contactDetailsFixtures.minimal.companyName,
  },
  fiveWidgets: { ...german, widgets: [...german.widgets, widgetFixtures.social] },
  unknownWidget: { ...german, widgets: [address, widgetFixtures.unknown, openingHours] },
  compound: {
    ...german,
    widgets: [widgetFixtures.compound, openingHours],
    owner: contactDetailsFixtures.compound.companyName,
  },
  french: {
    ...german,
    widgets: [address, contact, openingHours, navigationFrench],
    legalLinks: [
      { label: 'Mentions légales', href: '/fr/mentions-legales' },
      { label: 'Protection des données', href: '/fr/mentions-legales#privacy' },
      { label: 'Accessibilité', href: '/barrierefreiheit', hrefLang: 'de' },
      { label: 'Plan du site', href: '/fr/plan-du-site' },
    ],
  },
} satisfies Record<string, FooterProps>;
