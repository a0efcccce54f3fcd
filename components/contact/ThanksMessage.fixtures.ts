import type { OtherWords } from '../island/otherWords.fixtures.ts';

/** The sender's name is in the browser's storage. */
export const thanksMessageFixtures = { anybody: {} };

/** On a French page, texts that are not translated yet. */
export const untranslatedThanks: OtherWords = {
  'thanks.toAnybody': { text: 'Ihre Nachricht ist angekommen.', lang: 'de' },
  'thanks.toSender': { text: 'Vielen Dank, {{name}}. Wir antworten an {{email}}.', lang: 'de' },
};
