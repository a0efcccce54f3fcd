import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotFoundPage } from '../../components/notFound/NotFoundPage.tsx';
import { wholePage } from '../frame/wholePage.ts';
import { trustSanitised } from '../../components/primitives/safeHtml.ts';

const meta = { component: NotFoundPage, parameters: wholePage } satisfies Meta<typeof NotFoundPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithSearch = {
  args: {
    title: 'Nicht gefunden',
    lead: 'Diese Seite gibt es nicht.',
    body: {
      html: trustSanitised(
        '<p>Vielleicht ist sie umgezogen, oder in der Adresse steckt ein Tippfehler.</p>',
      ),
    },
    homeHref: '/',
    searchHref: '/suche',
    sitemapHref: '/uebersicht',
  },
} satisfies Story;
export const Minimal = { args: { title: 'Nicht gefunden', homeHref: '/' } } satisfies Story;
export const LongWords = {
  args: {
    title: 'Berufshaftpflichtversicherungsnachweis nicht gefunden',
    lead: 'Die Arzneimittelkommissionsgeschäftsstelle ist umgezogen.',
    homeHref: '/',
  },
} satisfies Story;
