import type { Meta, StoryObj } from '@storybook/react-vite';
import { ImprintPage } from '../../components/legal/ImprintPage.tsx';
import { wholePage } from '../frame/wholePage.ts';
import { trustSanitised } from '../../components/primitives/safeHtml.ts';
import * as legalNotice from './LegalNotice.stories.tsx';
import * as legalContent from './LegalContent.stories.tsx';
import { inLanguage } from '../pinned.ts';

const meta = { component: ImprintPage, parameters: wholePage } satisfies Meta<typeof ImprintPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const text = (html: string) => ({ html: trustSanitised(html) });

export const Association = {
  args: {
    title: 'Impressum',
    lead: 'Wer für diese Website verantwortlich ist.',
    notice: legalNotice.Association.args,
    opening: [legalContent.AdditionalTopInfo.args],
    body: text(
      '<h2 id="haftung">Haftung für Inhalte</h2><p>Wir prüfen, was wir veröffentlichen. Sollte etwas nicht stimmen, schreiben Sie uns: Wir berichtigen es umgehend.</p>',
    ),
    contents: [
      legalContent.LegalAuthority.args,
      legalContent.Insurance.args,
      legalContent.ImageSources.args,
      legalContent.DataProtection.args,
      legalContent.AdditionalBottomInfo.args,
    ],
  },
} satisfies Story;
export const Minimal = {
  args: { title: 'Impressum', notice: legalNotice.Minimal.args, opening: [], contents: [] },
} satisfies Story;
export const LongWords = {
  args: {
    ...Association.args,
    notice: legalNotice.LongWordsInNarrowSpace.args,
    contents: [legalContent.LongWordsInNarrowSpace.args, legalContent.LongWordsInOfficer.args],
  },
} satisfies Story;

/** In French, the privacy notice is part of the page. */
export const WithPrivacyNotice = {
  args: {
    ...Minimal.args,
    title: 'Mentions légales',
    lead: { text: Association.args.lead, lang: 'de' },
    notice: legalNotice.UntranslatedRegister.args,
    contents: [legalContent.Untranslated.args, legalContent.DataProtection.args],
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
  parameters: inLanguage('fr'),
} satisfies Story;
