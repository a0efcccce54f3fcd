import { z } from 'zod';
import type { FunctionId } from '../../contract/thirdParties.ts';
import { bySort, translations } from '../fields/checks.ts';
import { lines, link, required, requiredHalf, sort, text, toggle } from '../fields/fields.ts';
import { defineKind } from './kind.ts';
import { words } from '../fields/words.ts';

/**
 * A kind of cookie or external service that the banner asks visitors about, in addition to the
 * built-in ones.
 */
export const consents = defineKind({
  ...{ name: 'consents', stored: 'list', optional: true },
  label: words('Zustimmungen', 'Consents'),
  note: words(
    'Wonach das Cookie-Banner fragt, neben dem Nötigen und der Statistik',
    'What the cookie banner asks about, besides the necessary and the statistics',
  ),
  listed: ['translations', 'function_id'],
  icon: 'cookie',
  group: 'website',
  template: '{{ translations.display_name }}',
  order: bySort,
  schema: z.strictObject({
    /**
     * The name that code checks before it runs. The visitor's choice is stored under this name. The website's own
     * code checks `matomo`, `rating`, `maps` and `videos`.
     */
    function_id: text(words('Technischer Name', 'Technical name'), {
      ...requiredHalf,
      note: words(
        'Kleine Buchstaben. Die Website kennt matomo, rating, maps und videos. Nicht mehr ändern: damit ist die Wahl der Besucher gespeichert.',
        'Small letters. The website knows matomo, rating, maps and videos. Do not change it: it is what visitors’ choices are stored by.',
      ),
    })
      .regex(
        /^[a-z][a-z0-9_-]*$/,
        'a name of small letters, such as videos, that stays the same for good',
      )
      // The website itself sets this one, and visitors cannot refuse it.
      .refine(
        (name) => name !== ('functional' satisfies FunctionId),
        'another name, since functional is taken',
      ),
    /**
     * Ticks the choice in advance, but only if the project's `config.consent.preselect` is true.
     */
    default_on: toggle(words('Vorab angekreuzt', 'Ticked beforehand'), {
      note: words(
        'Gilt nur, wenn die Website Zustimmungen vorab ankreuzt, zum Beispiel außerhalb der EU.',
        'Counts only if the website pre-ticks consents, such as outside the EU.',
      ),
    }),
    sort: sort(),
    translations: translations({
      display_name: text(words('Name', 'Name'), {
        ...required,
        note: words(
          'Wie ihn Besucher lesen, zum Beispiel „Videos“.',
          'As visitors read it, such as “Videos”.',
        ),
      }),
      description: lines(words('Beschreibung', 'Description'), {
        note: words(
          'Was geschieht, wenn jemand zustimmt, zum Beispiel „Lädt Videos von example.org.“',
          'What happens after a consent, such as “Loads videos from example.org.”',
        ),
      }),
      /** A page with more information: an address, or a path of this website. */
      link: link(words('Mehr dazu', 'Read more'), {
        note: words(
          'Eine Seite aus der Liste, oder eine Adresse wie https://example.org.',
          'A page from the list, or an address such as https://example.org.',
        ),
      }),
    }),
  }),
});
