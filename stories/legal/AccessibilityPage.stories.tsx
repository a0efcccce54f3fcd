import type { Meta, StoryObj } from '@storybook/react-vite';
import { AccessibilityPage } from '../../components/legal/AccessibilityPage.tsx';
import { wholePage } from '../frame/wholePage.ts';
import { trustSanitised } from '../../components/primitives/safeHtml.ts';
import * as contactInfo from '../contact/ContactInfo.stories.tsx';
import * as legalNotice from './LegalNotice.stories.tsx';
import * as buildRecord from './BuildRecord.stories.tsx';

const meta = { component: AccessibilityPage, parameters: wholePage } satisfies Meta<
  typeof AccessibilityPage
>;
export default meta;

type Story = StoryObj<typeof meta>;

const text = (html: string) => ({ html: trustSanitised(html) });
const { phone, email } = contactInfo.Association.args;

export const Business = {
  args: {
    date: '2026-11-02',
    title: 'Erklärung zur Barrierefreiheit',
    lead: 'Diese Website soll für alle Menschen benutzbar sein.',
    variant: 'business',
    body: text(
      '<h2 id="angebot">Unser Angebot</h2><p>Auf dieser Website informieren wir über Heilberufe in eigener Praxis. Sie können uns über ein Formular, per E-Mail oder telefonisch erreichen.</p><h2 id="anforderungen">Wie wir die Anforderungen erfüllen</h2><ul><li>Alles lässt sich mit der Tastatur bedienen; der Fokus ist immer deutlich sichtbar.</li><li>Text und Bedienelemente haben ausreichende Kontraste.</li></ul>',
    ),
    headings: [
      { id: 'angebot', text: 'Unser Angebot' },
      { id: 'anforderungen', text: 'Wie wir die Anforderungen erfüllen' },
    ],
    notice: legalNotice.Association.args,
    feedback: { formHref: '/kontakt', phone, email },
    conformance: {
      version: '1.4.0',
      date: '2026-11-20',
      criteria: { supported: 30, partial: 2, unsupported: 1, inapplicable: 9, unknown: 13 },
    },
    build: buildRecord.Checked.args,
  },
} satisfies Story;

/** Names what is not accessible, why, and the alternatives. */
export const PublicBody = {
  args: {
    ...Business.args,
    variant: 'public_body',
    reviewed: '2027-01-15',
    assessment: { status: 'partial', method: 'self' },
    body: text(
      '<h2 id="ausnahmen">Ausgenommene Inhalte</h2><p>Archivierte Protokolle von vor September 2019.</p><h2 id="barrieren">Nicht barrierefreie Inhalte</h2><ul><li><strong>Vordrucke von vor 2024:</strong> Einige PDF-Dateien sind nicht ausgezeichnet. Sie neu zu setzen, ist bis Ende 2027 geplant. Bis dahin schicken wir Ihnen den Inhalt als Text.</li><li><strong>Lagepläne:</strong> Karten anderer Anbieter lassen sich nur mit der Maus verschieben. Sie sind von der Pflicht ausgenommen; die Anfahrt steht daneben in Worten.</li></ul>',
    ),
    headings: [
      { id: 'ausnahmen', text: 'Ausgenommene Inhalte' },
      { id: 'barrieren', text: 'Nicht barrierefreie Inhalte' },
    ],
  },
} satisfies Story;

/** For a federal state with an arbitration board of its own. */
export const PublicBodyOfAState = {
  args: {
    ...PublicBody.args,
    complaintOffice: text(
      '<p>Für Stellen des Landes vermittelt die Schlichtungsstelle bei der Landesbeauftragten für Menschen mit Behinderungen Musterland, Amtsgasse 9, 12345 Musterstadt.</p>',
    ),
  },
} satisfies Story;
export const Unchecked = {
  args: { ...Business.args, build: buildRecord.Unchecked.args },
} satisfies Story;
export const LongWords = {
  args: {
    ...Business.args,
    lead: 'Barrierefreiheitsstärkungsgesetzeskonforme Bedienungsmöglichkeiten der Arzneimittelkommissionsgeschäftsstelle.',
    notice: legalNotice.LongWordsInNarrowSpace.args,
    feedback: {
      formHref: '/kontakt',
      phone: contactInfo.LongWordsInNarrowSpace.args.phone,
      email: contactInfo.LongWordsInNarrowSpace.args.email,
    },
  },
} satisfies Story;
export const Voluntary = { args: { ...Business.args, variant: 'voluntary' } } satisfies Story;
