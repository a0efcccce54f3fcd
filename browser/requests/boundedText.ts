import { boundedBody } from './boundedBody.ts';

/**
 * The text of an answer, as long as it is not longer than a page could use.
 *
 * @throws where it is longer
 */
export function boundedText(response: Response, most = mostBytes): Promise<string> {
  return boundedBody(response, most).text();
}

/** An item with texts in three languages has 50 KB. */
export const mostBytes = 300_000;
