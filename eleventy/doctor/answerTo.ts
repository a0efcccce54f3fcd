/** An answer with its whole text. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Milliseconds for a request. */
const patience = 15_000;

/**
 * Requests an address, without following redirects.
 *
 * @returns the answer, or in one word why there is none, such as ECONNREFUSED or CERT_HAS_EXPIRED
 */
export async function answerTo(url: string, request: RequestInit = {}): Promise<Answer | string> {
  try {
    const signal = AbortSignal.timeout(patience);
    const answer = await fetch(url, { redirect: 'manual', ...request, signal });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  } catch (error) {
    const { name, cause } = error as Error & { readonly cause?: { readonly code?: string } };
    return cause?.code ?? name;
  }
}
