import { z } from 'zod';
import { publicFolder } from '../../contract/files.ts';
import * as check from './checks.ts';
import { imageSchema } from './image.ts';
import { entryForms, formed } from './fieldForms.ts';
import * as form from './forms.ts';
import type { Schema } from './fieldDescription.ts';
import { words, type Words } from './words.ts';

/**
 * The fields of content. Each has a check of its value and a form in Directus. An editor may leave
 * a field empty unless the kind requires it.
 */

type Options = form.Options;
type Required = Options & { readonly required: true };

export const required = { required: true } as const;
export const half = { width: 'half' } as const;
export const requiredHalf = { ...required, ...half } as const;

/** One line of text. */
export function text(label: Words, options: Required): ReturnType<typeof check.text>;
export function text(label: Words, options?: Options): ReturnType<typeof check.optionalText>;
export function text(label: Words, options: Options = {}) {
  return formed(textCheck(options), form.text(label, options));
}

/** Several lines without formatting. */
export function lines(label: Words, options: Required): ReturnType<typeof check.text>;
export function lines(label: Words, options?: Options): ReturnType<typeof check.optionalText>;
export function lines(label: Words, options: Options = {}) {
  return formed(textCheck(options), form.lines(label, options));
}

function textCheck({ required: isRequired }: Options) {
  return isRequired ? check.text() : check.optionalText();
}

/** A formatted text. Its pictures come from the public folder. */
export const richText = (label: Words, note?: Words) =>
  formed(check.richText(), form.richText(label, { pictures: publicFolder, ...(note && { note }) }));

export const color = (label: Words, options: Options = {}) =>
  formed(check.color(), form.color(label, options));

/** `defaultValue` is true or, without it, false. */
export const toggle = (label: Words, options: Options & { readonly defaultValue?: boolean } = {}) =>
  formed(
    z.boolean('true or false').default(options.defaultValue ?? false),
    form.toggle(label, options),
  );

/** A day of the calendar. */
export const day = (label: Words, options: Options = {}) =>
  formed(check.date(), form.day(label, options));

/** One of these values, which editors choose by their names. */
export const choice = <const Value extends string>(
  label: Words,
  names: Readonly<Record<Value, Words>>,
  expected: string,
  options: Options = {},
) => formed(z.enum(valuesOf(names), expected), form.choice(label, choicesIn(names), options));

/** Several of these values. `expected` names the kind of value in error messages. */
export const checkboxes = <const Value extends string>(
  label: Words,
  names: Readonly<Record<Value, Words>>,
  expected: string,
  options: Options = {},
) =>
  formed(
    z.array(z.enum(valuesOf(names), expected)),
    form.checkboxes(label, choicesIn(names), options),
  );

export function choicesIn(names: Readonly<Record<string, Words>>): form.Choice[] {
  return Object.entries(names).map(([value, name]) => ({ value, text: name }));
}

function valuesOf<Value extends string>(names: Readonly<Record<Value, Words>>): Value[] {
  return Object.keys(names) as Value[];
}

/** A repeater: entries that an editor adds, sorts and removes. */
export const list = <Entry extends Schema>(
  label: Words,
  entry: Entry,
  options: form.ListOptions = {},
) => formed(z.array(entry), form.list(label, entryForms(entry), options));

/** An optional picture. Each language has its own description of it. */
export const image = (label: Words, options: form.PictureOptions = {}) =>
  formed(imageSchema.optional(), form.image(label, publicFolder, options));

/** The picture of an item, which `pictureText` describes. */
export const picture = (options: Options = {}) =>
  image(words('Bild', 'Picture'), {
    note: pictureNote,
    neededWidth: neededPictureWidth,
    ...options,
  });

/** In px: the text of a news item is 784 px wide, and most screens have two pixels for each. */
export const neededPictureWidth = 1600;

const pictureNote = words(
  `Am besten quer und mindestens ${neededPictureWidth} Pixel breit, zum Beispiel ein Foto der Jahrestagung. Die Beschreibung steht bei den Texten.`,
  `Best in landscape and at least ${neededPictureWidth} pixels wide, such as a photograph of the annual conference. Its description is among the texts.`,
);

export const pictureText = {
  image_alt: lines(words('Bildbeschreibung', 'Description of the picture'), {
    note: words(
      'Was das Bild zeigt, für alle, die es nicht sehen. Nötig, sobald es ein Bild gibt.',
      'What the picture shows, for those who do not see it. Needed once there is a picture.',
    ),
  }),
};

export const email = (label: Words, options: Options = {}) =>
  formed(check.optionalEmail(), form.text(label, { note: emailNote, ...options }));

const emailNote = words('Zum Beispiel name@example.org.', 'Such as name@example.org.');

/** A public address on the web, or none. */
export const webAddress = (label: Words, options: Options = {}) =>
  formed(check.optionalWebAddress(), form.text(label, { note: webAddressNote, ...options }));

const webAddressNote = words(
  'Mit https:// am Anfang, zum Beispiel https://example.org.',
  'With https:// at its beginning, such as https://example.org.',
);

/** A path of this website or an address on the web, or none. */
export const link = (label: Words, options: Options = {}) =>
  formed(check.optionalLink(), form.page(label, { ...options, orAddress: true }));

const pageNote = words(
  'Wählen Sie eine Seite dieser Website aus der Liste, zum Beispiel „Kontakt“.',
  'Choose a page of this website from the list, such as “Contact”.',
);

/** The path of a page of this website, in German. */
export const path = (options: Options = {}) =>
  formed(check.path(), form.page(words('Seite', 'Page'), { ...options, note: pageNote }));

/** The part of a page's address that its editor chooses. */
export const slug = (note = slugNote) =>
  formed(check.slug(), form.text(words('Adresse', 'Address'), { note }));

const slugNote = words(
  'Kleine Buchstaben, Ziffern und Bindestriche, höchstens 200, zum Beispiel service/satzung. Seiten mit festem Platz, wie Kontakt, haben keine; Namen wie images oder sitemap sind vergeben.',
  'Small letters, digits and hyphens, 200 at most, such as service/statutes. Pages with a fixed place, such as contact, have none; names such as images or sitemap are taken.',
);

/** The name of a group of records. Blocks of pages select records by this name. */
export const recordGroup = (example: string) =>
  formed(
    check.recordGroup(),
    form.text(words('Gruppe', 'Group'), {
      ...requiredHalf,
      note: words(
        `Ein kurzer Name, den auch der Block der Seite nennt, zum Beispiel ${example}.`,
        `A short name that the block of the page names, too, such as ${example}.`,
      ),
    }),
  );

/** A key that is part of addresses visitors share, so it cannot be changed later. */
export const stableKey = (example: string, options: Options = {}) =>
  formed(
    check.stableKey(example),
    form.text(words('Schlüssel', 'Key'), {
      ...requiredHalf,
      note: words(
        `Kleine Buchstaben, Ziffern und Bindestriche, zum Beispiel ${example}. Er steht in Adressen und bleibt für immer.`,
        `Small letters, digits and hyphens, such as ${example}. It stands in addresses, and stays for good.`,
      ),
      ...options,
    }),
  );

/** The position among other items, which editors set by dragging. Forms hide it. */
export const sort = () =>
  formed(check.sort(), {
    ...form.text(words('Reihenfolge', 'Order')),
    type: 'integer',
    hidden: true,
  });

/** A whole number from `min` to `max`. */
export const wholeNumber = (
  label: Words,
  { min, max, expected }: { readonly min: number; readonly max: number; readonly expected: string },
  options: Options = {},
) =>
  formed(
    z.int(expected).min(min, expected).max(max, expected),
    form.wholeNumber(label, { ...half, options: { min, max }, ...options }),
  );

/** A phone number, as visitors read it. */
export const phone = (options: Options = {}) =>
  text(words('Telefon', 'Phone'), {
    ...half,
    note: words(
      'Mit der Vorwahl des Landes, zum Beispiel +49 30 123456.',
      'With the code of the country, such as +49 30 123456.',
    ),
    ...options,
  });
