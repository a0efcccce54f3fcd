import { labelsFor } from '../i18n/createLabels.ts';
import type { Language } from '../../locales/languages.ts';
import type { ThanksMessageProps } from './ThanksMessage.island.tsx';
import { thanksMessageLabels } from './thanksMessageLabels.ts';

const inLanguage = (language: Language): ThanksMessageProps =>
  thanksMessageLabels(labelsFor(language));

export const thanksMessageFixtures = {
  german: inLanguage('de'),
  english: inLanguage('en'),
  french: inLanguage('fr'),
  /** On a French page, with words that nobody has translated yet. */
  untranslated: {
    toAnybody: { text: 'Ihre Nachricht ist angekommen.', lang: 'de' },
    toSender: { text: 'Vielen Dank, {{name}}. Wir antworten an {{email}}.', lang: 'de' },
  },
} satisfies Record<string, ThanksMessageProps>;
