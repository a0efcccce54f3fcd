import * as z from 'zod/mini';
import type { Language } from '../../locales/languages.ts';

/** In characters, for the form's fields and for what the door takes. */
export const longest = { topic: 200, name: 100, email: 254, message: 5000 } as const;

/** One line: what ends a line would begin another header of a mail. */
export const line = (longestLine: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1),
      z.maxLength(longestLine),
      z.regex(/^[^\p{Cc}\u2028\u2029]*$/u),
    );

/** As browsers check it (HTML, `input type=email`), with a dot in the host. */
export const email = () =>
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(longest.email),
      z.regex(z.regexes.html5Email),
      z.regex(/@[^@]+\.[^@.]+$/),
    );

/** Several lines; tabs and line ends are the only control characters. */
export const lines = (longestText: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1),
      z.maxLength(longestText),
      z.regex(/^[^\p{Cc}]*(?:[\t\n\r][^\p{Cc}]*)*$/u),
    );

/** The name of a sentence about privacy; which there are only the backend knows (wordingTexts.ts). */
export const wordingName = () => z.string().check(z.regex(/^[a-z\d-]{1,40}$/));

/** By themselves, as types alone come from `locales` here. */
const languages = { de: 'de', en: 'en', fr: 'fr' } as const satisfies { [Each in Language]: Each };

/** What every form sends beside what the visitor filled in. */
export const envelope = {
  /** Made when the visitor presses the button; the same for each further try of the same content. */
  key: z.uuid(),
  /** The language of the page, in which mails are written. */
  language: z.enum(languages),
  /** A field that people don't see. Whoever fills it in is answered as everybody is. */
  website: z.string().check(z.maxLength(200)),
  /** The solved challenge, as the library writes it (base64). Good once. */
  proof: z.string().check(z.maxLength(4000)),
} as const;
