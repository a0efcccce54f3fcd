import { z } from 'zod';
import { sort } from './fields.ts';
import {
  longestSource,
  longestTarget,
  redirectSource,
  redirectTarget,
  type HostAddress,
} from './hostAddress.ts';

/** An address that has moved. Hosts compare without regard to case. */
export const redirectSchema = z.strictObject({
  sort: sort(),
  /** `/*` at its end stands for everything below. */
  from: address(
    'a path that starts with /, such as /kontakt',
    `a path such as /alt, or /alt/* for all below it, of at most ${longestSource} characters, without control characters, backslashes, \`?\`, \`#\` and broken escapes`,
    redirectSource,
  ),
  /** `/*` at its end keeps what stood for the `*` of `from`. */
  to: address(
    'a path such as /service/satzung, or an address such as https://example.org',
    `a path with one / at its beginning, or an address without a password, of at most ${longestTarget} characters, without control characters, backslashes and broken escapes`,
    redirectTarget,
  ),
  /** Browsers remember a permanent one. */
  permanent: z.boolean('true or false').default(true),
});

export type Redirect = z.infer<typeof redirectSchema>;

/**
 * @param words what is expected in general
 * @param rules what is expected of a text that begins well
 */
function address(words: string, rules: string, read: (written: string) => HostAddress | undefined) {
  return z
    .string(words)
    .trim()
    .transform((written, { issues }) => {
      const found = read(written);
      if (found !== undefined) return found;
      const message = /^(?:\/|https?:)/i.test(written) ? rules : words;
      issues.push({ code: 'custom', message, input: written });
      return z.NEVER;
    });
}
