import type { Meta, StoryObj } from '@storybook/react-vite';
import { SitemapPage } from '../../components/sitemap/SitemapPage.tsx';
import { wholePage } from '../frame/wholePage.ts';
import { inLanguage } from '../pinned.ts';

const meta = { component: SitemapPage, parameters: wholePage } satisfies Meta<typeof SitemapPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const page = (label: string, href: string) => ({ label, href, entries: [] });

export const ThreeSections = {
  args: {
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
  },
} satisfies Story;
export const OneSection = {
  args: { title: 'Übersicht', sections: ThreeSections.args.sections.slice(-1) },
} satisfies Story;
export const LongWords = {
  args: {
    ...ThreeSections.args,
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
} satisfies Story;
export const PartlyTranslated = {
  args: {
    title: 'Plan du site',
    sections: [
      {
        heading: { text: 'Wer wir sind', lang: 'de' },
        entries: [page('Bureau', '/fr/qui-sommes-nous/bureau')],
      },
    ],
  },
  parameters: inLanguage('fr'),
} satisfies Story;
