import { expect, it, jest } from '@jest/globals';
import type { Knex } from 'knex';

const wait = jest.fn((_ms: number) => Promise.resolve());
jest.unstable_mockModule('node:timers/promises', () => ({ setTimeout: wait }));
const { inTransaction, isBusy } =
  await import('../../../../../../../cms/extensions/collegium/forms/endpoint/inTransaction.ts');

const busy = Object.assign(new Error('locked'), { code: 'SQLITE_BUSY' });
const work = () => Promise.resolve('done');

/** A database that is busy for the first `times` attempts. */
function databaseThatFails(times: number, error: Error = busy) {
  let tries = 0;
  const transaction = (run: typeof work) => {
    tries += 1;
    return tries > times ? run() : Promise.reject(error);
  };
  return { database: { transaction } as unknown as Knex, tries: () => tries };
}

beforeEach(() => wait.mockClear());

it('does it once where nothing is in the way', async () => {
  const { database, tries } = databaseThatFails(0);
  expect(await inTransaction(database, work)).toBe('done');
  expect(tries()).toBe(1);
  expect(wait).not.toHaveBeenCalled();
});

it('waits longer each time while another process writes, for about 25 seconds', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  const { database, tries } = databaseThatFails(9);
  expect(await inTransaction(database, work)).toBe('done');
  expect(tries()).toBe(10);
  expect(wait.mock.calls.flat()).toEqual([50, 100, 200, 400, 800, 1600, 3200, 6400, 12_800]);
});

it('gives up after ten tries', async () => {
  const { database, tries } = databaseThatFails(10);
  await expect(inTransaction(database, work)).rejects.toBe(busy);
  expect(tries()).toBe(10);
});

it('waits from half to one and a half times as long, so that two are not in step', async () => {
  for (const [random, pause] of [
    [0, 25],
    [0.999, 74.95],
  ] as const) {
    jest.spyOn(Math, 'random').mockReturnValue(random);
    await inTransaction(databaseThatFails(1).database, work);
    expect(wait.mock.lastCall![0]).toBeCloseTo(pause);
  }
});

it('does not repeat what has failed by itself', async () => {
  const { database, tries } = databaseThatFails(1, new Error('no such table'));
  await expect(inTransaction(database, work)).rejects.toThrow('no such table');
  expect(tries()).toBe(1);
});

// SQLite's result codes; PostgreSQL's, appendix A; Node's for no connection; knex' for none free.
it.each([
  { code: 'SQLITE_BUSY' },
  { code: '40001' },
  { code: '40P01' },
  { code: '57P01' },
  { code: '57P02' },
  { code: '57P03' },
  { code: 'ECONNREFUSED' },
  { code: 'ECONNRESET' },
  { code: 'EPIPE' },
  { message: 'Connection terminated unexpectedly' },
  { message: `select * from messages where name = 'Vor' - Connection terminated unexpectedly` },
  { message: 'Transaction query already complete, run with DEBUG=knex:tx for more info' },
  { message: 'Client has encountered a connection error and is not queryable' },
  { name: 'KnexTimeoutError' },
  { cause: { code: '40001' } },
])('%j may go well a moment later', (error) => {
  expect(isBusy(error)).toBe(true);
});

it.each([
  { code: 'SQLITE_ERROR', message: 'no such table: Connection terminated' },
  { message: `insert into messages values (' - Connection terminated') - value too long` },
  {},
  null,
  undefined,
  '40001',
])('%j does not', (error) => {
  expect(isBusy(error)).toBe(false);
});
