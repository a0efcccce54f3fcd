/** An answer with its whole text, or the first {@link most} bytes of it. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Milliseconds for a request. */
const patience = 15_000;

/** Bytes of a text. Pages have some hundred KB; a small compressed answer could fill the memory. */
const most = 10_000_000;

/**
 * Requests an address, without following redirects.
 *
 * @returns the answer, or in one word why there is none, such as ECONNREFUSED or CERT_HAS_EXPIRED
 */
export async function answerTo(url: string, request: RequestInit = {}): Promise<Answer | string> {
  try {
    const signal = AbortSignal.timeout(patience);
    const answer = await fetch(url, { redirect: 'manual', ...request, signal });
    return { status: answer.status, headers: answer.headers, text: await textOf(answer) };
  } catch (error) {
    const { name, cause } = error as Error & { readonly cause?: { readonly code?: string } };
    return cause?.code ?? name;
  }
}

async function textOf({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop closes the connection.
  for await (const part of body ?? []) {
    parts.push(part);
    size += part.byteLength;
    if (size > most) break;
  }
  return new TextDecoder().decode(Buffer.concat(parts));
}
