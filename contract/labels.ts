import type de from '../locales/de.json';
import type { Language } from '../locales/languages.ts';
import type { Words } from './words.ts';

/** The fixed words of the interface, as opposed to the content that editors write. */
export interface Labels<Key extends LabelKey = LabelKey> {
  readonly language: Language;
  /** The label, marked with its language where a translation is missing. For visible text. */
  readonly label: (key: Key, values?: LabelValues) => Words;
  /** The bare label. For attributes. */
  readonly text: (key: Key, values?: LabelValues) => string;
}

/** A dotted path into locales/de.json, for example `menu.open`. */
export type LabelKey = LeafPaths<typeof de>;

/** For placeholders such as `{{name}}`, and `count` for the choice between forms of the plural. */
export type LabelValues = Readonly<Record<string, string | number>>;

/**
 * A label on its way to the browser, which has no dictionary: as it stands in that, with its
 * placeholders, and in all forms of its plural.
 */
export type CarriedLabel =
  | string
  | {
      readonly text: string | PluralForms;
      /** Where it is not the language of the page. */
      readonly lang?: Language;
    };

export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;

type LeafPaths<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string
    ? PluralStem<Key>
    : `${Key}.${LeafPaths<Tree[Key]>}`;
}[keyof Tree & string];

type PluralStem<Key extends string> = Key extends `${infer Stem}_${'one' | 'many' | 'other'}`
  ? Stem
  : Key;
