/**
 * The text of an answer, as long as it is not longer than a page could use. More than that is not
 * even loaded: a backend that has gone wrong must not stop the visitor's browser.
 *
 * @throws where it is longer
 */
export async function boundedText(response: Response, most = mostBytes): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let text = '';
  for (let size = 0; ;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > most) {
      void reader.cancel();
      throw new Error(`More than ${most} bytes.`);
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** An item with texts in three languages has 50 KB. */
export const mostBytes = 300_000;
