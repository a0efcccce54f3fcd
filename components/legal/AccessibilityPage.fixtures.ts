import { contactDetailsFixtures } from '../contact/contactDetails.fixtures.ts';
import { trustSanitised } from '../primitives/safeHtml.ts';
import type { AccessibilityPageProps } from './AccessibilityPage.tsx';
import { buildRecordFixtures } from './BuildRecord.fixtures.ts';
import { legalNoticeFixtures } from './LegalNotice.fixtures.ts';

const text = (html: string) => ({ html: trustSanitised(html) });

const { phone, email } = contactDetailsFixtures.association;

const business = {
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
  notice: legalNoticeFixtures.association,
  feedback: { formHref: '/kontakt', phone, email },
  build: buildRecordFixtures.checked,
} satisfies AccessibilityPageProps;

/** Names what is not accessible, why, and the alternatives. */
const publicBody = {
  ...business,
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
} satisfies AccessibilityPageProps;

export const accessibilityPageFixtures = {
  voluntary: { ...business, variant: 'voluntary' },
  business,
  publicBody,
  /** For a federal state with an arbitration board of its own. */
  otherOffice: {
    ...publicBody,
    complaintOffice: text(
      '<p>Für Stellen des Landes vermittelt die Schlichtungsstelle bei der Landesbeauftragten für Menschen mit Behinderungen Musterland, Amtsgasse 9, 12345 Musterstadt.</p>',
    ),
  },
  unchecked: { ...business, build: buildRecordFixtures.unchecked },
  compound: {
    ...business,
    lead: 'Barrierefreiheitsstärkungsgesetzeskonforme Bedienungsmöglichkeiten der Arzneimittelkommissionsgeschäftsstelle.',
    notice: legalNoticeFixtures.compound,
    feedback: {
      formHref: '/kontakt',
      phone: contactDetailsFixtures.compound.phone,
      email: contactDetailsFixtures.compound.email,
    },
  },
  english: {
    ...business,
    title: 'Accessibility statement',
    lead: 'Everyone should be able to use this website.',
    body: text(
      '<h2 id="service">Our service</h2><p>On this website we provide information about health professions in private practice.</p>',
    ),
    headings: [{ id: 'service', text: 'Our service' }],
    notice: legalNoticeFixtures.untranslated,
  },
  french: {
    ...business,
    title: 'Déclaration d’accessibilité',
    lead: 'Ce site doit être utilisable par tous.',
    body: text(
      '<h2 id="offre">Notre offre</h2><p>Ce site informe sur les professions de santé exercées en cabinet.</p>',
    ),
    headings: [{ id: 'offre', text: 'Notre offre' }],
    notice: legalNoticeFixtures.untranslated,
  },
} satisfies Record<string, AccessibilityPageProps>;
