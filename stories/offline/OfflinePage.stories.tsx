import type { Meta, StoryObj } from '@storybook/react-vite';
import { OfflinePage } from '../../components/offline/OfflinePage.tsx';
import { wholePage } from '../frame/wholePage.ts';
import { trustSanitised } from '../../components/primitives/safeHtml.ts';

const meta = { component: OfflinePage, parameters: wholePage } satisfies Meta<typeof OfflinePage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const PagesKept = {
  args: {
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
} satisfies Story;
export const NothingKept = {
  args: {
    title: 'Keine Verbindung',
    lead: 'Diese Seite lässt sich gerade nicht laden.',
    homeHref: '/',
  },
} satisfies Story;
export const LongWords = {
  args: {
    title: 'Internetverbindungsunterbrechung',
    lead: 'Die Arzneimittelkommissionsgeschäftsstelle ist vorübergehend nicht erreichbar.',
    homeHref: '/',
    keptPages: [
      { href: '/nachweis', title: 'Berufshaftpflichtversicherungsnachweisbeantragungsformular' },
      { href: '/kommission', title: 'Arzneimittelkommissionsgeschäftsordnung' },
    ],
  },
} satisfies Story;
