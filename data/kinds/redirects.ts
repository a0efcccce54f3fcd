import { z } from 'zod';
import { bySort } from '../fields/checks.ts';
import {
  longestSource,
  longestTarget,
  redirectSource,
  redirectTarget,
  type HostAddress,
} from '../fields/hostAddress.ts';
import { requiredHalf, sort, toggle } from '../fields/fields.ts';
import { formed } from '../fields/fieldForms.ts';
import { text } from '../fields/forms.ts';
import { defineKind } from './kind.ts';
import { words } from '../fields/words.ts';

const redirectSchema = z.strictObject({
  /** `/*` at its end means everything below. */
  from: formed(
    address(
      'a path that starts with /, such as /kontakt',
      `a path such as /alt, or /alt/* for all below it, of at most ${longestSource} characters, without control characters, backslashes, \`?\`, \`#\` and broken escapes`,
      redirectSource,
    ),
    text(words('Von', 'From'), {
      ...requiredHalf,
      note: words(
        'Der alte Pfad, zum Beispiel /satzung. /alt/* steht für alles unter /alt. Groß oder klein geschrieben, mit Umlaut oder %C3%BC, mit oder ohne / am Ende: das ist derselbe Pfad.',
        'The old path, such as /satzung. /old/* stands for everything below /old. In capitals or not, with an umlaut or %C3%BC, with or without / at its end: it is the same path.',
      ),
    }),
  ),
  /** `/*` at its end keeps what stood for the `*` of `from`. */
  to: formed(
    address(
      'a path such as /service/satzung, or an address such as https://example.org',
      `a path with one / at its beginning, or an address without a password, of at most ${longestTarget} characters, without control characters, backslashes and broken escapes`,
      redirectTarget,
    ),
    text(words('Nach', 'To'), {
      ...requiredHalf,
      note: words(
        'Der Pfad einer Seite oder eines Dokuments, oder eine Adresse. Endet Von auf /*, darf auch dies so enden: Dann bleibt, was darunter stand.',
        'The path of a page or a document, or an address. Where From ends in /*, this may, too: what stood below is kept.',
      ),
    }),
  ),
  /** Browsers remember a permanent one. */
  permanent: toggle(words('Für immer', 'For good'), {
    defaultValue: true,
    note: words(
      'Browser merken es sich. Aus, wenn der alte Pfad wiederkommen kann, zum Beispiel nach einer Aktion.',
      'Browsers remember it. Off if the old path may return, such as after a campaign.',
    ),
  }),
  sort: sort(),
});

export type Redirect = z.infer<typeof redirectSchema>;

/** An address that has moved. Hosts compare without regard to case. */
export const redirects = defineKind({
  ...{ name: 'redirects', stored: 'list', optional: true },
  label: words('Umleitungen', 'Redirects'),
  note: words('Alte Adressen und wohin sie führen', 'Old addresses and where they lead'),
  listed: ['from', 'to', 'permanent'],
  icon: 'alt_route',
  group: 'website',
  template: '{{ from }} → {{ to }}',
  schema: redirectSchema,
  order: bySort,
});

/**
 * @param expected what is expected in general
 * @param rules what is expected of a text that begins well
 */
function address(
  expected: string,
  rules: string,
  read: (written: string) => HostAddress | undefined,
) {
  return z
    .string(expected)
    .trim()
    .transform((written, { issues }) => {
      const found = read(written);
      if (found !== undefined) return found;
      const message = /^(?:\/|https?:)/i.test(written) ? rules : expected;
      issues.push({ code: 'custom', message, input: written });
      return z.NEVER;
    });
}
