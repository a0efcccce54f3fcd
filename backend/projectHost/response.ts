import { codes, messages, ProjectHostError, type Call } from './errors.ts';
import type { Request } from './request.ts';

/**
 * Reads the backend's response.
 *
 * @throws ProjectHostError if the backend refused, or if the response is not JSON where JSON was
 *   expected
 */
export async function readResponse(
  response: Response,
  { responseType }: Request,
  call: Call,
): Promise<unknown> {
  if (!response.ok) throw refusal(response.status, await response.text(), call);
  if (responseType === 'file') return response.blob();
  const text = await response.text();
  // The response to a deletion is empty.
  return text === '' ? undefined : fromJson(text, response.status, call);
}

function fromJson(text: string, status: number, call: Call): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalidJson(status, call);
  }
}

/** The error for a response that does not have the form that the call promises. */
export function invalidJson(status: number | undefined, call: Call): ProjectHostError {
  return new ProjectHostError(messages.invalidJson, { ...call, code: codes.invalidJson, status });
}

/** The error of a refusal: `{ error: { code, message } }`, or any text if a proxy answered. */
function refusal(status: number, text: string, call: Call): ProjectHostError {
  const { code, message } = errorIn(text);
  const known = typeof code === 'number' ? code : status;
  return new ProjectHostError(messageOf(known, message), { ...call, status, code: known });
}

function messageOf(code: number, message: unknown): string {
  if (code === codes.expiredToken) return messages.expiredToken;
  return typeof message === 'string' && message !== '' ? message : messages.unknown;
}

function errorIn(text: string): { code?: unknown; message?: unknown } {
  try {
    const { error } = JSON.parse(text) as { error?: unknown };
    return typeof error === 'object' && error !== null ? error : {};
  } catch {
    return {};
  }
}
