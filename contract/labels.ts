import type de from '../locales/de.json';
import type { Language } from '../locales/languages.ts';

/**
 * A text to show. A plain string is in the language of the page. If its translation is missing, an
 * object names the text's language, so that screen readers pronounce it correctly.
 */
export type Words = string | ForeignWords;

interface ForeignWords {
  readonly text: string;
  /** BCP 47 tag of the language that the text is in. */
  readonly lang: string;
}

/** The fixed texts of the interface, in contrast to the editors' content. */
export interface Labels {
  readonly language: Language;
  /** The label, marked with its language if a translation is missing. For visible text. */
  readonly label: (key: LabelKey, values?: LabelValues) => Words;
  /** The label as a plain string. For attributes. */
  readonly text: (key: LabelKey, values?: LabelValues) => string;
}

/** A dotted path into locales/de.json, for example `menu.open`. */
export type LabelKey = LeafPaths<typeof de>;

/** Values for placeholders such as `{{name}}`, and `count`, which selects the plural form. */
export type LabelValues = Readonly<Record<string, string | number>>;

/** A label as its dictionary has it, with placeholders, in all plural forms. */
export type LabelTemplate =
  | string
  | {
      readonly text: string | PluralForms;
      /** Set if it differs from the page's language. */
      readonly lang?: Language;
    };

/** A label in the browser's code, where the bundler has replaced its key. */
export type InlinedLabel = Readonly<Record<Language, LabelTemplate>>;

export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;

type LeafPaths<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string
    ? PluralStem<Key>
    : `${Key}.${LeafPaths<Tree[Key]>}`;
}[keyof Tree & string];

type PluralStem<Key extends string> = Key extends `${infer Stem}_${'one' | 'many' | 'other'}`
  ? Stem
  : Key;
