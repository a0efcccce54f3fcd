import { newMessage, newProof, sendMessage } from './endpoint.ts';
import { emptyInbox } from './emptyInbox.ts';
import { range, tally } from './tally.ts';

/**
 * Many requests at the same time, or the same request repeatedly. Checks the counts, and that no
 * message is lost or stored twice.
 */
const { cms, asAdministrator, messages: kept } = await emptyInbox();

/** The default limits. */
const perAddress = 20;
const perEmail = 5;

test('of 200 messages that one network sends at once, only as many as allowed are stored', async () => {
  const from = '203.0.113.1';
  const answers = await Promise.all(range(200).map(() => send({}, from)));
  expect(tally(answers)).toEqual({ stored: perAddress, REQUESTS_EXCEEDED: 200 - perAddress });
  expect(await kept()).toHaveLength(perAddress);
  const refused = answers.find(({ told }) => told === 'REQUESTS_EXCEEDED')!;
  expect(refused.status).toBe(429);
  expect(refused.extensions['reset']).toBeGreaterThan(0);
  expect(refused.extensions['reset']).toBeLessThanOrEqual(3_600_000);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  // The limit does not affect other addresses.
  expect((await send({}, '203.0.113.2')).told).toBe('stored');
});

test('200 at once from 200 people are 200 messages, and as many if each is sent again', async () => {
  const messages = await Promise.all(range(200).map(() => newMessage(cms.url)));
  const send = () => Promise.all(messages.map((message) => sendMessage(cms.url, message)));
  expect(tally(await send())).toEqual({ stored: 200 });
  expect(tally(await send())).toEqual({ stored: 200 });
  const keys = (await kept()).map((message) => message['key']);
  expect(keys).toHaveLength(200);
  expect(new Set(keys).size).toBe(200);
});

test('whoever changes the address within a network is counted as one', async () => {
  const inside = range(perAddress).map((index) => `2001:db8:1:${index}::7`);
  expect(tally(await Promise.all(inside.map((from) => send({}, from))))).toEqual({
    stored: perAddress,
  });
  expect((await send({}, '2001:db8:1:2:ffff:ffff:ffff:ffff')).told).toBe('REQUESTS_EXCEEDED');
  expect((await send({}, '2001:db8:2:2::1')).told).toBe('stored');
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

test('what was refused has spent nothing, and is taken once there is room again', async () => {
  const from = '203.0.113.50';
  const late = await newMessage(cms.url);
  await Promise.all(range(perAddress).map(() => send({}, from)));
  expect((await sendMessage(cms.url, late, { from })).told).toBe('REQUESTS_EXCEEDED');
  cms.inDatabase('update collegium_counts set ends_at = ?', Date.now());
  expect((await sendMessage(cms.url, late, { from })).told).toBe('stored');
  expect(await kept()).toHaveLength(perAddress + 1);
});

test('of addresses there are only checksums', async () => {
  const from = '203.0.113.123';
  const message = await newMessage(cms.url, {}, { from });
  await sendMessage(cms.url, message, { from });
  const counts = await asAdministrator('GET', '/items/collegium_counts?limit=-1');
  const proofs = await asAdministrator('GET', '/items/collegium_proofs?limit=-1');
  expect(counts.body.data).not.toHaveLength(0);
  expect(proofs.body.data).not.toHaveLength(0);
  const text = JSON.stringify([counts.body, proofs.body]);
  for (const told of [from, message.email, message.key]) expect(text).not.toContain(told);
});

/** Sends a message from a new visitor, unless the changes name another one. */
async function send(changes: Readonly<Record<string, unknown>>, from: string) {
  return sendMessage(cms.url, await newMessage(cms.url, changes), { from });
}
