import type { OtherWords } from '../island/otherWords.fixtures.ts';

/** Whom it thanks is in the browser's storage. */
export const thanksMessageFixtures = { anybody: {} };

/** On a French page, words that nobody has translated yet. */
export const untranslatedThanks: OtherWords = {
  'thanks.toAnybody': { text: 'Ihre Nachricht ist angekommen.', lang: 'de' },
  'thanks.toSender': { text: 'Vielen Dank, {{name}}. Wir antworten an {{email}}.', lang: 'de' },
};
