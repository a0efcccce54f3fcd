import { readUpTo } from '../../data/files/readUpTo.ts';

/** A response with its whole text, or the first {@link maxBytes} bytes of it. */
export interface TextResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Milliseconds for a request. */
const timeout = 15_000;

/** Bytes of a text. Pages have some hundred KB; a small compressed response could fill the memory. */
const maxBytes = 10_000_000;

/**
 * Requests an address, without following redirects.
 *
 * @returns the response, or in one word why there is none, such as ECONNREFUSED or CERT_HAS_EXPIRED
 */
export async function fetchText(
  url: string,
  request: RequestInit = {},
): Promise<TextResponse | string> {
  try {
    const signal = AbortSignal.timeout(timeout);
    const response = await fetch(url, { redirect: 'manual', ...request, signal });
    const { bytes } = await readUpTo(maxBytes, response.body);
    const text = new TextDecoder().decode(bytes);
    return { status: response.status, headers: response.headers, text };
  } catch (error) {
    const { name, cause } = error as Error & { readonly cause?: { readonly code?: string } };
    return cause?.code ?? name;
  }
}
