import type { Words as WordsToShow } from '../../contract/labels.ts';

export type Words = WordsToShow;

interface WordsProps {
  of: Words;
  /** Texts directly before and after, such as brackets or a space. Default empty. */
  before?: string;
  after?: string;
}

/**
 * Renders a text and marks its language if it differs from the page's (WCAG 3.1.2). Together with `before`
 * and `after` it is one text for React, which writes a comment into the page between two texts.
 */
export function Words({ of, before = '', after = '' }: WordsProps) {
  if (typeof of === 'string') return before + of + after;
  return (
    <>
      {before}
      <span lang={of.lang}>{of.text}</span>
      {after}
    </>
  );
}

/** Returns the text without a language mark, for attributes and titles. */
export function plain(words: Words): string {
  return typeof words === 'string' ? words : words.text;
}
