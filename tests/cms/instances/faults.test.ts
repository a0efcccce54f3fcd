import { setTimeout as wait } from 'node:timers/promises';
import { demoPeople, type DemoPerson } from '../../../cms/people.ts';
import { newMessage, nextAddress, sendMessage } from '../forms/endpoint.ts';
import { range, tally } from '../forms/tally.ts';
import { passwordOf } from '../installation.ts';
import { soon } from '../soon.ts';
import { caseOfTheDay } from '../../sample.ts';
import { cheapPasswords } from '../shared/cheapPasswords.ts';
import { startCluster, type Cluster } from './cluster.ts';
import { Submissions } from './Submissions.ts';
import { visitors } from './visitors.ts';

/**
 * Faults around several instances, while people write, sign up and log in (docs/operating.md).
 * With `SUBMISSIONS=2000`, instances are killed 20 times.
 */
let cluster: Cluster;

const submissions = Number(process.env['SUBMISSIONS'] ?? 60);
/** The mail server of the tests keeps 2,000 mails, and visitors go on while instances start again. */
const perRound = Math.min(submissions, 200);
const rounds = range(Math.ceil(submissions / perRound));
/** The number of instances that are killed in each round. */
const kills = 2;

/** The number of mails that an instance sends at the same time (postman.ts). */
const mailsInHand = 5;

/** The refusals after which a visitor may try again. */
const tryAgain = /^(50[234]( SERVICE_UNAVAILABLE)?|no answer)$/;

beforeAll(async () => {
  cluster = await startCluster(cheapPasswords);
});

afterAll(() => cluster.stop());

beforeEach(() => cluster.mailbox.empty());

test('two instances count messages and wrong passwords together', async () => {
  const from = '203.0.113.7';
  const answers = [];
  for (const _ of range(24)) {
    const message = await newMessage(cluster.url, {}, { from });
    answers.push(await sendMessage(cluster.url, message, { from }));
  }
  expect(tally(answers)).toEqual({ stored: 20, REQUESTS_EXCEEDED: 4 });
  await expectCommonLock('inbox');
});

/** The order does not matter, so on most days one of them is enough. */
const faults: readonly (() => void)[] = [
  function killedInstances() {
    test.each(rounds)('nothing is lost while instances are killed (round %d)', async () => {
      const submitted = await submitWhile(perRound, async () => {
        for (const index of range(kills)) {
          await wait(1000 + Math.random() * 1000);
          const instance = cluster.instances[index % 2]!;
          await instance.kill();
          await instance.start();
        }
      });
      // An instance may end after the mail server's answer, and before it has noted that the mail is sent.
      await expectAllOnce(submitted, { repeated: kills * mailsInHand });
    });
  },
  function postgresRestart() {
    test('nothing is lost, and no mail repeated, while PostgreSQL restarts', async () => {
      const submitted = await submitWhile(60, async () => {
        for (const pause of [0, 5000]) {
          await wait(2000);
          await cluster.postgres.goAway();
          await wait(pause);
          await cluster.postgres.comeBack();
        }
      });
      await expectAllOnce(submitted, { repeated: 0 });
    });
  },
  function lostRedis() {
    test('forms and log-ins go on without Redis, and count together again afterwards', async () => {
      const submitted = await submitWhile(60, async () => {
        await wait(1000);
        await cluster.redis.goAway();
        await wait(5000);
        await cluster.redis.comeBack();
        await wait(3000);
      });
      await expectAllOnce(submitted, { repeated: 0 });
      expect(submitted.seen).toEqual({ forms: [], logIns: [] });
      await expectCommonLock('member-adt');
    });

    test('a right that is withdrawn without Redis is gone at both instances', async () => {
      const administrator = await cluster.logIn('administrator');
      const news = async ({ url }: { readonly url: string }) =>
        (await fetch(`${url}/items/news?limit=1&fields=id`)).status;
      expect(await Promise.all(cluster.instances.map(news))).toEqual([200, 200]);
      await cluster.redis.goAway();
      const [{ id, ...right }] = await rights(administrator);
      await cluster.ask('DELETE', `/permissions/${id}`, undefined, administrator);
      expect(await Promise.all(cluster.instances.map(news))).toEqual([403, 403]);
      await cluster.ask('POST', '/permissions', right, administrator);
      await cluster.redis.comeBack();
      const again = () => Promise.all(cluster.instances.map(news));
      expect(await soon(again, (found) => found.every((status) => status === 200))).toEqual([
        200, 200,
      ]);
    });
  },
  function rollingUpdate() {
    test('an instance updates the database while the other one works', async () => {
      const [first, second] = cluster.instances;
      const administrator = await cluster.logIn('administrator');
      const readNewField = async () =>
        (await fetch(`${first.url}/items/news?limit=1&fields=review_on`, bearer(administrator)))
          .status;
      await second.stop();
      // As if an earlier version had set up the database.
      await cluster.ask('DELETE', '/fields/news/review_on', undefined, administrator);
      expect(await readNewField()).toBe(403);
      // An instance that was killed while it read the schema has left its lock.
      cluster.redis.ask('set', 'directus:lock:schemaCache--preparing', '1');
      const submitted = await submitWhile(30, () => second.start());
      await expectAllOnce(submitted, { repeated: 0 });
      expect(submitted.seen).toEqual({ forms: [], logIns: [] });
      expect(await readNewField()).toBe(200);
    });
  },
];
for (const defineTests of caseOfTheDay(faults)) defineTests();

test('a Directus that ends by itself is reported, so that systemd starts it again', async () => {
  const [, second] = cluster.instances;
  expect(await second.killDirectus()).toBe(1);
});

async function submitWhile(least: number, fault: () => Promise<void>): Promise<Submissions> {
  const submitted = new Submissions(cluster);
  let isOver = false;
  await Promise.all([
    fault().finally(() => (isOver = true)),
    visitors({ atOnce: 8, least, isOver: () => isOver }, (index) => submitted.visit(index)),
  ]);
  return submitted;
}

/**
 * Each message, sign-up and mail is there once, and each log-in is good at both instances.
 *
 * @param repeated the most mails that may have arrived twice
 */
async function expectAllOnce(
  submitted: Submissions,
  { repeated: most }: { readonly repeated: number },
): Promise<void> {
  const { messages, signUps, tokens, seen } = submitted;
  const { repeated, ...outcome } = await submitted.outcome();
  if (submissions > 60)
    console.log(JSON.stringify({ ...outcome, repeated, logIns: tokens.length, seen }));
  expect(outcome).toEqual({ messages, subscribers: signUps, mails: messages + signUps });
  expect(repeated).toBeLessThanOrEqual(most);
  const unexpected = seen.forms.filter((told) => !tryAgain.test(told));
  // The log names the cause that visitors are not told.
  const causes = cluster.instances.flatMap(
    ({ output }) => output.match(/collegium-forms: .*/g) ?? [],
  );
  expect({ unexpected, causes: unexpected.length > 0 ? causes : [] }).toEqual({
    unexpected: [],
    causes: [],
  });
  for (const { url } of cluster.instances) {
    const asked = tokens.map((token) => fetch(`${url}/users/me?fields=id`, bearer(token)));
    const refused = (await Promise.all(asked)).filter(({ ok }) => !ok);
    expect(refused.map(({ status }) => status)).toEqual([]);
  }
}

/** Each request has a network of its own: of one network, only 204 are taken at the same time. */
function bearer(token: string) {
  return { headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': nextAddress() } };
}

/** The right of visitors to read news. */
async function rights(administrator: string) {
  const filter = 'filter[collection][_eq]=news&filter[action][_eq]=read';
  const visitor = 'filter[policy][name][_eq]=$t:public_label';
  const path = `/permissions?${filter}&${visitor}`;
  const { body } = await cluster.ask('GET', path, undefined, administrator);
  return body.data as [{ readonly id: number }];
}

/** Ten wrong passwords are allowed, at both instances together. */
async function expectCommonLock(person: DemoPerson): Promise<void> {
  const { email } = demoPeople[person];
  const from = nextAddress();
  const logIn = async (password: string) => {
    const request = { method: 'POST', path: '/auth/login', body: { email, password } };
    return (await cluster.askFrom({ 'x-forwarded-for': from }, request)).status;
  };
  const right = await passwordOf(cluster.data, person);
  const wrong = async (times: number) => {
    for (const index of range(times)) expect(await logIn(`wrong ${index}`)).toBe(401);
  };
  await wrong(9);
  expect(await logIn(right)).toBe(200);
  await wrong(10);
  expect(await logIn(right)).toBe(401);
}
