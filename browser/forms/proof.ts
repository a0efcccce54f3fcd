import type { Challenge, Payload } from 'altcha-lib/types';
import { challengePath } from '../../contract/forms/endpoints.ts';
import { EndpointError, requestData } from './postToEndpoint.ts';
import { solve } from './solve.ts';

/**
 * Starts the proof of work that the endpoint requires. Called at the first interaction with a form,
 * so that the proof is solved, and its minimum age reached, when the visitor has finished typing.
 */
export function prepareProof(url: string): void {
  // An error is repeated when the form is sent.
  currentProof(url).catch(() => undefined);
}

/**
 * The proof for the next request: the solved challenge, in base64.
 *
 * @throws EndpointError
 */
export async function proof(url: string): Promise<string> {
  const { text, expires } = await currentProof(url);
  if (Date.now() < expires) return text;
  forgetProof(url);
  return (await currentProof(url)).text;
}

/** Discards a proof that was used or refused. The next request gets another. */
export function forgetProof(url: string): void {
  proofs.delete(url);
}

interface Proof {
  readonly text: string;
  /** In milliseconds, as `Date.now()` counts. */
  readonly expires: number;
}

const proofs = new Map<string, Promise<Proof>>();

function currentProof(url: string): Promise<Proof> {
  const known = proofs.get(url);
  if (known) return known;
  const made = workOut(url);
  proofs.set(url, made);
  // Removes a failed attempt, so that a later call tries again.
  made.catch(() => {
    if (proofs.get(url) === made) proofs.delete(url);
  });
  return made;
}

async function workOut(url: string): Promise<Proof> {
  const challenge = await requestData(url, challengePath);
  if (!isChallenge(challenge)) throw new EndpointError('UNREACHABLE');
  const solution = await solve(challenge);
  return {
    text: btoa(JSON.stringify({ challenge, solution } satisfies Payload)),
    expires: (challenge.parameters.expiresAt ?? Infinity) * 1000 - leastRest,
  };
}

/** Milliseconds. A proof must not expire on its way to the endpoint. */
const leastRest = 30_000;

/** Checks only what the library does not check itself. */
function isChallenge(data: unknown): data is Challenge {
  const { parameters } = (data ?? {}) as { parameters?: Partial<Challenge['parameters']> | null };
  return (
    typeof parameters?.algorithm === 'string' &&
    typeof parameters.nonce === 'string' &&
    typeof parameters.salt === 'string' &&
    typeof parameters.keyPrefix === 'string'
  );
}
