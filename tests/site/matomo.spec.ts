import type { BrowserContext, Page } from '@playwright/test';
import { answersElsewhere, comesWith } from './otherHosts/consent.ts';
import { matomo } from './otherHosts/content.ts';
import type { ForeignRequest, OtherHosts } from './otherHosts/otherHosts.ts';
import { expect, test } from './otherHosts/test.ts';
import { idle } from './idle.ts';

const { host } = new URL(matomo.url);

test('counts a page as soon as the visitor allows it', async ({ page, context, otherHosts }) => {
  const problems = complaintsOf(page);
  await page.goto('/kontakt');
  await page.getByRole('button', { name: 'Alle Cookies erlauben' }).click();
  await expect.poll(() => views(otherHosts)).toHaveLength(1);

  const address = new URL('/kontakt', page.url()).href;
  expect(views(otherHosts)[0]!.query).toMatchObject({
    action_name: await page.title(),
    idsite: String(matomo.site_id),
    rec: '1',
    url: address,
    consent: '1',
  });
  // No `mtm_consent`, which would last 30 years: the consent is in local storage.
  await expect
    .poll(async () => (await cookieNames(context)).sort())
    .toEqual([expect.stringMatching(/^_pk_id\.7\./), expect.stringMatching(/^_pk_ses\.7\./)]);
  expect(problems).toEqual([]);
});

test('counts each page that the visitor goes on to, with the one before', async ({
  page,
  otherHosts,
}) => {
  await isCounted(page, otherHosts);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));

  await page.locator('footer').getByRole('link', { name: 'Impressum' }).click();
  await expect.poll(() => views(otherHosts)).toHaveLength(2);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  const start = new URL('/', page.url()).href;
  expect(views(otherHosts)[1]!.query).toMatchObject({
    url: new URL('/impressum', start).href,
    urlref: start,
    action_name: await page.title(),
  });

  await page.goBack();
  await expect.poll(() => views(otherHosts)).toHaveLength(3);
  expect(views(otherHosts)[2]!.query).toMatchObject({ url: start });

  await page.goto('/kontakt');
  await expect.poll(() => views(otherHosts)).toHaveLength(4);
  expect(scripts(otherHosts), 'once in each document').toHaveLength(2);
  await expect.poll(() => durations(otherHosts), 'once in each document').toHaveLength(2);
  expect(new Set(views(otherHosts).map(({ query }) => query['pv_id'])).size).toBe(4);
});

test('never learns what the visitor searches for', async ({ page, otherHosts }) => {
  await comesWith(page, { matomo: true });
  await page.goto('/suche?q=depression', { referer: 'https://search.example/?q=depression' });
  await expect.poll(() => views(otherHosts)).toHaveLength(1);
  await expect.poll(() => durations(otherHosts)).toHaveLength(1);
  await page.locator('footer').getByRole('link', { name: 'Impressum' }).click();
  await expect.poll(() => views(otherHosts)).toHaveLength(2);

  const start = new URL('/', page.url()).href;
  expect(views(otherHosts).map(({ query }) => query['urlref'])).toEqual([
    'https://search.example/',
    new URL('/suche', start).href,
  ]);
  expect(JSON.stringify(toMatomo(otherHosts))).not.toContain('depression');
});

test('tells how long the first page took to load', async ({ page, otherHosts }) => {
  await comesWith(page, { matomo: true });
  await page.goto('/');
  await expect.poll(() => durations(otherHosts)).toHaveLength(1);

  const [duration] = durations(otherHosts);
  expect(duration!.query).toMatchObject({ e_c: 'javascript', e_a: 'load', e_n: 'duration' });
  expect(Number(duration!.query['e_v'])).toBeGreaterThan(0);
});

test('tells of errors, of links that lead elsewhere, and of content that is marked', async ({
  page,
  otherHosts,
}) => {
  await comesWith(page, { matomo: true });
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      document.querySelector('main')?.setAttribute('data-track-content', '');
      document.querySelector('main')?.setAttribute('data-content-name', 'Hauptsache');
    }),
  );
  await page.goto('/');
  await expect.poll(() => counted(otherHosts, 'c_n')).toHaveLength(1);
  expect(counted(otherHosts, 'c_n')[0]!.query).toMatchObject({ c_n: 'Hauptsache' });

  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('Kaputt');
    });
  });
  await expect
    .poll(() => counted(otherHosts, 'e_c').map(({ query }) => query['e_n']))
    .toContainEqual(expect.stringContaining('Kaputt'));

  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: 'https://elsewhere.example/' });
    link.onclick = () => false;
    document.body.append(link);
    link.click();
  });
  await expect
    .poll(() => counted(otherHosts, 'link').map(({ query }) => query['link']))
    .toEqual(['https://elsewhere.example/']);
});

test('stops at once when the consent is withdrawn here', async ({ page, context, otherHosts }) => {
  await isCounted(page, otherHosts);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));

  await page.locator('footer [data-consents]').click();
  await page.getByRole('checkbox', { name: /Matomo/ }).uncheck();
  await page.getByRole('button', { name: 'Ausgewählte Cookies erlauben' }).click();
  await expect.poll(() => cookieNames(context)).toEqual([]);
  await expectSilence(page, otherHosts);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  expect(await cookieNames(context)).toEqual([]);
});

test('stops at once when everything is refused here, without an untick', async ({
  page,
  context,
  otherHosts,
}) => {
  await isCounted(page, otherHosts);
  await page.locator('footer [data-consents]').click();
  await expect(page.getByRole('checkbox', { name: /Matomo/ })).toBeChecked();
  await page.getByRole('button', { name: 'Alle Cookies ablehnen' }).click();
  await expect.poll(() => cookieNames(context)).toEqual([]);
  await expectSilence(page, otherHosts);
});

test('stops at once when the consent is withdrawn in another tab', async ({
  page,
  context,
  otherHosts,
}) => {
  await isCounted(page, otherHosts);

  await answersElsewhere(page, { matomo: false });
  await expect.poll(() => cookieNames(context)).toEqual([]);
  await expectSilence(page, otherHosts);
});

test('tells nothing of the time in between when the visitor allows it again', async ({
  page,
  context,
  otherHosts,
}) => {
  await isCounted(page, otherHosts);
  await answersElsewhere(page, { matomo: false });
  await expect.poll(() => cookieNames(context)).toEqual([]);
  await expectSilence(page, otherHosts);

  await answersElsewhere(page, { matomo: true });
  await expect.poll(() => views(otherHosts)).toHaveLength(2);
  expect(views(otherHosts)[1]!.query['url']).toBe(new URL('/impressum', page.url()).href);
  expect(counted(otherHosts, 'link')).toEqual([]);
  expect(scripts(otherHosts)).toHaveLength(1);
  expect(durations(otherHosts)).toHaveLength(1);
});

test('sends nothing where the consent is withdrawn before its script is there', async ({
  page,
  context,
  otherHosts,
}) => {
  await comesWith(page, { matomo: true });
  const release = otherHosts.hold(`${host}/matomo.js`);
  await page.goto('/');
  await expect.poll(() => scripts(otherHosts)).toHaveLength(1);
  await answersElsewhere(page, { matomo: false });
  // The queue still contains the three calls that make Matomo wait for consent.
  await page.waitForFunction(() => (window as { _paq?: unknown[] })._paq?.length === 3);
  release();
  await page.waitForFunction(() => !Array.isArray((window as { _paq?: unknown })._paq));
  await expectSilence(page, otherHosts);
  expect(await cookieNames(context)).toEqual([]);

  await answersElsewhere(page, { matomo: true });
  await expect.poll(() => views(otherHosts)).toHaveLength(1);
});

for (const [who, answers] of [
  ['has allowed something else', { videos: true, maps: true }],
  ['has refused everything', {}],
] as const) {
  test(`asks nobody where the visitor ${who}`, async ({ page, context, otherHosts }) => {
    await comesWith(page, answers);
    await page.goto('/');
    await idle(page);
    await page.locator('footer').getByRole('link', { name: 'Impressum' }).click();
    await page.waitForURL('/impressum');
    await idle(page);
    expect(toMatomo(otherHosts)).toEqual([]);
    expect(await cookieNames(context)).toEqual([]);
  });
}

test('takes Global Privacy Control for a no', async ({ page, context, otherHosts }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  );
  await page.goto('/');
  await idle(page);
  await page.getByText('Auswahl und Einzelheiten').click();
  await expect(page.getByRole('checkbox', { name: /Matomo/ })).not.toBeChecked();
  expect([...otherHosts.contacted]).toEqual([]);
  expect(await cookieNames(context)).toEqual([]);
});

test('bears it that its host does not answer', async ({ page, otherHosts }) => {
  const errors: unknown[] = [];
  page.on('pageerror', (error) => errors.push(error));
  otherHosts.fail(host);
  await comesWith(page, { matomo: true });
  await page.goto('/');
  await idle(page);
  await expect.poll(() => scripts(otherHosts)).toHaveLength(1);
  expect(errors).toEqual([]);
});

/**
 * Opens a page with consent and waits until the visit is counted, so that no request is pending.
 */
async function isCounted(page: Page, otherHosts: OtherHosts): Promise<void> {
  await comesWith(page, { matomo: true });
  await page.goto('/');
  await expect.poll(() => views(otherHosts)).toHaveLength(1);
  await expect.poll(() => durations(otherHosts)).toHaveLength(1);
}

/**
 * Checks that Matomo receives nothing when the visitor reads on, presses a link and meets an error.
 */
async function expectSilence(page: Page, otherHosts: OtherHosts): Promise<void> {
  const before = toMatomo(otherHosts).length;
  await page.evaluate(() => {
    dispatchEvent(new ErrorEvent('error', { message: 'Kaputt' }));
    const link = Object.assign(document.createElement('a'), { href: 'https://elsewhere.example/' });
    link.onclick = () => false;
    document.body.append(link);
    link.click();
  });
  await page.locator('footer').getByRole('link', { name: 'Impressum' }).click();
  await page.waitForURL('/impressum');
  // Requests arrive in order, so this one arrives after all earlier ones.
  await idle(page);
  await page.evaluate((address) => {
    navigator.sendBeacon(`${address}last`);
  }, matomo.url);
  await expect.poll(() => toMatomo(otherHosts).at(-1)?.path).toBe('/last');
  expect(toMatomo(otherHosts).length - before).toBe(1);
}

function toMatomo({ requests }: OtherHosts): ForeignRequest[] {
  return requests.filter((request) => request.host === host);
}

function scripts(otherHosts: OtherHosts): ForeignRequest[] {
  return toMatomo(otherHosts).filter(({ path }) => path === '/matomo.js');
}

function counted(otherHosts: OtherHosts, parameter: string): ForeignRequest[] {
  return toMatomo(otherHosts).filter(({ query }) => parameter in query);
}

function views(otherHosts: OtherHosts): ForeignRequest[] {
  return counted(otherHosts, 'action_name');
}

function durations(otherHosts: OtherHosts): ForeignRequest[] {
  return counted(otherHosts, 'e_n').filter(({ query }) => query['e_n'] === 'duration');
}

/** Cookies of the site itself. Matomo's host may keep its own: the site cannot delete them. */
async function cookieNames(context: BrowserContext): Promise<string[]> {
  return (await context.cookies('http://localhost')).map(({ name }) => name);
}

function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return complaints;
}
