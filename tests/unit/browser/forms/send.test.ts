import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import type * as Proof from '../../../../browser/forms/proof.ts';
import type * as Send from '../../../../browser/forms/send.ts';
import { endpointOf, forms } from '../../../../contract/forms/forms.ts';
import { FakeEndpoint, fine, refusal } from '../../../site/formEndpoint/FakeEndpoint.ts';
import { fakeSessionStorage } from './fakeSessionStorage.ts';

// Node has no workers as browsers do (see solve.test.ts).
jest.unstable_mockModule('../../../../browser/forms/solve.ts', () => ({
  solve: (challenge: Challenge) => solveChallenge({ challenge, deriveKey }),
}));

let send: (typeof Send)['send'];
let prepareProof: (typeof Proof)['prepareProof'];
let endpoint: FakeEndpoint;
let address: string;

/** Loads the modules again, as after a page load: only session storage remains. */
async function load(): Promise<void> {
  jest.resetModules();
  ({ send } = await import('../../../../browser/forms/send.ts'));
  ({ prepareProof } = await import('../../../../browser/forms/proof.ts'));
}

beforeEach(async () => {
  globalThis.sessionStorage = fakeSessionStorage();
  endpoint = new FakeEndpoint();
  await endpoint.start();
  address = `http://127.0.0.1:${endpoint.port}`;
  await load();
});
afterEach(async () => {
  await endpoint.stop();
  Reflect.deleteProperty(globalThis, 'sessionStorage');
});

const message = {
  name: 'Jonas Beispiel',
  email: 'jonas@post.example',
  message: 'Guten Tag!',
  wording: 'contact-consent-1',
  language: 'de',
  website: '',
};
const sendMessage = (content: object = message) =>
  send(address, endpointOf(forms.contact), content);
const keys = () => new Set(endpoint.sent.map(({ body }) => body['key']));
const proofs = () => new Set(endpoint.sent.map(({ body }) => body['proof']));

it('sends what was filled in, with a proof and a key', async () => {
  await expect(sendMessage()).resolves.toBe('stored');
  const [stored] = endpoint.stored.values();
  expect(stored).toMatchObject(message);
  expect(Object.keys(stored!).sort()).toEqual([...Object.keys(message), 'key', 'proof'].sort());
});

it('has the proof ready that was begun with the first touch', async () => {
  prepareProof(address);
  prepareProof(address);
  await sendMessage();
  expect(endpoint.challenges).toBe(1);
});

it('gets another proof for another message', async () => {
  await sendMessage();
  await sendMessage({ ...message, message: 'Noch etwas.' });
  expect(endpoint.stored.size).toBe(2);
  expect(proofs().size).toBe(2);
});

describe('by itself', () => {
  it('works out another proof where one is refused', async () => {
    endpoint.moods.push(refusal('PROOF_REFUSED'));
    await expect(sendMessage()).resolves.toBe('stored');
    expect(endpoint.challenges).toBe(2);
    expect(keys().size).toBe(1);
  });

  it('gives up where the second is refused, too', async () => {
    endpoint.moods.push(refusal('PROOF_REFUSED'), refusal('PROOF_REFUSED'));
    await expect(sendMessage()).rejects.toMatchObject({ code: 'PROOF_REFUSED' });
    expect(endpoint.sent).toHaveLength(2);
  });

  it('waits where it was faster than anybody types, and sends the same again', async () => {
    endpoint.leastTime = 300;
    await expect(sendMessage()).resolves.toBe('stored');
    expect(endpoint.sent).toHaveLength(2);
    expect(proofs().size).toBe(1);
  });

  it('waits again where it had to get another proof', async () => {
    endpoint.leastTime = 200;
    endpoint.moods.push(refusal('PROOF_REFUSED'));
    await expect(sendMessage()).resolves.toBe('stored');
    expect(endpoint.stored.size).toBe(1);
  });

  it('does not wait for ever', async () => {
    endpoint.moods.push(...Array.from({ length: 9 }, () => refusal('TOO_EARLY', { reset: 1 })));
    await expect(sendMessage()).rejects.toMatchObject({ code: 'TOO_EARLY' });
    expect(endpoint.sent).toHaveLength(4);
  });
});

describe('the key', () => {
  it('is the same for the same content, also after the page was loaded again', async () => {
    endpoint.moods.push(refusal('SERVICE_UNAVAILABLE'), (response) => response.destroy());
    await expect(sendMessage()).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    await expect(sendMessage()).rejects.toMatchObject({ code: 'UNREACHABLE' });
    await load();
    await sendMessage({ ...message });
    expect(endpoint.sent).toHaveLength(3);
    expect(keys().size).toBe(1);
  });

  it('is another for other content', async () => {
    endpoint.moods.push(refusal('SERVICE_UNAVAILABLE'));
    await expect(sendMessage()).rejects.toThrow();
    await sendMessage({ ...message, message: 'Guten Tag.' });
    expect(keys().size).toBe(2);
  });

  it('is another once the content has arrived: who writes the same again means it', async () => {
    await sendMessage();
    await sendMessage();
    expect(endpoint.stored.size).toBe(2);
  });

  it('tells nothing of the content: another tab has another for the same', async () => {
    endpoint.moods.push(fine('stored'));
    await sendMessage();
    sessionStorage.removeItem(`collegium-submission:${endpointOf(forms.contact)}`);
    await load();
    await sendMessage();
    expect(keys().size).toBe(2);
  });

  it('is the same where nothing can be stored, as long as the page is there', async () => {
    Reflect.deleteProperty(globalThis, 'sessionStorage');
    endpoint.moods.push(refusal('SERVICE_UNAVAILABLE'));
    await expect(sendMessage()).rejects.toThrow();
    await sendMessage();
    expect(keys().size).toBe(1);
  });
});

it.each(['DUPLICATE', 'REQUESTS_EXCEEDED', 'FORBIDDEN', 'INTERNAL_SERVER_ERROR'] as const)(
  'asks once where the answer is %s',
  async (code) => {
    endpoint.moods.push(refusal(code));
    await expect(sendMessage()).rejects.toMatchObject({ code });
    expect(endpoint.sent).toHaveLength(1);
  },
);

it('is there again where the endpoint was away when the form was touched', async () => {
  await endpoint.stop();
  prepareProof(address);
  await expect(sendMessage()).rejects.toMatchObject({ code: 'UNREACHABLE' });
  await endpoint.start();
  await expect(sendMessage()).resolves.toBe('stored');
});
