import type { Context } from '../../../../../../cms/extensions/collegium/directus.ts';
import { shortenLogs } from '../../../../../../cms/extensions/collegium/guard/shortLogs.ts';

let lines: unknown[];
let logger: Context['logger'];

beforeEach(() => {
  lines = [];
  logger = { error: (what) => void lines.push(what), warn: (what) => void lines.push(what) };
  shortenLogs({ logger } as Context);
});

test.each(['error', 'warn'] as const)('the log has the ends of a long %s', (level) => {
  const error = new Error(`select '${'x'.repeat(100_000)}' - no such table`);
  error.stack = `${error.message}\n    at query (knex.js:1:1)`;
  logger[level](error);
  logger[level]('y'.repeat(100_000));
  const [logged, text] = lines as [Error, string];
  expect(logged).toBe(error);
  expect(logged.message).toMatch(/^select 'x+ … x+' - no such table$/);
  expect(logged.stack).toMatch(/at query \(knex\.js:1:1\)$/);
  for (const each of [logged.message, logged.stack, text]) {
    expect(each!.length).toBeLessThan(1600);
  }
});

test('a refusal by GraphQL is not logged, and a failure is', () => {
  const named = (name: string, originalError?: Error) =>
    Object.assign(new Error('a'), { name, originalError });
  const failure = named('GraphQLError', new Error('SQLITE_CORRUPT'));
  for (const each of [
    named('GraphQLError'),
    named('GraphQLError', named('DirectusError')),
    named('GraphQLError', named('GraphQLError', named('DirectusError'))),
    failure,
  ]) {
    logger.error(each);
  }
  expect(lines).toEqual([failure]);
});

test('what is short stays as it is', () => {
  const stack = 'Error: short\n    at query (knex.js:1:1)';
  const error = Object.assign(new Error('short'), { stack });
  const other = { code: 1 };
  for (const each of [error, 'text', other, undefined]) logger.error(each);
  expect(lines).toEqual([error, 'text', other, undefined]);
  expect(error.stack).toBe(stack);
});
