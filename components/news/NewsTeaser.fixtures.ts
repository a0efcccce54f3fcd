import type { NewsTeaserProps } from './NewsTeaser.tsx';

export const newsTeaserFixtures = {
  conference: {
    title: 'Jahrestagung am 24. und 25. April 2027',
    date: '2026-11-19',
    lead: 'Unter dem Motto „Zuhören ist Handwerk“ treffen wir uns in der Stadthalle Musterstadt.',
    href: '/aktuelles/jahrestagung-2027',
  },
  contract: {
    title: 'Neuer Mustervertrag ab Januar',
    date: '2026-10-05',
    lead: 'Er ist kürzer geworden, und die Kosten stehen nun auf der ersten Seite.',
    href: '/aktuelles/neuer-mustervertrag',
  },
  withoutLead: {
    title: 'Mehr Plätze im Notfallseminar',
    date: '2025-09-01',
    href: '/aktuelles/notfallseminar',
  },
  compound: {
    title:
      'Berufshaftpflichtversicherungsnachweise: Arzneimittelkommissionsgeschäftsstelle zieht um',
    date: '2025-12-31',
    lead: 'Fortbildungszertifizierungsbestimmungen und Mitgliederverwaltungsangelegenheiten bleiben.',
    href: '/aktuelles/umzug',
  },
  french: {
    title: 'Congrès annuel les 24 et 25 avril 2027',
    date: '2026-11-19',
    lead: 'Sur le thème « Écouter, c’est un métier », nous nous retrouvons à Musterstadt.',
    href: '/fr/actualites/congres-annuel-2027',
  },
  /** On a French page, with an untranslated lead. */
  frenchUntranslated: {
    title: 'Nouveau contrat type',
    date: '2025-03-01',
    lead: { text: 'Er ist kürzer geworden.', lang: 'de' },
    href: '/fr/actualites/contrat-type',
  },
} satisfies Record<string, NewsTeaserProps>;
