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

/** Shows a text, marked with its language where that is not the page's (WCAG 3.1.2). */
export function Words({ of }: { of: Words }) {
  return typeof of === 'string' ? of : <span lang={of.lang}>{of.text}</span>;
}

/** The bare text, for places that can carry no language mark: attributes and titles. */
export function plain(words: Words): string {
  return typeof words === 'string' ? words : words.text;
}
