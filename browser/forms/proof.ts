import type { Challenge, Payload } from 'altcha-lib/types';
import { challengePath } from '../../contract/forms/door.ts';
import { DoorError, requestData } from './askDoor.ts';
import { solve } from './solve.ts';

/**
 * Starts the proof of work that the endpoint requires. Called at the first interaction with a form,
 * so that the proof is solved, and its minimum age reached, when the visitor has finished typing.
 */
export function prepareProof(door: string): void {
  // An error is repeated when the form is sent.
  currentProof(door).catch(() => undefined);
}

/**
 * The proof for the next request: the solved challenge, in base64.
 *
 * @throws DoorError
 */
export async function proof(door: string): Promise<string> {
  const { text, expires } = await currentProof(door);
  if (Date.now() < expires) return text;
  forgetProof(door);
  return (await currentProof(door)).text;
}

/** Discards a proof that was used or refused. The next request gets another. */
export function forgetProof(door: string): void {
  proofs.delete(door);
}

interface Proof {
  readonly text: string;
  /** In milliseconds, as `Date.now()` counts. */
  readonly expires: number;
}

const proofs = new Map<string, Promise<Proof>>();

function currentProof(door: string): Promise<Proof> {
  const known = proofs.get(door);
  if (known) return known;
  const made = workOut(door);
  proofs.set(door, made);
  // Removes a failed attempt, so that a later call tries again.
  made.catch(() => {
    if (proofs.get(door) === made) proofs.delete(door);
  });
  return made;
}

async function workOut(door: string): Promise<Proof> {
  const challenge = await requestData(door, challengePath);
  if (!isChallenge(challenge)) throw new DoorError('UNREACHABLE');
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
