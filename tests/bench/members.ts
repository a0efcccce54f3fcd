import { parseArgs } from 'node:util';
import type { Page } from 'playwright';
import { demoPeople } from '../../cms/people.ts';
import { membersHomes } from '../../locales/languages.ts';
import { credentialsOf, membersPath, logIn } from '../cms/whole/member.ts';
import { startMembersWebsite } from './membersWebsite.ts';

/**
 * `npm run bench:members` measures how long pages take for members and for visitors of public
 * pages, on a phone with a slow connection. It also measures how long a refused login takes for
 * different accounts. No time fails the command. Tests check that a refused login does the same
 * work for every account.
 */
const { values: options } = parseArgs({
  options: {
    logIns: { type: 'string', default: '40' },
    visits: { type: 'string', default: '10' },
    json: { type: 'boolean', default: false },
  },
});

/** Lighthouse's simulated phone: a slow 4G connection and a quarter of this computer's speed. */
const line = {
  ...{ offline: false, latency: 150 },
  ...{ downloadThroughput: 1_638_400 / 8, uploadThroughput: 675_000 / 8 },
};
const cpuSlowdown = 4;

/** The address from which so many passwords were guessed that the account is locked there. */
const lockedFrom = '10.9.9.9';

interface Result {
  readonly what: string;
  readonly times: number;
  /** Milliseconds. */
  readonly median: number;
  readonly quarter: number;
  readonly threeQuarters: number;
}

const website = await startMembersWebsite();
try {
  show(await visits(Number(options.visits)));
  show(await refusedLogIns(Number(options.logIns)));
} finally {
  await website.end();
}

function show(results: readonly Result[]): void {
  if (options.json) console.log(JSON.stringify(results, undefined, 2));
  else console.table(results);
}

/** Alternates between the kinds, so that a busy moment of the computer affects all of them. */
async function refusedLogIns(count: number): Promise<Result[]> {
  const [locked, blocked] = [demoPeople['member-adt'], demoPeople['member-vhm']];
  const kinds = {
    'wrong password': demoPeople.member.email,
    'nobody’s address': 'nobody@example.org',
    'blocked account': blocked.email,
    'locked account': locked.email,
  };
  await website.administer('PATCH', `/users/${blocked.id}`, { status: 'suspended' });
  for (let guess = 0; guess < 11; guess += 1) await refused(locked.email, lockedFrom);
  const times = new Map<string, number[]>();
  for (let turn = 0; turn < count; turn += 1) {
    for (const [what, email] of Object.entries(kinds)) {
      const from = email === locked.email ? lockedFrom : `10.0.${turn}.${times.size}`;
      const took = await refused(email, from);
      times.set(what, [...(times.get(what) ?? []), took]);
    }
  }
  await website.administer('PATCH', `/users/${blocked.id}`, { status: 'active' });
  return [...times].map(([what, each]) => resultOf(`refused log-in: ${what}`, each));
}

async function refused(email: string, from: string): Promise<number> {
  const begun = performance.now();
  const body = { email, password: 'wrong-password-1' };
  const request = { method: 'POST', path: '/auth/login', body };
  const { status } = await website.cms.askFrom({ 'x-forwarded-for': from }, request);
  if (status !== 401) throw new Error(`A wrong log-in was answered with ${status}.`);
  return performance.now() - begun;
}

async function visits(count: number): Promise<Result[]> {
  const credentials = await credentialsOf(website, 'member');
  const times = new Map<string, number[]>();
  const note = (what: string, took: number) => times.set(what, [...(times.get(what) ?? []), took]);
  for (let visit = 0; visit < count; visit += 1) {
    const page = await website.visitor();
    await slowDown(page);
    await page.goto(`${website.site}/`, { waitUntil: 'networkidle' });
    for (const path of ['/kontakt', '/impressum', '/datenschutz']) {
      note('public page to page', (await goTo(page, path)).content);
    }
    await page.goto(`${website.site}${membersHomes.de}`, { waitUntil: 'networkidle' });
    const home = watchPress(page, membersPath('de', 'home'));
    await logIn(page, 'de', credentials);
    const { heading, content } = await home;
    note('log-in to the members’ heading', heading);
    note('log-in to what members read', content);
    await page.waitForLoadState('networkidle');
    for (const name of ['hotline', 'documents', 'press'] as const) {
      const took = await goTo(page, membersPath('de', name));
      note('members’ page to page: heading', took.heading);
      note('members’ page to page: what they read', took.content);
    }
    await page.context().close();
  }
  return [...times].map(([what, each]) => resultOf(what, each));
}

async function slowDown(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', line);
  await client.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
}

interface Waited {
  /** Milliseconds from the click to the page's own heading. */
  readonly heading: number;
  /** … until no skeleton is left. */
  readonly content: number;
}

/** Follows a link to a page of the site, as if the link were in the text. */
async function goTo(page: Page, path: string): Promise<Waited> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'Los' });
    link.id = 'bench';
    document.querySelector('main')!.prepend(link);
  }, path);
  const waited = watchPress(page, path);
  await page.locator('#bench').evaluate((link: HTMLElement) => link.click());
  return waited;
}

/** Measures from the next click, even if it leads to a new document. */
async function watchPress(page: Page, path: string): Promise<Waited> {
  const before = await page.evaluate(() => {
    addEventListener('click', () => sessionStorage.setItem('bench-pressed', String(Date.now())), {
      once: true,
      capture: true,
    });
    return document.querySelector('main h1')?.textContent ?? '';
  });
  const seen = (isLoaded: boolean) =>
    page
      .waitForFunction(
        ([target, old, isLoaded]) => {
          const heading = document.querySelector('main h1')?.textContent;
          const isThere = location.pathname === target && heading && heading !== old;
          const isBusy = isLoaded && document.querySelector('main [aria-busy=true]');
          return isThere && !isBusy
            ? Date.now() - Number(sessionStorage.getItem('bench-pressed'))
            : false;
        },
        [path, before, isLoaded] as const,
        { polling: 'raf', timeout: 60_000 },
      )
      .then((handle) => handle.jsonValue())
      .then(Number);
  const [heading, content] = await Promise.all([seen(false), seen(true)]);
  return { heading, content };
}

function resultOf(what: string, times: readonly number[]): Result {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (part: number) => Math.round(sorted[Math.floor((sorted.length - 1) * part)]!);
  return {
    ...{ what, times: times.length },
    ...{ median: at(0.5), quarter: at(0.25), threeQuarters: at(0.75) },
  };
}
