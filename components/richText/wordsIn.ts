import DOMPurify from 'dompurify';
import { wordlessTags } from '../../contract/richText/allowedHtml.ts';
import { assertModest } from './assertModest.ts';

/**
 * The words of a text that came from the backend, without its markup: to be searched, and shown as text alone.
 *
 * @throws where it is too large to be shown
 */
export function wordsIn(source: string): string {
  assertModest(source);
  // Or the last word of a paragraph and the first one of the next would be one.
  const body = DOMPurify.sanitize(source.replaceAll('<', ' <'), onlyWords);
  return (body.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}

const onlyWords = {
  ALLOWED_TAGS: [],
  FORBID_CONTENTS: [...wordlessTags],
  RETURN_DOM: true as const,
};
