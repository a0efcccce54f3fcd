import { z } from 'zod';
import { translations } from '../fields/checks.ts';
import { lines, required, text } from '../fields/fields.ts';
import { defineKind } from './kind.ts';
import { words } from '../fields/words.ts';

/**
 * The block at the end of a page that invites to call or to write. Phone number and form are those
 * of the company, so only its words are here.
 */
export const callToAction = defineKind({
  ...{ name: 'call_to_action', stored: 'single', optional: true },
  label: words('Kontaktaufruf', 'Call to action'),
  note: words(
    'Steht am Ende der Seiten, die ihn zeigen sollen.',
    'Stands at the end of the pages that are to show it.',
  ),
  icon: 'contact_support',
  group: 'content',
  schema: z.strictObject({
    translations: translations({
      heading: text(words('Überschrift', 'Heading'), {
        ...required,
        note: words('Zum Beispiel „Sprechen Sie mit uns“.', 'Such as “Talk to us”.'),
      }),
      text: lines(words('Text', 'Text'), {
        note: words(
          'Ein Satz unter der Überschrift, zum Beispiel „Wir beraten Sie gern.“',
          'A sentence under the heading, such as “We are glad to advise you.”',
        ),
      }),
    }),
  }),
});
