import * as z from 'zod/mini';
import { languages } from '../../locales/languages.ts';

/** In characters, for the form's fields and the endpoint. */
export const longest = { topic: 200, name: 100, email: 254, message: 5000 } as const;

/** One line: a line break could begin another header of a mail. */
export const line = (longestLine: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1),
      z.maxLength(longestLine),
      z.regex(/^[^\p{Cc}\u2028\u2029]*$/u),
    );

/** As browsers check it (HTML, `input type=email`), and with a dot in the host. */
export const email = () =>
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(longest.email),
      z.regex(z.regexes.html5Email),
      z.regex(/@[^@]+\.[^@.]+$/),
    );

/** Several lines. Tabs and line breaks are the only control characters allowed. */
export const lines = (longestText: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1),
      z.maxLength(longestText),
      z.regex(/^[^\p{Cc}]*(?:[\t\n\r][^\p{Cc}]*)*$/u),
    );

/** The name of a privacy sentence. Only the backend knows which exist (locales/wordingTexts.ts). */
export const wordingName = () => z.string().check(z.regex(/^[a-z\d-]{1,40}$/));

/** The fields that every form sends in addition to the visitor's input. */
export const envelope = {
  /**
   * Created when the visitor presses the button. The same for each further attempt with the same
   * content.
   */
  key: z.uuid(),
  /** The page's language, which mails use, too. */
  language: z.enum(languages),
  /** A honeypot field, invisible to people. If it is filled in, the answer is the usual one. */
  website: z.string().check(z.maxLength(200)),
  /** The solved challenge, as the library encodes it (base64). Valid once. */
  proof: z.string().check(z.maxLength(4000)),
} as const;
