import type { Page } from '@playwright/test';
import { memberAttribute } from '../../contract/markup.ts';
import { tabsChannel } from '../../contract/members/session.ts';
import { loggedInKey, sessionKey } from '../../contract/storageKeys.ts';
import { endpointAddress } from './formEndpoint/address.ts';
import { expect, test } from './formEndpoint/test.ts';
import { answerAsBackend, headers, logIn, member } from './memberLogin.ts';
import { watchShifts } from './everyPage/layoutShift.ts';
import { idle } from './idle.ts';

/*
 * Tests the menus for members on a site with a login. The fake backend returns the member's
 * profile.
 */

test.use({ viewport: { width: 1280, height: 900 } });

test.beforeEach(({ page }) => answerAsBackend(page));

function partsOf(page: Page) {
  // Small screens have the menu in a panel that is closed.
  const entry = page.locator('header nav > ul > li');
  return {
    ofVisitors: entry.locator('> a', { hasText: 'Mitgliederbereich' }),
    ofMembers: entry.locator('summary', { hasText: 'Mitgliederbereich' }),
    user: page.getByRole('navigation', { name: 'Mein Zugang' }),
  };
}

/** Returns the URLs of code and data that a page loads only for members. */
function watchMembersCode(page: Page): () => Promise<string[]> {
  const answers: Promise<[url: string, text: string]>[] = [];
  page.on('response', (response) => {
    // A response that is still loading when the test ends has no text.
    const text = response.text().catch(() => '');
    answers.push(text.then((code) => [response.url(), code]));
  });
  const isMembers = ([url, text]: [string, string]) =>
    /sq\/d\/\w+-/.test(url) ||
    (url.endsWith('.js') && (text.includes(tabsChannel) || text.includes(memberAttribute)));
  return async () => (await Promise.all(answers)).filter(isMembers).map(([url]) => url);
}

test('a visitor loads nothing of them', async ({ page }) => {
  const membersCode = watchMembersCode(page);
  await page.goto('/service/satzung');
  await idle(page);
  const { ofVisitors, ofMembers, user } = partsOf(page);
  await expect(ofVisitors).toBeVisible();
  await expect(ofMembers).toHaveCount(0);
  await expect(user).toHaveCount(0);
  expect(await membersCode()).toEqual([]);
});

for (const width of [360, 992, 1280]) {
  test(`they take the place of the last entry, and move nothing, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await logIn(page);
    const membersCode = watchMembersCode(page);
    const expectNoShifts = await watchShifts(page);
    await page.goto('/service/satzung');
    const { ofVisitors, ofMembers } = partsOf(page);
    await expect(ofMembers).toBeAttached();
    await expect.poll(async () => (await membersCode()).length).toBeGreaterThan(2);
    await expect(ofVisitors).toHaveCount(0);
    await expectNoShifts(`${width} px`);
    if (width < 992) await page.getByRole('button', { name: 'Menü' }).click();
    await ofMembers.click();
    await expect(page.getByRole('link', { name: 'Rechtsberatung' })).toHaveAttribute(
      'href',
      '/mitgliederbereich/rechtsberatung',
    );
    const room = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(room).toBeLessThanOrEqual(width);
  });
}

test('they stay from page to page, and mark the one that is shown', async ({ page }) => {
  await logIn(page);
  await page.goto('/service/satzung');
  const { ofMembers } = partsOf(page);
  await ofMembers.click();
  await page.evaluate(() => Object.assign(document.documentElement.dataset, { same: 'document' }));
  await page.getByRole('link', { name: 'Rechtsberatung' }).click();
  await expect(page).toHaveURL('/mitgliederbereich/rechtsberatung');
  await expect(page.locator('html')).toHaveAttribute('data-same', 'document');
  await expect(ofMembers).toBeVisible();
  await expect(
    page.locator('header details a[href="/mitgliederbereich/rechtsberatung"]'),
  ).toHaveAttribute('aria-current', 'page');
});

test('the user menu opens and closes, says who is logged in, and logs out to the area’s beginning', async ({
  page,
}) => {
  await logIn(page);
  await page.goto('/service/satzung');
  const { ofVisitors, user } = partsOf(page);
  const opener = user.locator('summary');
  await opener.click();
  await expect(user.getByText('Erika Mustermann')).toBeVisible();
  await expect(user.getByText('10023')).toBeVisible();
  await expect(user.getByRole('link', { name: 'Administration' })).toBeHidden();
  await user.getByRole('link', { name: 'Mein Profil' }).focus();
  await page.keyboard.press('Escape');
  await expect(user.getByText('Erika Mustermann')).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await user.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page).toHaveURL('/mitgliederbereich');
  await expect(ofVisitors).toBeVisible();
  await expect(user).toHaveCount(0);
  const kept = await page.evaluate(() => [localStorage, sessionStorage].flatMap(Object.keys));
  expect(kept).not.toContain(loggedInKey);
  expect(kept).not.toContain(sessionKey);
});

test('they go where the login turns out to be none', async ({ page }) => {
  const refusal = { errors: [{ message: '', extensions: { code: 'INVALID_CREDENTIALS' } }] };
  for (const path of ['/users/me**', '/auth/**']) {
    await page.route(`${endpointAddress}${path}`, (route) =>
      route.fulfill({ status: 401, json: refusal, headers }),
    );
  }
  await logIn(page);
  await page.goto('/service/satzung');
  await page.waitForFunction((key) => sessionStorage.getItem(key) === null, sessionKey);
  const { ofVisitors, user } = partsOf(page);
  await expect(ofVisitors).toBeVisible();
  await expect(user).toHaveCount(0);
});

test('another tab has them as soon as somebody logs in', async ({ page, context }) => {
  await page.goto('/service/satzung');
  await idle(page);
  const other = await context.newPage();
  await other.route(`${endpointAddress}/users/me**`, (route) =>
    route.fulfill({
      json: { data: member },
      headers,
    }),
  );
  await logIn(other);
  await other.goto('/kontakt');
  await expect(partsOf(other).ofMembers).toBeVisible();
  await expect(partsOf(page).ofMembers).toBeVisible();
});
