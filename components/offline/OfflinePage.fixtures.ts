import { trustSanitised } from '../primitives/safeHtml.ts';
import type { OfflinePageProps } from './OfflinePage.tsx';

export const offlinePageFixtures = {
  german: {
    title: 'Keine Verbindung',
    lead: 'Diese Seite lässt sich gerade nicht laden. Vermutlich fehlt die Verbindung zum Internet.',
    body: {
      html: trustSanitised(
        '<p>Prüfen Sie bitte, ob WLAN oder mobile Daten eingeschaltet sind. Sobald die Verbindung wieder besteht, versuchen Sie es noch einmal.</p>',
      ),
    },
    homeHref: '/',
    keptPages: [
      { href: '/', title: 'Verband der Heilberufe Musterland e. V.' },
      { href: '/kontakt', title: 'Kontakt' },
      { href: '/service/satzung', title: 'Satzung' },
    ],
  },
  nothingKept: {
    title: 'Keine Verbindung',
    lead: 'Diese Seite lässt sich gerade nicht laden.',
    homeHref: '/',
  },
  compound: {
    title: 'Internetverbindungsunterbrechung',
    lead: 'Die Arzneimittelkommissionsgeschäftsstelle ist vorübergehend nicht erreichbar.',
    homeHref: '/',
    keptPages: [
      { href: '/nachweis', title: 'Berufshaftpflichtversicherungsnachweisbeantragungsformular' },
      { href: '/kommission', title: 'Arzneimittelkommissionsgeschäftsordnung' },
    ],
  },
  english: {
    title: 'No connection',
    lead: 'This page cannot be loaded at the moment.',
    homeHref: '/en/',
    keptPages: [{ href: '/en/contact', title: 'Contact' }],
  },
  french: {
    title: 'Pas de connexion',
    lead: 'Cette page ne peut pas être chargée pour le moment.',
    body: {
      html: trustSanitised('<p>Prüfen Sie bitte, ob WLAN eingeschaltet ist.</p>'),
      lang: 'de',
    },
    homeHref: '/fr/',
    keptPages: [{ href: '/fr/contact', title: 'Contact' }],
  },
} satisfies Record<string, OfflinePageProps>;
