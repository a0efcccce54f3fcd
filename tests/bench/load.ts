import { parseArgs } from 'node:util';
import { newMessage, sendMessage } from '../cms/forms/endpoint.ts';
import { installations, megabytes, type Loaded } from './load/installations.ts';
import { logIns, memberPages, messages } from './load/requests.ts';
import { underLoad, type Measured } from './load/underLoad.ts';
import { measureWebsite } from './load/website.ts';
import { table } from './table.ts';

/**
 * `npm run bench:load` measures Directus under load: how many messages, log-ins and pages of the members' area
 * it answers a second, on SQLite, on PostgreSQL, and as two instances behind nginx. Then more people come
 * than it can serve, and it measures how soon a message is stored as usual. The requests
 * are made on the same computer, so they take a part of its processors. `-- --on website` measures nginx with the built
 * website.
 */
const { values: options } = parseArgs({
  options: {
    /** `website`, or names of `installations`. */
    on: { type: 'string', multiple: true, default: ['website', ...Object.keys(installations)] },
    seconds: { type: 'string', default: '20' },
    messages: { type: 'string', default: '1000' },
    /** How long members go on to log in and read, to watch the memory. */
    minutes: { type: 'string', default: '0' },
  },
});

const duration = Number(options.seconds);
const amount = Number(options.messages);
/** People who wait at the same time: a busy day, and more than can be served. */
const busy = 20;
const crowd = 400;

for (const name of options.on) {
  if (name === 'website') {
    console.log(`\n${await measureWebsite(duration)}`);
    continue;
  }
  if (!Object.hasOwn(installations, name)) throw new Error(`There is no installation "${name}".`);
  const loaded = await installations[name as keyof typeof installations]();
  try {
    console.log(`\n${await measure(name, loaded)}`);
    await watch(loaded);
  } finally {
    await loaded.stop();
  }
}

async function measure(name: string, { access }: Loaded): Promise<string> {
  const { url } = access;
  const atRest = megabytes();
  const ofLogIns = await logIns(access);
  const ofPages = await memberPages(access);
  const measurements: readonly (readonly [string, Measured])[] = [
    ['messages', await underLoad(url, await messages(access, amount), { atOnce: busy, amount })],
    ['log-ins', await underLoad(url, ofLogIns, { atOnce: busy, duration })],
    ["members' pages", await underLoad(url, ofPages, { atOnce: busy, duration })],
    [`log-ins of ${crowd} at once`, await underLoad(url, ofLogIns, { atOnce: crowd, duration })],
  ];
  return [
    table(
      [name, 'a second', 'median ms', '99 % ms', 'slowest ms', 'failed', 'MB'],
      measurements.map(([what, each]) => row(what, each)),
    ),
    `At rest ${atRest.toFixed(0)} MB. ${await recovery(access)}`,
  ].join('\n');
}

function row(what: string, { perSecond, ...each }: Measured): string[] {
  const rounded = [each.median, each.p99, each.slowest, each.failed, each.megabytes];
  return [what, perSecond.toFixed(1), ...rounded.map((value) => value.toFixed(0))];
}

/** How long the next messages take. */
async function recovery({ url }: Loaded['access']): Promise<string> {
  const times: string[] = [];
  while (times.length < 3) {
    const message = await newMessage(url);
    const start = performance.now();
    const { status } = await sendMessage(url, message);
    times.push(`${(performance.now() - start).toFixed(0)} ms (${status})`);
  }
  return `The next messages after the crowd: ${times.join(', ')}.`;
}

/** Prints the memory once a minute, while members log in and read. */
async function watch({ access }: Loaded): Promise<void> {
  const halfAMinute = { atOnce: busy, duration: 30 };
  for (let minute = 1; minute <= Number(options.minutes); minute += 1) {
    await underLoad(access.url, await logIns(access), halfAMinute);
    const pages = await underLoad(access.url, await memberPages(access), halfAMinute);
    console.log(`Minute ${minute}: ${pages.megabytes.toFixed(0)} MB`);
  }
}
