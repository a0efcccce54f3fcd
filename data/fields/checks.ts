import { parse } from 'culori';
import { z } from 'zod';
import { notFoundName } from '../../contract/siteAddresses.ts';
import { defaultLanguage, languages, type Language } from '../../locales/languages.ts';
import { longestSlug } from './longestSlug.ts';

/** Checks of fields that several kinds of content share. Each message says what is expected. */

export const text = () =>
  z
    .string('a text')
    .trim()
    .min(1, { error: 'a text that is not empty', abort: true })
    .refine(isVisible, { error: 'a text that can be seen', abort: true });

/** Visual editors leave zero-width spaces. A link of nothing else would have no visible words. */
function isVisible(value: string): boolean {
  return visible.test(value);
}

const visible = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]/u;

/** Editors leave a field empty in several ways. All of them mean that there is no value. */
export const optionalText = () => textOrNothing('a text, or nothing');

/** HTML or Markdown as the editor wrote it. Never trusted: rendering sanitises it. */
export const richText = () => textOrNothing('a formatted text, or nothing');

function textOrNothing(words: string) {
  return z
    .string(words)
    .trim()
    .nullish()
    .transform((value) => (value && isVisible(value) ? value : undefined));
}

export const language = () => z.enum(languages, `a language: ${languages.join(', ')}`);

export const color = () =>
  z
    .string('a colour such as #17665a')
    .refine((value) => parse(value) !== undefined, 'a colour such as #17665a');

/** An address inside the site, in the default language. */
export const path = () =>
  z
    .string('a path such as /kontakt')
    .regex(/^\/[^\s?#]*$/, 'a path that starts with /, such as /kontakt');

/** Names of files that the build writes in each folder. */
const reservedSlug = new RegExp(`(^|/)(index|${notFoundName})$`);

/** The part of a page's address that its editor chooses, below the language's prefix. */
export const slug = () =>
  z
    .string('a slug such as service/satzung')
    .regex(/^[a-z0-9-]+(\/[a-z0-9-]+)*$/, {
      error: 'a slug of small letters, digits and hyphens, such as service/satzung',
      abort: true,
    })
    .max(longestSlug, `a slug of ${longestSlug} letters at most`)
    .refine(
      (value) => !reservedSlug.test(value),
      `another slug, since index and ${notFoundName} are taken`,
    );

export const anchor = () =>
  z.string('an anchor such as cookies').regex(/^[A-Za-z][\w-]*$/, 'an anchor such as cookies');

/** The name of a group of records that are shown together on a page, such as `board`. */
export const recordGroup = () =>
  z
    .string('a short name such as board')
    .regex(/^[a-z][a-z0-9-]*$/, 'a short name of small letters, digits and hyphens, such as board');

/** A key that never changes, because addresses that visitors share and other records contain it. */
export const stableKey = (example: string) =>
  z
    .string(`a key such as ${example}`)
    .regex(
      /^[a-z][a-z0-9-]*$/,
      `a key of small letters, digits and hyphens, such as ${example}, that stays the same for good`,
    )
    .max(longestKey, `a key of ${longestKey} letters at most`);

/** An address may contain several keys. */
const longestKey = 60;

export const optionalEmail = () =>
  z
    .email('an e-mail address')
    .nullish()
    .transform((value) => value ?? undefined);

/** A complete public address on the web, or empty. */
export const optionalWebAddress = () => addressOrNothing(addressWords, isWebAddress);

/** The target of a link: a path inside the site in the default language, or an address outside. */
export const optionalLink = () =>
  addressOrNothing(
    `a path such as /kontakt, or ${addressWords}`,
    (value) => isPath(value) || isWebAddress(value),
  );

const addressWords = 'an address such as https://example.org';

function addressOrNothing(words: string, isAddress: (value: string) => boolean) {
  return z
    .string(words)
    .trim()
    .refine((value) => value === '' || isAddress(value), words)
    .nullish()
    .transform((value) => value || undefined);
}

/**
 * Only http and https, because other protocols may run code or open files, and without a password,
 * which would be published.
 */
function isWebAddress(value: string): boolean {
  if (!/^https?:\/\/[^\s\\]+$/i.test(value)) return false;
  const url = URL.parse(value);
  return url !== null && url.username === '' && url.password === '';
}

/** One slash at the beginning only, because browsers take two slashes for another host. */
function isPath(value: string): boolean {
  return /^\/(?![\\/])\S*$/.test(value);
}

export const date = () => z.iso.date('a date such as 2026-11-21');

export const sort = () => z.int('a whole number').default(0);

/** Compares by the position that editors gave to widgets, opening periods and others. */
export function bySort(one: Sorted, other: Sorted): number {
  return one.sort - other.sort;
}

interface Sorted {
  readonly sort: number;
}

/** One entry for each language. The default language is required. */
export function translations<Shape extends z.ZodRawShape>(shape: Shape) {
  return z
    .array(z.strictObject({ language: language(), ...shape }), 'a list of translations')
    .refine(
      (entries) => languagesOf(entries).includes(defaultLanguage),
      `a translation in the default language, ${defaultLanguage}`,
    )
    .superRefine((entries, context) => {
      const codes = languagesOf(entries);
      codes.forEach((code, index) => {
        if (codes.indexOf(code) === index) return;
        const path = [index, 'language'];
        context.addIssue({ code: 'custom', path, message: 'one translation a language' });
      });
    });
}

function languagesOf(entries: readonly object[]): Language[] {
  return entries.flatMap((entry) => ('language' in entry ? [entry.language as Language] : []));
}
