import { setTimeout as wait } from 'node:timers/promises';
import type { Context, Register } from '../directus.ts';
import { errorCode } from '../errorCode.ts';
import { readSettings } from '../forms/settings.ts';
import { hour } from '../hour.ts';
import { isTooMuch } from '../publishing/largeKinds.ts';
import { readContent } from '../publishing/readContent.ts';
import { checkLink } from './checkLink.ts';
import { linksIn } from './links.ts';
import {
  claimLink,
  lastAnswer,
  linksTable,
  noteOutcome,
  readLinks,
  storeLinks,
  type StoredLink,
} from './linkTable.ts';
import type { Outcome } from './outcome.ts';

/** Every ten minutes, not at the full hour, when other programs are busy. */
const rule = '4-59/10 * * * *';

/** With the pause and two requests of 10 s for each link, a run ends before the next one: after at most 440 s. */
const maxLinks = 20;

/** Milliseconds between two links. InternetArchiveBot waits for 1 s between requests to a website. */
const pause = 2000;

/** Milliseconds between two checks of a link. */
const day = 24 * hour * 1000;

/** Milliseconds. A check takes at most 20 s. If an instance stops while it checks, another one continues. */
const leaseTime = 60_000;

/** Far more than a website of 1,000 news has. All of them are in memory during a run. */
const maxStored = 5000;

/** True if the operator lets Directus request other websites. */
export function checksLinks(env: Context['env']): boolean {
  // Directus reads digits as a number.
  return String(env['CMS_LINK_CHECK']) === '1';
}

/** Checks links to other websites by the clock, a few at a time. Of several instances, one checks. */
export function checkLinks({ schedule }: Register, context: Context): void {
  const { database, env, logger } = context;
  if (!checksLinks(env)) return;
  schedule(rule, async () => {
    try {
      // Directus starts schedules before the seed.
      if (await database.schema.hasTable(linksTable)) await checkDue(context, checkLink, pause);
    } catch (error) {
      logger.error(`Links to other websites could not be checked: ${errorCode(error)}`);
    }
  });
}

/**
 * Checks the links that are due.
 *
 * @internal
 */
export async function checkDue(
  context: Context,
  check: typeof checkLink,
  pauseTime: number,
): Promise<void> {
  const { database } = context;
  if (await isTooMuch(database)) return;
  await storeLinks(database, await addressesIn(context));
  const links = await readLinks(database);
  const now = Date.now();
  const isBusy = links.some(({ checkedAt }) => checkedAt <= now && now - checkedAt < leaseTime);
  if (isBusy) return;
  // A time to come was written while the clock was ahead.
  const due = links.filter(({ checkedAt }) => Math.abs(now - checkedAt) >= day);
  const unanswered: (readonly [StoredLink, Exclude<Outcome, 'unclear'>])[] = [];
  for (const [index, link] of due.slice(0, maxLinks).entries()) {
    if (index > 0) await wait(pauseTime, undefined, { ref: false });
    // Another instance has begun at the same moment, and continues.
    if (!(await claimLink(database, link, Date.now()))) break;
    const outcome = await check(link.address);
    if (outcome === 'unclear') continue;
    if (outcome.hasAnswered) await noteOutcome(database, link, outcome, Date.now());
    else unanswered.push([link, outcome]);
  }
  // If no server has answered for a day, this computer may have no way to the internet.
  if (unanswered.length === 0 || (await lastAnswer(database)) <= Date.now() - day) return;
  for (const [link, outcome] of unanswered) await noteOutcome(database, link, outcome, Date.now());
}

/** Returns the addresses of other websites in the public content, each once. */
async function addressesIn(context: Context): Promise<readonly string[]> {
  const { database, env, getSchema } = context;
  const schema = await getSchema();
  const content = await readContent(context, { database, schema }, { time: new Date() });
  const [siteOrigin = ''] = readSettings(env).origins;
  const addresses = linksIn(content, siteOrigin)
    .filter(({ isOutside }) => isOutside)
    .map(({ address }) => address);
  return [...new Set(addresses)].slice(0, maxStored);
}
