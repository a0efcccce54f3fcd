import { freePorts, startCms } from '../commands.ts';
import { newInstallation } from '../installation.ts';
import { doorEnvironment, newMessage, newProof, sendMessage, type DoorAnswer } from './door.ts';

/** Many at a time, or one again and again: what is counted, and that nothing is lost or kept twice. */
const cms = await newInstallation();

/** The installation's own, as operators have them without a variable. */
const perAddress = 20;
const perEmail = 5;

/** Some tests wait for a start. */
let administrator: string;

beforeAll(async () => {
  await cms.start({ environment: doorEnvironment });
  administrator = await cms.signIn('administrator');
}, 900_000);

afterAll(() => cms.remove());

afterEach(async () => {
  const ids = (await kept()).map(({ id }) => id);
  await cms.ask('DELETE', '/items/messages', ids, administrator);
});

test('of 200 in a minute from one address, as many are kept as one may send', async () => {
  const from = '203.0.113.1';
  const answers = await Promise.all(range(200).map(() => send({}, from)));
  expect(tally(answers)).toEqual({ stored: perAddress, REQUESTS_EXCEEDED: 200 - perAddress });
  expect(await kept()).toHaveLength(perAddress);
  const refused = answers.find(({ told }) => told === 'REQUESTS_EXCEEDED')!;
  expect(refused.status).toBe(429);
  expect(refused.extensions['reset']).toBeGreaterThan(0);
  expect(refused.extensions['reset']).toBeLessThanOrEqual(3_600_000);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  // Nobody else has to wait for that.
  expect((await send({}, '203.0.113.2')).told).toBe('stored');
});

test('200 in a minute from 200 people are 200 messages', async () => {
  const answers = await Promise.all(range(200).map((index) => send({}, `192.0.2.${index}`)));
  expect(tally(answers)).toEqual({ stored: 200 });
  expect(await kept()).toHaveLength(200);
});

test('whoever changes the address within a network is counted as one', async () => {
  const inside = range(perAddress).map((index) => `2001:db8:1:2:${index}::7`);
  expect(tally(await Promise.all(inside.map((from) => send({}, from))))).toEqual({
    stored: perAddress,
  });
  expect((await send({}, '2001:db8:1:2:ffff:ffff:ffff:ffff')).told).toBe('REQUESTS_EXCEEDED');
  expect((await send({}, '2001:db8:1:3::1')).told).toBe('stored');
});

test('one mailbox is written about a few times, from wherever, however it is spelt', async () => {
  const spellings = [
    'Anna@example.org',
    'anna@EXAMPLE.org',
    'anna+1@example.org',
    'anna+2@example.org',
  ];
  const answers = await Promise.all(
    range(20).map((index) => send({ email: spellings[index % 4] }, `198.51.100.${index}`)),
  );
  expect(tally(answers)).toEqual({ stored: perEmail, REQUESTS_EXCEEDED: 20 - perEmail });
  expect((await send({ email: 'berta@example.org' }, '198.51.100.1')).told).toBe('stored');
});

test.each(['one proof', 'a proof each'])(
  'the same message, sent ten times at once with %s, is kept once and told so ten times',
  async (proofs) => {
    const message = await newMessage(cms.url);
    const tries = await Promise.all(
      range(10).map(async () =>
        proofs === 'one proof' ? message : { ...message, proof: await newProof(cms.url) },
      ),
    );
    const answers = await Promise.all(tries.map((each) => sendMessage(cms.url, each)));
    expect(tally(answers)).toEqual({ stored: 10 });
    expect(await kept()).toHaveLength(1);
  },
);

test('two instances of one database count together, and keep each message once', async () => {
  const ports = await freePorts();
  const other = await startCms(cms.data, ports, { environment: doorEnvironment });
  const urls = [cms.url, `http://localhost:${ports.directus}`];
  try {
    const from = '203.0.113.99';
    const messages = await Promise.all(range(60).map(() => newMessage(cms.url)));
    const answers = await Promise.all(
      messages.map((message, index) => sendMessage(urls[index % 2]!, message, { from })),
    );
    expect(tally(answers)).toEqual({ stored: perAddress, REQUESTS_EXCEEDED: 60 - perAddress });

    // The same to both at the same time.
    const twice = await Promise.all(range(20).map(() => newMessage(cms.url)));
    const both = await Promise.all(
      twice.flatMap((message, index) =>
        urls.map((url) => sendMessage(url, message, { from: `192.0.2.${index}` })),
      ),
    );
    expect(tally(both)).toEqual({ stored: 40 });
    expect(await kept()).toHaveLength(perAddress + 20);
  } finally {
    await other.stop();
  }
});

test('a restart forgets no count, no spent proof and no message; what was refused arrives later', async () => {
  const from = '203.0.113.50';
  const first = await newMessage(cms.url);
  await sendMessage(cms.url, first, { from });
  await Promise.all(range(perAddress - 1).map(() => send({}, from)));
  const late = await newMessage(cms.url);
  expect((await sendMessage(cms.url, late, { from })).told).toBe('REQUESTS_EXCEEDED');

  await restart({});
  expect((await sendMessage(cms.url, late, { from })).told).toBe('REQUESTS_EXCEEDED');
  // Again by a page that has not heard the answer, and by somebody who has found the proof.
  expect((await sendMessage(cms.url, first, { from })).told).toBe('stored');
  const { proof } = first;
  expect((await send({ proof }, '203.0.113.51')).told).toBe('PROOF_REFUSED');

  await restart({ CMS_FORMS_PER_ADDRESS: '2000' });
  // What was refused has spent nothing: the same again goes in once there is room.
  expect((await sendMessage(cms.url, late, { from })).told).toBe('stored');
  expect(await kept()).toHaveLength(perAddress + 1);
});

// From one address, as the last start lets it.
test('of 1,000 at a time, all are kept, and none twice', async () => {
  const messages: object[] = [];
  // As browsers do it beforehand; the other way round they would wait for each other here.
  for (let rest = 1000; rest > 0; rest -= 50) {
    messages.push(...(await Promise.all(range(50).map(() => newMessage(cms.url)))));
  }
  const send = () => Promise.all(messages.map((message) => sendMessage(cms.url, message)));
  expect(tally(await send())).toEqual({ stored: 1000 });
  expect(tally(await send())).toEqual({ stored: 1000 });
  const keys = (await kept()).map(({ key }) => key);
  expect(keys).toHaveLength(1000);
  expect(new Set(keys).size).toBe(1000);
});

test('of addresses there are only checksums', async () => {
  const from = '203.0.113.123';
  const message = await newMessage(cms.url, {}, { from });
  await sendMessage(cms.url, message, { from });
  const counts = await cms.ask('GET', '/items/collegium_counts?limit=-1', undefined, administrator);
  const proofs = await cms.ask('GET', '/items/collegium_proofs?limit=-1', undefined, administrator);
  expect(counts.body.data).not.toHaveLength(0);
  expect(proofs.body.data).not.toHaveLength(0);
  const text = JSON.stringify([counts.body, proofs.body]);
  for (const told of [from, message.email, message.key]) expect(text).not.toContain(told);
});

async function restart(variables: Readonly<Record<string, string>>): Promise<void> {
  await cms.stop();
  await cms.start({ environment: { ...doorEnvironment, ...variables } });
  administrator = await cms.signIn('administrator');
}

/** From somebody who has not written before, unless the changes say otherwise. */
async function send(changes: Readonly<Record<string, unknown>>, from: string): Promise<DoorAnswer> {
  // What one address may ask of challenges is another limit.
  return sendMessage(cms.url, await newMessage(cms.url, changes, { from: nextAddress() }), {
    from,
  });
}

let asked = 0;

function nextAddress(): string {
  asked += 1;
  return `10.1.${asked >> 8}.${asked & 255}`;
}

async function kept(): Promise<{ id: number; key: string }[]> {
  const path = '/items/messages?limit=-1&fields=id,key';
  const { body } = await cms.ask('GET', path, undefined, administrator);
  return body.data as { id: number; key: string }[];
}

function tally(answers: readonly DoorAnswer[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { told, status } of answers) {
    const name = told ?? String(status);
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

function range(length: number): number[] {
  return Array.from({ length }, (_, index) => index);
}
