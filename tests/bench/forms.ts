import { parseArgs } from 'node:util';
import { newMessage, sendMessage } from '../cms/forms/endpoint.ts';
import { newInstallation } from '../cms/installation.ts';
import { sharedEnvironment } from '../cms/shared/server.ts';
import { startPostgres } from './postgres.ts';

/**
 * `npm run bench:forms` measures how many messages a second the forms endpoint stores if many
 * people send at the same time, on SQLite and on PostgreSQL. Then it sends each message again and
 * checks that it is stored only once.
 */
const { values: options } = parseArgs({
  options: {
    messages: { type: 'string', default: '1000' },
    /** `sqlite3`, `pg` or both. */
    database: { type: 'string', multiple: true, default: ['sqlite3', 'pg'] },
    json: { type: 'boolean', default: false },
  },
});

interface Result {
  readonly database: string;
  readonly messages: number;
  readonly stored: number;
  /** The number of stored messages after each was sent again. */
  readonly storedAfterAgain: number;
  readonly seconds: number;
  readonly perSecond: number;
  /** Milliseconds after which half of the messages, and the last one, had a response. */
  readonly median: number;
  readonly slowest: number;
  /** Messages a second when the same ones are sent again. The endpoint recognises their keys. */
  readonly againPerSecond: number;
}

async function measure(
  database: string,
  count: number,
  environment: Readonly<Record<string, string>>,
): Promise<Result> {
  const cms = await newInstallation({ fromNothing: true });
  try {
    await cms.start({ environment: { ...sharedEnvironment(cms.ports), ...environment } });
    const administrator = await cms.logIn('administrator');
    const kept = async () => {
      const { body } = await cms.ask(
        'GET',
        '/items/messages?limit=-1&fields=key',
        undefined,
        administrator,
      );
      return (body.data as { readonly key: string }[]).map(({ key }) => key);
    };
    const people = Array.from(
      { length: count },
      (_, index) => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`,
    );
    const messages: { from: string; body: object }[] = [];
    // Browsers compute the proof of work before they send, so it is not measured.
    for (const from of people)
      messages.push({ from, body: await newMessage(cms.url, {}, { from }) });

    const first = await sendAll(cms.url, messages);
    const stored = await kept();
    const again = await sendAll(cms.url, messages);
    const after = await kept();
    return {
      database,
      messages: count,
      stored: new Set(stored).size,
      storedAfterAgain: after.length,
      seconds: round(first.seconds),
      perSecond: round(count / first.seconds),
      median: Math.round(first.times[Math.floor(count / 2)] ?? 0),
      slowest: Math.round(first.times.at(-1) ?? 0),
      againPerSecond: round(count / again.seconds),
    };
  } finally {
    await cms.remove();
  }
}

async function sendAll(url: string, messages: readonly { from: string; body: object }[]) {
  const from = performance.now();
  const times = await Promise.all(
    messages.map(async ({ from: address, body }) => {
      const { told } = await sendMessage(url, body, { from: address });
      if (told !== 'stored') throw new Error(`Not stored, but ${told}.`);
      return performance.now() - from;
    }),
  );
  return {
    seconds: (performance.now() - from) / 1000,
    times: times.sort((one, other) => one - other),
  };
}

const round = (value: number) => Math.round(value * 10) / 10;

const results: Result[] = [];
for (const database of options.database) {
  const server = database === 'pg' ? await startPostgres() : undefined;
  try {
    results.push(await measure(database, Number(options.messages), server?.environment ?? {}));
  } finally {
    await server?.stop();
  }
}
if (options.json) console.log(JSON.stringify(results, null, 2));
else console.table(results);
process.exitCode = results.every(
  ({ messages, stored, storedAfterAgain }) => stored === messages && storedAfterAgain === messages,
)
  ? 0
  : 1;
