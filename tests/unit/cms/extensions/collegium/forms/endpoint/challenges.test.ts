import { expect, it, jest } from '@jest/globals';
import {
  forgetProofs,
  newChallenge,
  verifyProof,
  spendProof,
} from '../../../../../../../cms/extensions/collegium/forms/endpoint/challenges.ts';
import { readSettings } from '../../../../../../../cms/extensions/collegium/forms/settings.ts';
import { encoded, proofOf, type Challenge } from '../../../../../../cms/forms/endpoint.ts';
import { newDatabase } from '../../../database.ts';

const settingsOf = (env = {}) =>
  readSettings({
    SECRET: 'a secret of the tests',
    CMS_FORMS_ORIGINS: 'https://www.example.org',
    CMS_FORMS_WORK: 2,
    CMS_FORMS_LEAST_SECONDS: 3,
    ...env,
  });
const settings = settingsOf();
const begin = 1_800_000_000_000;
const at = (ms: number) => void jest.spyOn(Date, 'now').mockReturnValue(begin + ms);
const refused = { code: 'PROOF_REFUSED' };

let challenge: Challenge;

beforeEach(async () => {
  at(0);
  challenge = (await newChallenge(settings)) as Challenge;
});

// docs/decisions/0025: 5,000 rounds for each key; a challenge is valid for half an hour.
it('asks for the work of the settings, half of it at least', async () => {
  const { parameters } = challenge;
  expect(parameters).toMatchObject({ algorithm: 'PBKDF2/SHA-256', cost: 5000 });
  expect(parameters.expiresAt).toBe(begin / 1000 + 30 * 60);
  const proof = await proofOf((await newChallenge(settingsOf({ CMS_FORMS_WORK: 4 }))) as Challenge);
  const { solution } = JSON.parse(Buffer.from(proof, 'base64').toString()) as {
    readonly solution: { readonly counter: number };
  };
  expect(solution.counter).toBeGreaterThanOrEqual(2);
  expect(solution.counter).toBeLessThanOrEqual(4);
});

it('takes the proof of a challenge that was solved, until it ends', async () => {
  const proof = await proofOf(challenge);
  at(3000);
  const nonce = challenge.parameters['nonce'];
  const endsAt = begin + 30 * 60 * 1000;
  expect(await verifyProof(proof, settings)).toEqual({ id: nonce, endsAt });
  at(30 * 60 * 1000 - 1000);
  expect(await verifyProof(proof, settings)).toMatchObject({ id: nonce });
  at(30 * 60 * 1000 + 1000);
  await expect(verifyProof(proof, settings)).rejects.toMatchObject(refused);
});

it('takes none that comes faster than anybody types', async () => {
  const proof = await proofOf(challenge);
  at(1000);
  await expect(verifyProof(proof, settings)).rejects.toMatchObject({
    code: 'TOO_EARLY',
    details: { reset: 2000 },
  });
});

it.each([
  ['that is unsolved', { solution: { counter: 0, derivedKey: '00' } }],
  ['without a solution', {}],
  ['with less work', { parameters: { cost: 1 } }],
  ['for longer', { parameters: { expiresAt: begin } }],
  ['made earlier', { parameters: { data: { made: 0 } } }],
  ['with another signature', { signature: '00' }],
])('takes no proof %s', async (_, { parameters = {}, solution, signature }: Forgery) => {
  at(3000);
  const genuine = JSON.parse(Buffer.from(await proofOf(challenge), 'base64').toString()) as Payload;
  const forged = encoded({
    challenge: {
      parameters: { ...genuine.challenge.parameters, ...parameters },
      signature: signature ?? genuine.challenge.signature,
    },
    solution: solution ?? (Object.keys(parameters).length > 0 ? genuine.solution : undefined),
  });
  await expect(verifyProof(forged, settings)).rejects.toMatchObject(refused);
});

const empty = {
  challenge: { parameters: {}, signature: '' },
  solution: { counter: 0, derivedKey: '' },
};
it.each(['', 'bm90IGpzb24=', encoded(null), encoded([]), encoded(empty)])(
  'takes no proof %j',
  async (proof) => {
    await expect(verifyProof(proof, settings)).rejects.toMatchObject(refused);
  },
);

it('takes no proof of another installation', async () => {
  const other = settingsOf({ SECRET: 'another secret' });
  const proof = await proofOf((await newChallenge(other)) as Challenge);
  at(3000);
  expect(await verifyProof(proof, other)).toBeDefined();
  await expect(verifyProof(proof, settings)).rejects.toMatchObject(refused);
});

it('spends a proof once, and forgets it when it is refused as too old anyway', async () => {
  const database = await newDatabase('collegium_proofs');
  const proof = { id: 'a', endsAt: begin };
  const later = { id: 'b', endsAt: begin + 1 };
  await spendProof(database, proof);
  await spendProof(database, later);
  await expect(spendProof(database, proof)).rejects.toMatchObject(refused);
  // The end of a proof is stored in whole seconds, so it may be deleted up to a second later.
  at(999);
  await forgetProofs(database);
  await expect(spendProof(database, proof)).rejects.toMatchObject(refused);
  at(1000);
  await forgetProofs(database);
  await spendProof(database, proof);
  await expect(spendProof(database, later)).rejects.toMatchObject(refused);
  await database.destroy();
});

interface Payload {
  readonly challenge: Challenge;
  readonly solution: object;
}

interface Forgery {
  readonly parameters?: object;
  readonly solution?: object;
  readonly signature?: string;
}
