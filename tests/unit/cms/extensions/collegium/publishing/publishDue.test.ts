import '../guard/fakeDirectus.ts';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jest } from '@jest/globals';
import type { Knex } from 'knex';
import type { Context, Register } from '../../../../../../cms/extensions/collegium/directus.ts';
import { newDatabase } from '../../database.ts';

const { publishDue } =
  await import('../../../../../../cms/extensions/collegium/publishing/publishDue.ts');

const noon = Date.parse('2026-12-24T12:00:00Z');
const minute = 60_000;

let database: Knex;
let host: Server;
let calls: number;
let status: number;
let logged: string[];
let deleted: { readonly ids: unknown; readonly options: unknown }[];

beforeEach(async () => {
  database = await newDatabase(
    ...['pages', 'pages_translations', 'news', 'news_translations', 'products'],
    ...['products_translations', 'redirects', 'project', 'collegium_build_calls'],
  );
  [calls, status, logged, deleted] = [0, 200, [], []];
  host = createServer((_request, response) => {
    calls += 1;
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  jest.useFakeTimers({ now: noon, doNotFake: ['nextTick', 'setImmediate', 'setTimeout'] });
});

afterEach(async () => {
  jest.useRealTimers();
  await new Promise((resolve) => host.close(resolve));
  await database.destroy();
});

/** An instance of Directus, whose task a test runs at a time in minutes after noon. */
function newInstance({ hook = `http://127.0.0.1:${(host.address() as AddressInfo).port}` } = {}) {
  let task: () => unknown = () => undefined;
  class ItemsService {
    deleteMany(ids: unknown, options: unknown) {
      deleted.push({ ids, options });
      return Promise.resolve();
    }
  }
  const register = {
    init: () => undefined,
    schedule: (_rule: string, run: () => unknown) => {
      task = run;
    },
  };
  publishDue(
    register as unknown as Register,
    {
      ...{ database, env: { CMS_BUILD_HOOK: hook }, services: { ItemsService } },
      getSchema: () => Promise.resolve({}),
      logger: { error: (line: string) => void logged.push(line) },
    } as unknown as Context,
  );
  return {
    async at(minutes: number): Promise<number> {
      jest.setSystemTime(noon + minutes * minute);
      await task();
      return calls;
    },
  };
}

const at = (minutes: number) => noon + minutes * minute;
const scheduled = (minutes: number) => ({ status: 'scheduled', publish_on: at(minutes) });
const withdrawn = (minutes: number) => ({ status: 'published', withdraw_on: at(minutes) });

test('calls the hook once for all that appears or is withdrawn at a time', async () => {
  const directus = newInstance();
  expect(await directus.at(0)).toBe(0);
  await database('pages').insert([scheduled(5), withdrawn(5)]);
  await database('news').insert([scheduled(5), scheduled(8)]);
  expect(await directus.at(4.9)).toBe(0);
  expect(await directus.at(5)).toBe(1);
  expect(await directus.at(5.2)).toBe(1);
  expect(await directus.at(8)).toBe(2);
});

test('does not call it for drafts, for what is archived, and for what appeared before', async () => {
  const directus = newInstance();
  await directus.at(0);
  await database('pages').insert([
    { ...withdrawn(5), status: 'draft' },
    { ...scheduled(5), status: 'archived' },
    scheduled(-5),
  ]);
  expect(await directus.at(6)).toBe(0);
});

test('calls it after a restart for what became due in between', async () => {
  await newInstance().at(0);
  await database('products').insert(scheduled(5));
  expect(await newInstance().at(600)).toBe(1);
});

test('one of several instances calls', async () => {
  const [one, other] = [newInstance(), newInstance()];
  await one.at(0);
  await database('news').insert(scheduled(5));
  await Promise.all([one.at(5), other.at(5)]);
  expect(calls).toBe(1);
});

test('tries again after a failure, at longer intervals, and reports each in a line', async () => {
  const directus = newInstance();
  await directus.at(0);
  await database('pages').insert(scheduled(5));
  status = 502;
  expect(await directus.at(5)).toBe(1);
  expect(await directus.at(5 + 9 / 60)).toBe(1);
  expect(await directus.at(5 + 10 / 60)).toBe(2);
  expect(await directus.at(5 + 29 / 60)).toBe(2);
  status = 200;
  expect(await directus.at(5 + 30 / 60)).toBe(3);
  expect(await directus.at(60)).toBe(3);
  const line = 'The build hook could not be called for scheduled content: build: 502 Bad Gateway.';
  expect(logged).toEqual([`${line} Next try in 10 s.`, `${line} Next try in 20 s.`]);
});

test('a failure does not reveal the address of the hook', async () => {
  const directus = newInstance({ hook: 'http://127.0.0.1:9/secret' });
  await directus.at(0);
  await database('pages').insert(scheduled(5));
  await directus.at(5);
  expect(logged).toHaveLength(1);
  expect(logged[0]).not.toContain('127.0.0.1');
  expect(logged[0]).not.toContain('\n');
});

test.each([200, 502])(
  'goes on when the clock was ahead, and the host answered %i',
  async (then) => {
    const directus = newInstance();
    await directus.at(0);
    await database('pages').insert([scheduled(5), scheduled(1000)]);
    status = then;
    await directus.at(1000);
    status = 200;
    expect(await directus.at(4)).toBe(1);
    expect(await directus.at(5)).toBe(2);
  },
);

test('a withdrawal deletes the redirects to the page, also without a hook', async () => {
  const directus = newInstance({ hook: '' });
  await directus.at(0);
  const [page] = await database('pages').insert({ key: 'content', ...withdrawn(5) });
  const text = { pages_id: page, language: 'de', slug: 'tagung' };
  await database('pages_translations').insert(text);
  await database('redirects').insert([
    { id: 1, from: '/alt', to: '/tagung' },
    { id: 2, from: '/anders', to: '/satzung' },
  ]);
  await directus.at(5);
  await directus.at(6);
  expect(deleted).toEqual([{ ids: [1], options: { emitEvents: false } }]);
  expect(calls).toBe(0);
  expect(logged).toEqual([]);
});

test('does nothing before the database has its fields', async () => {
  await database.schema.dropTable('collegium_build_calls');
  await newInstance().at(0);
  expect(logged).toEqual([]);
});
