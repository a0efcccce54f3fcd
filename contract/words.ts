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
