import type { Words as WordsToShow } from '../../contract/labels.ts';

export type Words = WordsToShow;

/** Renders a text and marks its language if it differs from the page's (WCAG 3.1.2). */
export function Words({ of }: { of: Words }) {
  return typeof of === 'string' ? of : <span lang={of.lang}>{of.text}</span>;
}

/** Returns the text without a language mark, for attributes and titles. */
export function plain(words: Words): string {
  return typeof words === 'string' ? words : words.text;
}
