import type { Words as WordsToShow } from '../../contract/words.ts';

export type Words = WordsToShow;

/** Shows a text, marked with its language where that is not the page's (WCAG 3.1.2). */
export function Words({ of }: { of: Words }) {
  return typeof of === 'string' ? of : <span lang={of.lang}>{of.text}</span>;
}

/** The bare text, for places that can carry no language mark: attributes and titles. */
export function plain(words: Words): string {
  return typeof words === 'string' ? words : words.text;
}
