import { trustSanitised } from '../primitives/safeHtml.ts';
import type { ImprintPageProps } from './ImprintPage.tsx';
import { legalContentFixtures } from './LegalContent.fixtures.ts';
import { legalNoticeFixtures } from './LegalNotice.fixtures.ts';

const text = (html: string) => ({ html: trustSanitised(html) });

const german = {
  title: 'Impressum',
  lead: 'Wer für diese Website verantwortlich ist.',
  notice: legalNoticeFixtures.association,
  opening: [legalContentFixtures.topInfo],
  body: text(
    '<h2 id="haftung">Haftung für Inhalte</h2><p>Wir prüfen, was wir veröffentlichen. Sollte etwas nicht stimmen, schreiben Sie uns: Wir berichtigen es umgehend.</p>',
  ),
  contents: [
    legalContentFixtures.legalAuthority,
    legalContentFixtures.insurance,
    legalContentFixtures.imageSources,
    legalContentFixtures.dataProtection,
    legalContentFixtures.bottomInfo,
  ],
} satisfies ImprintPageProps;

export const imprintPageFixtures = {
  german,
  minimal: {
    title: 'Impressum',
    notice: legalNoticeFixtures.minimal,
    opening: [],
    contents: [],
  },
  compound: {
    ...german,
    notice: legalNoticeFixtures.compound,
    contents: [legalContentFixtures.compound, legalContentFixtures.compoundOfficer],
  },
  /** In French, the privacy notice is part of the page. */
  french: {
    title: 'Mentions légales',
    lead: { text: german.lead, lang: 'de' },
    notice: legalNoticeFixtures.untranslated,
    opening: [],
    body: text(
      '<h2 id="responsabilite">Responsabilité</h2><p>Nous vérifions ce que nous publions. Si quelque chose est inexact, écrivez-nous.</p>',
    ),
    contents: [legalContentFixtures.untranslated, legalContentFixtures.dataProtection],
    privacy: {
      id: 'privacy',
      title: 'Protection des données',
      headings: [
        { id: 'essentiel', text: 'L’essentiel' },
        { id: 'cookies', text: 'Cookies' },
        { id: 'droits', text: 'Vos droits' },
      ],
      body: text(
        '<h2 id="essentiel">L’essentiel</h2><p>Ce site n’utilise aucun cookie sans votre accord.</p><h2 id="cookies">Cookies</h2><p>Vous pouvez revenir sur votre choix à tout moment.</p><h2 id="droits">Vos droits</h2><p>Écrivez-nous : nous vous dirons ce que nous savons de vous.</p>',
      ),
      contents: [{ identifier: 'consentmanager' }],
    },
  },
} satisfies Record<string, ImprintPageProps>;
