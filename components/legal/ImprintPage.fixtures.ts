import { trustSanitised } from '../primitives/safeHtml.ts';
import { dataProtectionOfficerFixtures } from './DataProtectionOfficer.fixtures.ts';
import type { ImprintPageProps } from './ImprintPage.tsx';
import { legalNoticeFixtures } from './LegalNotice.fixtures.ts';

const text = (html: string) => ({ html: trustSanitised(html) });

const german = {
  title: 'Impressum',
  lead: 'Wer für diese Website verantwortlich ist.',
  notice: legalNoticeFixtures.association,
  topInfo: text('<p>Angaben gemäß § 5 Digitale-Dienste-Gesetz.</p>'),
  body: text(
    '<h2 id="haftung">Haftung für Inhalte</h2><p>Wir prüfen, was wir veröffentlichen. Sollte etwas nicht stimmen, schreiben Sie uns: Wir berichtigen es umgehend.</p>',
  ),
  legalAuthority: text('<p>Gesundheitsamt Musterstadt, Amtsgasse 1, 12345 Musterstadt</p>'),
  insurance: text('<p>Musterländische Versicherung AG, Policenring 4, 12345 Musterstadt</p>'),
  imageSources: text('<p>Alle Zeichnungen: Verband der Heilberufe Musterland e. V.</p>'),
  bottomInfo: text('<p>Stand: Januar 2026</p>'),
  officers: [dataProtectionOfficerFixtures.everything],
} satisfies ImprintPageProps;

export const imprintPageFixtures = {
  german,
  minimal: { title: 'Impressum', notice: legalNoticeFixtures.minimal, officers: [] },
  compound: {
    ...german,
    notice: legalNoticeFixtures.compound,
    insurance: text(
      '<p>Berufshaftpflichtversicherungsnachweise bewahrt die Arzneimittelkommissionsgeschäftsstelle auf.</p>',
    ),
    officers: [dataProtectionOfficerFixtures.compound],
  },
  /** In French, the privacy notice is a part of the page. */
  french: {
    ...german,
    title: 'Mentions légales',
    lead: { text: german.lead, lang: 'de' },
    notice: legalNoticeFixtures.untranslated,
    topInfo: { ...german.topInfo, lang: 'de' },
    body: text(
      '<h2 id="responsabilite">Responsabilité</h2><p>Nous vérifions ce que nous publions. Si quelque chose est inexact, écrivez-nous.</p>',
    ),
    legalAuthority: { ...german.legalAuthority, lang: 'de' },
    insurance: { ...german.insurance, lang: 'de' },
    imageSources: text('<p>Tous les dessins : l’association.</p>'),
    bottomInfo: undefined,
    privacy: {
      id: 'privacy',
      title: 'Protection des données',
      body: text(
        '<p>Ce site n’utilise aucun cookie sans votre accord.</p><h3 id="cookies">Cookies</h3><p>Vous pouvez revenir sur votre choix à tout moment.</p>',
      ),
    },
  },
} satisfies Record<string, ImprintPageProps>;
