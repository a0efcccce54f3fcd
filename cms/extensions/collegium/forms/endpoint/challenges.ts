import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Knex } from 'knex';
import * as z from 'zod/mini';
import type { Settings } from '../settings.ts';
import { Refusal } from './Refusal.ts';

/** Milliseconds for which a challenge is valid. Forms fetch another one automatically. */
const lifetime = 30 * 60 * 1000;

/** PBKDF2 iterations per key: about a millisecond on a computer (docs/decisions/0025). */
const rounds = 5000;

/** Collection of the used proofs, see cms/schema/privateKinds.ts. */
const table = 'collegium_proofs';

/** Returns a challenge that a browser has to solve before it may write. The server stores nothing of it. */
export async function newChallenge(settings: Settings): Promise<object> {
  const now = Date.now();
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: rounds,
    // The library expects the maximum first, then the minimum.
    counter: randomInt(settings.work, Math.ceil(settings.work / 2)),
    deriveKey,
    data: { made: now },
    expiresAt: new Date(now + lifetime),
    ...secretsOf(settings),
  });
}

/** A solved challenge. */
interface Proof {
  readonly id: string;
  readonly endsAt: number;
}

/**
 * Verifies a solved challenge. Does not mark it as used (see `spendProof`).
 *
 * @throws Refusal
 */
export async function verifyProof(proof: string, settings: Settings): Promise<Proof> {
  const { challenge, solution } = payloadIn(proof);
  const result = await verifySolution({
    challenge: challenge as never,
    solution,
    deriveKey,
    ...secretsOf(settings),
  }).catch(() => undefined);
  if (!result?.verified) throw new Refusal('PROOF_REFUSED');
  // The signature is valid, so the parameters are exactly those that `newChallenge` made.
  const { nonce, expiresAt, data } = handedOut.parse(challenge.parameters);
  const reset = data.made + settings.leastSeconds * 1000 - Date.now();
  if (reset > 0) throw new Refusal('TOO_EARLY', { reset });
  return { id: nonce, endsAt: expiresAt * 1000 };
}

/**
 * Marks a proof as used, in the database, so that other instances refuse it, too.
 *
 * @throws Refusal if it was used before
 */
export async function spendProof(database: Knex, { id, endsAt }: Proof): Promise<void> {
  const spent = await database(table)
    .insert({ id, ends_at: endsAt })
    .onConflict('id')
    .ignore()
    .returning('id');
  if (spent.length === 0) throw new Refusal('PROOF_REFUSED');
}

/** Deletes used proofs that have expired. Expiry has a resolution of a second, so they are kept a second longer. */
export async function forgetProofs(database: Knex): Promise<void> {
  await database(table)
    .where('ends_at', '<=', Date.now() - 1000)
    .delete();
}

function secretsOf({ keyFor }: Settings) {
  return {
    hmacSignatureSecret: keyFor('challenges'),
    hmacKeySignatureSecret: keyFor('solutions'),
  };
}

function payloadIn(proof: string): z.output<typeof payload> {
  try {
    return payload.parse(JSON.parse(Buffer.from(proof, 'base64').toString()));
  } catch {
    throw new Refusal('PROOF_REFUSED');
  }
}

const payload = z.object({
  challenge: z.object({
    parameters: z.record(z.string(), z.unknown()),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

const handedOut = z.object({
  nonce: z.string(),
  expiresAt: z.number(),
  data: z.object({ made: z.number() }),
});
