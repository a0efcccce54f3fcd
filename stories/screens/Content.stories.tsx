import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ContentPageProps } from '../../components/content/ContentPage.tsx';
import { trustSanitised } from '../../components/primitives/safeHtml.ts';
import { screen, wholeScreen, withProps } from './screen.tsx';
import { inLanguage } from '../pinned.ts';

const meta = { tags: ['!autodocs'], ...wholeScreen } satisfies Meta;
export default meta;

type Story = StoryObj;

export const Home = { render: screen('home') } satisfies Story;
/** The visitor has not yet answered the question of consent. */
export const HomeOnFirstVisit = { render: screen('home', { isAsked: true }) } satisfies Story;
export const Overview = { render: screen('overview') } satisfies Story;
export const Text = { render: screen('text') } satisfies Story;
export const TextWithLongWords = {
  render: screen('text', {
    change: withProps<ContentPageProps>({
      title: 'Berufshaftpflichtversicherungsnachweis',
      lead: 'Die Arzneimittelkommissionsgeschäftsstelle nimmt Berufshaftpflichtversicherungsnachweise entgegen.',
      headings: [],
      body: {
        html: trustSanitised(
          '<h2>Fortbildungspunktegutschriftsverfahren</h2><p>Weiterbildungsermächtigungsbescheinigungen, Rechtsschutzversicherungsgesellschaften und Gesundheitsförderungsmaßnahmenträger stehen im Mitgliederverwaltungsangelegenheitenverzeichnis.</p>',
        ),
      },
    }),
  }),
  parameters: { ...wholeScreen.parameters, ...inLanguage('de') },
} satisfies Story;
export const Sitemap = { render: screen('sitemap') } satisfies Story;
export const NotFound = { render: screen('notFound') } satisfies Story;
export const Offline = { render: screen('offline') } satisfies Story;
