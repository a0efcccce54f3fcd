import type { SitemapPageProps } from './SitemapPage.tsx';

const page = (label: string, href: string) => ({ label, href, entries: [] });

const german = {
  title: 'Übersicht',
  lead: 'Alle Seiten unserer Website auf einen Blick.',
  sections: [
    {
      heading: 'Aktuelles',
      href: '/aktuelles',
      entries: [
        page('Jahrestagung 2027: Programm und Anmeldung', '/aktuelles/jahrestagung-2027'),
        page('Hitze in der Praxis', '/aktuelles/hitze-in-der-praxis'),
      ],
    },
    {
      heading: 'Service',
      entries: [
        {
          label: 'Beruf',
          entries: [
            page('Berufsbild', '/service/berufsbild'),
            page('Berufsordnung', '/service/berufsordnung'),
          ],
        },
        { label: 'Verband', entries: [page('Satzung', '/service/satzung')] },
      ],
    },
    {
      heading: 'Weitere Seiten',
      entries: [
        page('Startseite', '/'),
        page('Impressum', '/impressum'),
        page('Datenschutz', '/datenschutz'),
      ],
    },
  ],
} satisfies SitemapPageProps;

export const sitemapPageFixtures = {
  german,
  minimal: { title: 'Übersicht', sections: german.sections.slice(-1) },
  compound: {
    ...german,
    sections: [
      {
        heading: 'Mitgliederverwaltungsangelegenheiten',
        href: '/mitglieder',
        entries: [
          page('Berufshaftpflichtversicherungsnachweisbescheinigung', '/nachweis'),
          page('Arzneimittelkommissionsgeschäftsstelle', '/kommission'),
        ],
      },
    ],
  },
  french: {
    title: 'Plan du site',
    lead: 'Toutes les pages en français de notre site en un coup d’œil.',
    sections: [
      {
        heading: { text: 'Wer wir sind', lang: 'de' },
        entries: [page('Bureau', '/fr/qui-sommes-nous/bureau')],
      },
      {
        heading: 'Autres pages',
        entries: [page('Mentions légales et protection des données', '/fr/mentions-legales')],
      },
    ],
  },
} satisfies Record<string, SitemapPageProps>;
