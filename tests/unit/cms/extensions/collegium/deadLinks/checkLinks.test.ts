import '../guard/fakeDirectus.ts';
import { jest } from '@jest/globals';
import type { Knex } from 'knex';
import type { Outcome } from '../../../../../../cms/extensions/collegium/deadLinks/outcome.ts';
import type { Context, Register } from '../../../../../../cms/extensions/collegium/directus.ts';
import type { RawContent } from '../../../../../../data/model/rawContent.ts';
import { newDatabase } from '../../database.ts';

const { kindNames } = await import('../../../../../../data/kinds/index.ts');

/** The addresses in the content. */
let linked: string[] = [];

jest.unstable_mockModule(
  '../../../../../../cms/extensions/collegium/publishing/readContent.ts',
  () => ({
    readContent: () =>
      Promise.resolve({
        ...(Object.fromEntries(kindNames.map((name) => [name, []])) as unknown as RawContent),
        organisations: linked.map((link, id) => ({
          origin: `organisations/${id}`,
          value: { link },
        })),
      }),
  }),
);

const { checkDue, checkLinks } =
  await import('../../../../../../cms/extensions/collegium/deadLinks/checkLinks.ts');
const { readDeadLinks } =
  await import('../../../../../../cms/extensions/collegium/deadLinks/linkTable.ts');

const noon = Date.parse('2026-12-24T12:00:00Z');
const hours = 60 * 60_000;

let database: Knex;
let context: Context;
let asked: string[];
let outcomes: Record<string, Outcome>;

beforeEach(async () => {
  database = await newDatabase('collegium_links', 'news', 'products');
  [linked, asked, outcomes] = [[], [], {}];
  context = {
    database,
    env: { CMS_FORMS_ORIGINS: 'https://www.example.org', SECRET: 'x', CMS_LINK_CHECK: 1 },
    getSchema: () => Promise.resolve({}),
    logger: { error: () => undefined },
  } as unknown as Context;
  jest.useFakeTimers({ now: noon, doNotFake: ['nextTick', 'setImmediate', 'setTimeout'] });
});
afterEach(async () => {
  jest.useRealTimers();
  await database.destroy();
});

/** Runs the check after some hours, and returns what it asked. */
async function at(time: number): Promise<string[]> {
  jest.setSystemTime(noon + time * hours);
  const before = asked.length;
  await checkDue(context, check, 0);
  return asked.slice(before).toSorted();
}

function check(address: string): Promise<Outcome> {
  asked.push(address);
  return Promise.resolve(outcomes[address] ?? { hasAnswered: true });
}

const dead = async () => (await readDeadLinks(database)).map(({ address }) => address);
const [one, two] = ['https://one.example/', 'https://two.example/'];
const gone: Outcome = { hasAnswered: true, failure: 'gone' };
const unknown: Outcome = { hasAnswered: false, failure: 'unknownHost' };

test('each link is checked at most once a day, wherever it is', async () => {
  linked = [one, two, one];
  expect(await at(0)).toEqual([one, two]);
  expect(await at(1)).toEqual([]);
  expect(await at(23.9)).toEqual([]);
  expect(await at(24)).toEqual([one, two]);
});

test('a run checks 20 links, one after the other, and the next one those that wait longest', async () => {
  linked = Array.from({ length: 45 }, (_, n) => `https://${n}.example/`);
  const runs = [await at(0), await at(0.2), await at(0.4), await at(0.6)];
  expect(runs.map(({ length }) => length)).toEqual([20, 20, 5, 0]);
  expect(new Set(runs.flat()).size).toBe(45);
});

test('a link is dead after failures on two days, since the first one, and alive after one answer', async () => {
  linked = [one, two];
  outcomes[one] = gone;
  await at(0);
  expect(await dead()).toEqual([]);
  await at(24);
  const since = noon;
  expect(await readDeadLinks(database)).toEqual([{ address: one, since, failure: 'gone' }]);
  outcomes[one] = { hasAnswered: true };
  await at(48);
  expect(await dead()).toEqual([]);
  outcomes[one] = gone;
  await at(72);
  expect(await dead()).toEqual([]);
});

test('what says nothing changes nothing', async () => {
  linked = [one];
  outcomes[one] = gone;
  await at(0);
  outcomes[one] = 'unclear';
  await at(24);
  expect(await dead()).toEqual([]);
  outcomes[one] = gone;
  await at(48);
  expect(await dead()).toEqual([one]);
});

test('a failure without any answer within a day may be that of this computer’s network', async () => {
  linked = [one, two];
  await at(0);
  outcomes = { [one]: unknown, [two]: unknown };
  for (const time of [24, 48, 72]) await at(time);
  expect(await dead()).toEqual([]);
  outcomes[two] = { hasAnswered: true };
  await at(96);
  expect(await dead()).toEqual([]);
  await at(120);
  expect(await dead()).toEqual([one]);
});

test('a thousand links are stored and forgotten', async () => {
  linked = Array.from({ length: 1234 }, (_, n) => `https://${n}.example/`);
  await at(0);
  expect(await database('collegium_links').pluck('id')).toHaveLength(1234);
  linked = [one];
  await at(1);
  expect(await database('collegium_links').pluck('address')).toEqual([one]);
});

test('a link that nobody has any more is forgotten', async () => {
  linked = [one, two];
  outcomes[one] = gone;
  await at(0);
  await at(24);
  linked = [two];
  await at(25);
  expect(await database('collegium_links').pluck('address')).toEqual([two]);
  expect(await dead()).toEqual([]);
});

describe('of several instances', () => {
  beforeEach(() => {
    linked = Array.from({ length: 15 }, (_, n) => `https://${n}.example/`);
  });

  test('that begin at the same moment, one checks', async () => {
    let atOnce = 0;
    let most = 0;
    const slowCheck = async (address: string) => {
      most = Math.max(most, ++atOnce);
      await new Promise((resolve) => setTimeout(resolve, 1));
      atOnce -= 1;
      return check(address);
    };
    await Promise.all([1, 2, 3].map(() => checkDue(context, slowCheck, 0)));
    expect(most).toBe(1);
    expect(asked).toHaveLength(15);
  });

  test('one that begins later leaves it to the first, until that one was away for a minute', async () => {
    await checkDue(context, check, 0);
    linked.push(one);
    jest.setSystemTime(noon + 59_000);
    await checkDue(context, check, 0);
    expect(asked).not.toContain(one);
    jest.setSystemTime(noon + 61_000);
    await checkDue(context, check, 0);
    expect(asked).toContain(one);
  });
});

test('a clock that was ahead stops no check', async () => {
  linked = [one];
  await at(1000);
  expect(await at(0)).toEqual([one]);
});

test('nothing is asked with very many news', async () => {
  linked = [one];
  await database.batchInsert('news', Array(1001).fill({ status: 'published' }), 100);
  expect(await at(0)).toEqual([]);
});

test.each([
  [0, 0],
  [undefined, 0],
  [1, 1],
])('with CMS_LINK_CHECK=%s, there are %d schedules', (value, count) => {
  const rules: string[] = [];
  const register = { schedule: (rule: string) => void rules.push(rule) } as unknown as Register;
  checkLinks(register, { ...context, env: { ...context.env, CMS_LINK_CHECK: value } });
  expect(rules).toHaveLength(count);
});
