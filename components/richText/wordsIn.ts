import DOMPurify from 'dompurify';
import { droppedTags } from '../../contract/richText/allowedHtml.ts';
import { assertModest } from './assertModest.ts';

/**
 * Returns the plain text of a text from the backend, for the search and for display without markup.
 *
 * @throws if the text is too large
 */
export function wordsIn(source: string): string {
  assertModest(source);
  // Add spaces: otherwise the last word of a paragraph and the first one of the next would be joined.
  const body = DOMPurify.sanitize(source.replaceAll('<', ' <'), onlyWords);
  return (body.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}

const onlyWords = {
  ALLOWED_TAGS: [],
  FORBID_CONTENTS: [...droppedTags],
  RETURN_DOM: true as const,
};
