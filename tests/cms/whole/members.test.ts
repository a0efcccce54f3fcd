import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demoPeople } from '../../../cms/people.ts';
import { sessionKey } from '../../../contract/storageKeys.ts';
import { sampleLanguages } from '../../../stories/sampleLanguages.ts';
import { membersHomes } from '../../../locales/languages.ts';
import { patience } from '../patience.ts';
import { soon } from '../soon.ts';
import {
  button,
  credentialsOf,
  emailField,
  expectScreen,
  keptByBrowser,
  keptTokens,
  listenedTo,
  loaded,
  logInAt,
  main,
  memberOnPage,
  membersPath,
  logIn,
} from './member.ts';
import { expectAccessible, sharedWebsite, wordsIn } from './website.ts';

/*
 * Tests members with the real Directus, from the login in a browser to the logout. Moves the
 * browser's clock where a login must be renewed.
 */

const website = await sharedWebsite();
/** Minutes for which an account is locked after too many wrong passwords: the default. */
const lock = 15;

test.each(sampleLanguages)('come in, read on, and go: %s', async (language) => {
  const page = await website.visitor();
  const listened = listenedTo(page.context());
  await page.goto(`${website.site}${membersHomes[language]}`);
  await emailField(page, language).waitFor();
  await expectAccessible(page);
  await logIn(page, language, await credentialsOf(website, 'member'));
  await page.waitForURL(`${website.site}${membersPath(language, 'home')}`, patience);
  await main(page).getByText(demoPeople.member.member_number).first().waitFor();
  await loaded(page);
  // The listener misses the tokens if the page is left before the response was read.
  for (const token of await keptTokens(page)) listened.secrets.add(token);
  await expectAccessible(page);

  for (const name of ['codeAdt', 'documents', 'profile', 'news', 'search'] as const) {
    await page.goto(`${website.site}${membersPath(language, name)}`);
    await loaded(page);
    await emailField(page, language).waitFor({ state: 'detached' });
    await expectAccessible(page);
  }

  const read = await main(page).textContent();
  await page.goto(`${website.site}${membersHomes[language]}`);
  await button(page, wordsIn(language)('logIn.current.logout')).click();
  await emailField(page, language).waitFor();
  expect(await page.evaluate((key) => sessionStorage.getItem(key), sessionKey)).toBeNull();
  // The next user of the same computer must not see the page by going back.
  await page.goBack();
  await emailField(page, language).waitFor();
  expect(await main(page).textContent()).not.toBe(read);

  const kept = await keptByBrowser(page);
  expect(listened.secrets.size).toBeGreaterThan(1);
  for (const secret of listened.secrets) {
    expect(kept).not.toContain(secret);
    expect(listened.told.filter((told) => told.includes(secret))).toEqual([]);
    expect(website.cms.output()).not.toContain(secret);
  }
});

test('who do not want to stay logged in are so in their tab alone, over its pages and reloads', async () => {
  const page = await website.visitor();
  await page.goto(`${website.site}${membersHomes.de}`);
  await main(page)
    .getByRole('checkbox', { name: wordsIn('de')('logIn.remember') })
    .uncheck();
  await logIn(page, 'de', await credentialsOf(website, 'member'));
  await page.waitForURL(`${website.site}${membersPath('de', 'home')}`, patience);
  const isIn = async () => {
    await loaded(page);
    await emailField(page, 'de').waitFor({ state: 'detached' });
  };
  await isIn();
  for (const name of ['documents', 'profile', 'news'] as const) {
    await page.goto(`${website.site}${membersPath('de', name)}`);
    await isIn();
  }
  await page.reload();
  await isIn();

  const other = await page.context().newPage();
  await other.goto(`${website.site}${membersPath('de', 'news')}`);
  await emailField(other, 'de').waitFor();
  await page.reload();
  await isIn();
  await page.close();
  await other.reload();
  await emailField(other, 'de').waitFor();
});

test('are shown what an address names once they have logged in there', async () => {
  const page = await website.visitor();
  await page.goto(`${website.site}${membersPath('de', 'legalAdvice')}`);
  await logIn(page, 'de', await credentialsOf(website, 'member-vhm'));
  await expectScreen(page, 'de');
  expect(new URL(page.url()).pathname).toBe(membersPath('de', 'legalAdvice'));
});

test('are told what is for other members, and what is not there', async () => {
  const page = await memberOnPage(website, 'de', 'member-vhm', membersPath('de', 'feesAdt'));
  await main(page).getByText(wordsIn('de')('members.denied.adt')).waitFor();
  await expectAccessible(page);
  await page.goto(`${website.site}${membersHomes.de}/gibt-es-nicht`);
  await main(page).getByText(wordsIn('de')('members.notFound.text')).waitFor();
  await expectAccessible(page);
});

test('are led nowhere but into their area by the address of a log-in', async () => {
  for (const elsewhere of [
    '//evil.example/',
    'https://evil.example/',
    '/\\evil.example',
    '/kontakt',
  ]) {
    const page = await website.visitor();
    await page.goto(`${website.site}${membersHomes.de}?return=${encodeURIComponent(elsewhere)}`);
    await logIn(page, 'de', await credentialsOf(website, 'member'));
    await page.waitForURL(`${website.site}${membersPath('de', 'home')}`, patience);
  }
});

test('are refused alike, whether address, password or account is wrong', async () => {
  const { id } = demoPeople['member-adt'];
  const right = await credentialsOf(website, 'member-adt');
  const page = await website.visitor();
  await page.goto(`${website.site}${membersHomes.fr}`);
  const refused = async (credentials: typeof right) => {
    await logIn(page, 'fr', credentials);
    await page.getByRole('alert').getByText(wordsIn('fr')('logIn.wrong')).waitFor();
    const seen = await main(page).textContent();
    await page.reload();
    return seen;
  };
  const answers = [
    await refused({ ...right, password: 'wrong-password-1' }),
    await refused({ email: 'nobody@example.org', password: right.password }),
  ];
  await website.administer('PATCH', `/users/${id}`, { status: 'suspended' });
  answers.push(await refused(right));
  expect(new Set(answers).size).toBe(1);
  await website.administer('PATCH', `/users/${id}`, { status: 'active' });
  await logIn(page, 'fr', right);
  await page.waitForURL(`${website.site}${membersPath('fr', 'homeAdt')}`, patience);
});

test('have to wait after somebody has guessed at their password, and are informed by mail', async () => {
  const { email, password } = await credentialsOf(website, 'member-adt');
  const page = await website.visitor();
  await page.goto(`${website.site}${membersHomes.de}`);
  const guesses = Array.from({ length: 11 }, (_, guess) =>
    website.cms.ask('POST', '/auth/login', { email, password: `guessed-${guess}` }),
  );
  for (const { status } of await Promise.all(guesses)) expect(status).toBe(401);
  await logIn(page, 'de', { email, password });
  const wrong = page.getByRole('alert').getByText(wordsIn('de')('logIn.wrong'));
  await wrong.waitFor();
  expect(await website.mails(({ to }) => to.includes(email))).toHaveLength(1);

  const home = `${website.site}${membersPath('de', 'homeAdt')}`;
  await website.cms.moveClock(lock * 60_000);
  await logIn(page, 'de', { email, password });
  await page.waitForURL(home, patience);
  await website.cms.moveClock(-lock * 60_000);
});

test('find out what they can do while Directus is away, and go on when it is back', async () => {
  const words = wordsIn('de');
  const page = await memberOnPage(website, 'de', 'member', membersPath('de', 'press'));
  const stranger = await website.visitor();
  await stranger.goto(`${website.site}${membersHomes.de}`);
  await website.stopDirectus();

  await logIn(stranger, 'de', { email: 'member@example.org', password: 'whatever-it-is-1' });
  await stranger.getByRole('alert').getByText(words('logIn.away')).waitFor(patience);
  await page.reload();
  await main(page).getByText(words('members.trouble.away')).waitFor(patience);
  await expectAccessible(page);

  await website.startDirectus();
  // The button may disappear before the click, because the session also retries automatically.
  await Promise.race([button(page, words('members.retry')).click(), expectScreen(page, 'de')]);
  await expectScreen(page, 'de');
});

test('are out once the office has blocked them, and where they were once they are back', async () => {
  const { id } = demoPeople['member-vhm'];
  const page = await website.visitor();
  await page.clock.install();
  await logInAt(page, website, 'de', 'member-vhm', membersPath('de', 'profile'));
  await website.administer('PATCH', `/users/${id}`, { status: 'suspended' });
  await page.clock.fastForward('15:00');
  await page.getByText(wordsIn('de')('logIn.expired')).waitFor(patience);
  await expectAccessible(page);
  await website.administer('PATCH', `/users/${id}`, { status: 'active' });
  await logIn(page, 'de', await credentialsOf(website, 'member-vhm'));
  await expectScreen(page, 'de');
  expect(new URL(page.url()).pathname).toBe(membersPath('de', 'profile'));
});

test('have one log-in in all tabs, which ends in all of them', async () => {
  const page = await memberOnPage(website, 'de', 'member', membersPath('de', 'hotline'));
  const context = page.context();
  const opened = await context.newPage();
  await opened.goto(`${website.site}${membersPath('de', 'documents')}`);
  await expectScreen(opened, 'de');
  const [copied] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate(() => void open(location.href)),
  ]);
  await expectScreen(copied, 'de');

  await opened.goto(`${website.site}${membersHomes.de}`);
  await button(opened, wordsIn('de')('logIn.current.logout')).click();
  for (const tab of [page, opened, copied]) await emailField(tab, 'de').waitFor();
});

test('stay logged in over six hours of renewals', async () => {
  const page = await website.visitor();
  await page.clock.install();
  await page.goto(`${website.site}${membersPath('de', 'hotline')}`);
  await logIn(page, 'de', await credentialsOf(website, 'member'));
  await expectScreen(page, 'de');
  for (let quarters = 1; quarters <= 24; quarters += 1) {
    const before = await keptTokens(page);
    const renewed = page.waitForResponse(
      (response) =>
        response.url().endsWith('/auth/refresh') && response.request().method() === 'POST',
    );
    await page.clock.fastForward('15:00');
    expect((await renewed).ok()).toBe(true);
    // The page plans the next renewal when it has stored the new tokens.
    const isNew = (tokens: readonly string[]) => tokens.every((token) => !before.includes(token));
    expect(await soon(() => keptTokens(page), isNew)).not.toEqual(before);
  }
  await page.goto(`${website.site}${membersPath('de', 'documents')}`);
  await expectScreen(page, 'de');
});

test('get a document, and no address has their token', async () => {
  const page = await memberOnPage(website, 'de', 'member', membersPath('de', 'documents'));
  const listened = listenedTo(page.context());
  await page.reload();
  await expectScreen(page, 'de');
  const [download] = await Promise.all([
    page.waitForEvent('download', patience),
    main(page).getByRole('button', { name: /PDF/ }).first().click(),
  ]);
  const file = await readFile(await download.path());
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);
  expect(listened.told.filter((address) => /access_token|token=/.test(address))).toEqual([]);
});

test('leave nothing of what they read in the site, in browsers or in what Directus says', async () => {
  const page = await memberOnPage(website, 'de', 'member', membersPath('de', 'home'));
  for (const name of ['hotline', 'contractAdt', 'documents', 'news'] as const) {
    await page.goto(`${website.site}${membersPath('de', name)}`);
    await expectScreen(page, 'de');
  }
  const texts = await membersTexts();
  expect(texts.length).toBeGreaterThan(50);
  const kept = await keptByBrowser(page);
  const places = [
    ['browser', kept],
    ['Directus', website.cms.output()],
    ...(await filesBelow(website.folder)),
    ...(await filesBelow('.cache/snapshot')),
  ] as const;
  for (const [place, content] of places) {
    expect({ place, found: texts.filter((text) => content.includes(text)) }).toEqual({
      place,
      found: [],
    });
  }
});

/**
 * All texts that only members may read. Short ones are left out, because they may appear elsewhere.
 */
async function membersTexts(): Promise<string[]> {
  const collections = ['member_pages', 'member_news', 'member_documents'];
  const items = await Promise.all(
    collections.map((name) => website.items(`${name}_translations`, '&fields=*')),
  );
  return items
    .flat()
    .flatMap((texts) => [texts['lead'], texts['body'], texts['description']])
    .flatMap((text) => (typeof text === 'string' ? text.split(/<[^>]+>/) : []))
    .map((text) => text.trim())
    .filter((text) => text.length > 40);
}

async function filesBelow(folder: string): Promise<(readonly [string, string])[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async ({ parentPath, name }) => {
        const path = join(parentPath, name);
        return [path, await readFile(path, 'utf8')] as const;
      }),
  );
}
