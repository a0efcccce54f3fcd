import { boundedBody } from './boundedBody.ts';

/**
 * The text of a response, up to the size that a page can use.
 *
 * @throws if it is longer
 */
export function boundedText(response: Response): Promise<string> {
  return boundedBody(response, maxBytes).text();
}

/** Bytes. A news item with texts in three languages has 50 KB. */
export const maxBytes = 300_000;
