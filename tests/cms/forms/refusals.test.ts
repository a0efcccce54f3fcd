import { connect } from 'node:net';
import { challengePath, longestBody } from '../../../contract/forms/endpoints.ts';
import { endpointOf, forms } from '../../../contract/forms/forms.ts';
import {
  askEndpoint,
  encoded,
  fetchChallenge,
  newMessage,
  newProof,
  proofOf,
  sendMessage,
  site,
} from './endpoint.ts';
import { soon } from '../soon.ts';
import { emptyInbox } from './emptyInbox.ts';

/** Checks which requests the endpoint accepts and refuses, without using the forms. */
const { cms, messages, expectRefused } = await emptyInbox();

describe('a message', () => {
  test('is kept as it was typed, and told to the form', async () => {
    const message = await newMessage(cms.url, { topic: 'Fußpflege', language: 'fr' });
    const answer = await sendMessage(cms.url, message);
    expect(answer).toMatchObject({ status: 200, told: 'stored' });
    expect(answer.headers.get('access-control-allow-origin')).toBe(site);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { key, name, email, message: text } = message;
    expect(await messages()).toMatchObject([
      {
        ...{ key, name, email, message: text, topic: 'Fußpflege', language: 'fr', consent: true },
        ...{ state: 'new', mail: 'waiting' },
      },
    ]);
  });

  test.each(['name', 'email', 'message', 'topic'] as const)(
    'keeps HTML and formulas in its %s as they are, for Directus to show as text',
    async (field) => {
      const html = `=1+1<script>alert(1)</script>"'><img src=x onerror=alert(1)>{{ $env.SECRET }}`;
      const text = field === 'email' ? `=cmd|'calc'!a0@example.org` : html;
      const message = await newMessage(cms.url, { [field]: text });
      expect(await sendMessage(cms.url, message)).toMatchObject({ told: 'stored' });
      const [kept] = await messages();
      expect(kept?.[field]).toBe(text);
    },
  );

  test.each<[string, string, unknown]>([
    ['name', 'of two lines', 'Anna\r\nBcc: all@example.org'],
    ['name', 'of two lines of Unicode', 'Anna\u2028Bcc: all@example.org'],
    ['name', 'with a null', 'Anna\u0000'],
    ['name', 'of nothing', ''],
    ['name', 'of 101 letters', 'x'.repeat(101)],
    ['email', 'of two lines', 'anna@example.org\nBcc: all@example.org'],
    ['email', 'of two people', 'anna@example.org, all@example.org'],
    ['email', 'with HTML', '"<script>"@example.org'],
    ['topic', 'of two lines', 'Thema\r\nX: y'],
    ['message', 'of 5,001 letters', 'x'.repeat(5001)],
    ['message', 'that is a number', 7],
    ['wording', 'of other words', 'Ich stimme zu.'],
    ['language', 'that no site has', 'xx'],
    ['key', 'of another kind', '1'],
    ['proof', 'of 4,001 letters', 'x'.repeat(4001)],
  ])('with a %s %s is refused by the name of the field', async (field, _name, value) => {
    const message = { ...(await newMessage(cms.url, { proof: '' })), [field]: value };
    const { status, extensions, text } = await expectRefused(message, 'INVALID_PAYLOAD');
    expect(status).toBe(400);
    expect(extensions['field']).toBe(field);
    // The response does not repeat the input.
    if (typeof value === 'string' && value.length > 2) expect(text).not.toContain(value);
  });

  test.each(['state', 'id', 'mail', 'received_at', '__proto__', 'constructor'])(
    'with a field that is not in the form, such as %s, is refused',
    async (field) => {
      const message = await newMessage(cms.url, { proof: '' });
      const body = `${JSON.stringify(message).slice(0, -1)},${JSON.stringify(field)}:"answered"}`;
      const answer = await askEndpoint(cms.url, {
        method: 'POST',
        path: endpointOf(forms.contact),
        body,
      });
      expect(answer).toMatchObject({ status: 400, told: 'INVALID_PAYLOAD' });
      expect(await messages()).toEqual([]);
    },
  );

  test('of a machine that fills in every field is answered as stored, and is not', async () => {
    const message = await newMessage(cms.url, { website: 'https://spam.example' });
    const answer = await sendMessage(cms.url, message);
    expect(answer).toMatchObject({ status: 200, told: 'stored' });
    expect(answer.text).toBe((await sendMessage(cms.url, await newMessage(cms.url))).text);
    expect(await messages()).toHaveLength(1);
  });
});

describe('a proof', () => {
  test('is good once', async () => {
    const proof = await newProof(cms.url);
    expect(await sendMessage(cms.url, await newMessage(cms.url, { proof }))).toMatchObject({
      told: 'stored',
    });
    const again = await sendMessage(cms.url, await newMessage(cms.url, { proof }));
    expect(again).toMatchObject({ status: 400, told: 'PROOF_REFUSED' });
    expect(await messages()).toHaveLength(1);
  });

  test('is good once when ten come with it at the same time', async () => {
    const proof = await newProof(cms.url);
    const sent = await Promise.all(
      Array.from({ length: 10 }, async () =>
        sendMessage(cms.url, await newMessage(cms.url, { proof })),
      ),
    );
    const outcomes = sent.map(({ told }) => told).sort();
    expect(outcomes).toEqual([...Array<string>(9).fill('PROOF_REFUSED'), 'stored']);
    expect(await messages()).toHaveLength(1);
  });

  test('that is spent stays so when it is written otherwise', async () => {
    const challenge = await fetchChallenge(cms.url);
    const proof = await proofOf(challenge);
    await sendMessage(cms.url, await newMessage(cms.url, { proof }));
    const { solution } = JSON.parse(Buffer.from(proof, 'base64').toString()) as {
      solution: object;
    };
    const { parameters, signature } = challenge;
    const turned = Object.fromEntries(Object.entries(parameters).reverse());
    for (const payload of [
      { solution, challenge: { signature, parameters: turned } },
      { challenge: { ...challenge, more: 1 }, solution: { ...solution, time: 9 }, and: 1 },
    ]) {
      const message = await newMessage(cms.url, { proof: encoded(payload) });
      expect(await sendMessage(cms.url, message)).toMatchObject({ told: 'PROOF_REFUSED' });
    }
    expect(await messages()).toHaveLength(1);
  });

  test.each([
    ['nothing', () => Promise.resolve('')],
    ['no JSON', () => Promise.resolve('bm90IGpzb24=')],
    ['null', () => Promise.resolve(encoded(null))],
    ['of an unsolved challenge', () => forged((each) => each, { counter: 0, derivedKey: '00' })],
    [
      'with less work',
      () => forged((each) => ({ ...each, parameters: { ...each.parameters, keyPrefix: '0' } })),
    ],
    [
      'with another key',
      () => forged((each) => ({ ...each, parameters: { ...each.parameters, keySignature: '' } })),
    ],
    [
      'that never ends',
      () =>
        forged((each) => ({
          ...each,
          parameters: { ...each.parameters, expiresAt: each.parameters.expiresAt + 1 },
        })),
    ],
    [
      'that ended',
      () => forged((each) => ({ ...each, parameters: { ...each.parameters, expiresAt: 1 } })),
    ],
    ['without a signature', () => forged((each) => ({ ...each, signature: '' }))],
  ])('that is forged (%s) is refused', async (_name, make) => {
    const message = await newMessage(cms.url, { proof: await make() });
    const { status } = await expectRefused(message, 'PROOF_REFUSED');
    expect(status).toBe(400);
  });

  /** A valid proof whose challenge is changed afterwards. `instead` replaces its solution. */
  async function forged(
    change: (challenge: Awaited<ReturnType<typeof fetchChallenge>>) => object,
    instead?: object,
  ): Promise<string> {
    const challenge = await fetchChallenge(cms.url);
    const good = JSON.parse(Buffer.from(await proofOf(challenge), 'base64').toString()) as {
      solution: object;
    };
    return encoded({ challenge: change(challenge), solution: instead ?? good.solution });
  }
});

describe('a body', () => {
  const megabytes = 'x'.repeat(10 * 1024 * 1024);

  test('of 10 MB is refused, in a way that the page can read', async () => {
    const answer = await post(JSON.stringify({ message: megabytes }));
    expect(answer).toMatchObject({ status: 413, told: 'CONTENT_TOO_LARGE' });
    expect(answer.headers.get('access-control-allow-origin')).toBe(site);
  });

  test('of 10 MB without a stated length is refused as well', async () => {
    const stream = new Blob([megabytes]).stream();
    expect(await post(stream)).toMatchObject({ status: 413, told: 'CONTENT_TOO_LARGE' });
  });

  test('is refused before it has come to its end', async () => {
    const socket = connect(Number(new URL(cms.url).port), '127.0.0.1');
    let answer = '';
    socket.on('data', (part) => (answer += part.toString()));
    socket.write(
      `POST ${endpointOf(forms.contact)} HTTP/1.1\r\nHost: localhost\r\nOrigin: ${site}\r\nContent-Type: application/json\r\nContent-Length: 10000000\r\n\r\n{"message":"x`,
    );
    await soon(
      () => Promise.resolve(answer),
      (told) => told.includes('CONTENT_TOO_LARGE'),
    );
    socket.destroy();
    expect(answer).toContain('413');
  });

  test('of the longest message, in letters of several bytes, is taken', async () => {
    const message = await newMessage(cms.url, { message: '😀'.repeat(2500) });
    expect(Buffer.byteLength(JSON.stringify(message))).toBeLessThan(longestBody);
    expect(await sendMessage(cms.url, message)).toMatchObject({ told: 'stored' });
  });

  test.each<[string, BodyInit, Readonly<Record<string, string>>]>([
    ['that is no JSON', '{"name":', {}],
    ['that is empty', '', {}],
    ['that is a list', '[]', {}],
    ['that is null', 'null', {}],
    ['of a form', 'name=x', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['of plain text', '{}', { 'content-type': 'text/plain' }],
    ['of nearly JSON', '{}', { 'content-type': 'application/jsonp' }],
    ['in no UTF-8', new Uint8Array([0x22, 0xff, 0x22]), {}],
    ['that is packed', new Uint8Array([31, 139, 8]), { 'content-encoding': 'gzip' }],
  ])('%s is refused', async (_name, body, headers) => {
    expect(await post(body, headers)).toMatchObject({ status: 400, told: 'INVALID_PAYLOAD' });
  });

  function post(body: BodyInit, headers = {}) {
    return askEndpoint(
      cms.url,
      { method: 'POST', path: endpointOf(forms.contact), body },
      { headers },
    );
  }
});

test.each([
  ['GET', endpointOf(forms.contact)],
  ['PUT', endpointOf(forms.contact)],
  ['PATCH', endpointOf(forms.contact)],
  ['DELETE', endpointOf(forms.contact)],
  ['SEARCH', endpointOf(forms.contact)],
  ['POST', challengePath],
])('%s %s is refused, and told how it is asked', async (method, path) => {
  const answer = await askEndpoint(cms.url, { method, path });
  expect(answer.status).toBe(405);
  expect(answer.headers.get('allow')).toContain(path === challengePath ? 'GET' : 'POST');
});
