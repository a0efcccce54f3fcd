import { codes, messages, ProjectHostError, type CallPlace } from './errors.ts';
import type { Request } from './request.ts';

/**
 * Reads the backend's answer.
 *
 * @throws ProjectHostError if the backend refused, or if the answer is not JSON where JSON was
 *   expected
 */
export async function readAnswer(
  response: Response,
  { answer }: Request,
  place: CallPlace,
): Promise<unknown> {
  if (!response.ok) throw refusal(response.status, await response.text(), place);
  if (answer === 'file') return response.blob();
  const text = await response.text();
  // The answer to a deletion is empty.
  return text === '' ? undefined : fromJson(text, response.status, place);
}

function fromJson(text: string, status: number, place: CallPlace): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalidJson(status, place);
  }
}

/** The error for an answer that does not have the form that the call promises. */
export function invalidJson(status: number | undefined, place: CallPlace): ProjectHostError {
  return new ProjectHostError(messages.invalidJson, { ...place, code: codes.invalidJson, status });
}

/** The error of a refusal: `{ error: { code, message } }`, or any text if a proxy answered. */
function refusal(status: number, text: string, place: CallPlace): ProjectHostError {
  const { code, message } = errorIn(text);
  const known = typeof code === 'number' ? code : status;
  return new ProjectHostError(messageOf(known, message), { ...place, status, code: known });
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
