/**
 * A text to show. A plain string is in the language of the page; an object is in another one,
 * because its translation is missing, and says which, so that a screen reader pronounces it.
 */
export type Words = string | ForeignWords;

export interface ForeignWords {
  readonly text: string;
  /** BCP 47 tag of the language that the text is in. */
  readonly lang: string;
}
