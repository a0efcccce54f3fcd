import type { Page } from '@playwright/test';
import { labelsFor } from '../../components/i18n/createLabels.ts';
import { memberPages, memberScreens, membersHomes } from '../../locales/languages.ts';
import { bomb, json, Stream, text, token, type Answer } from './hostileBackend/HostileDirectus.ts';
import { documentTitle, pageText } from './hostileBackend/HostileDirectus.ts';
import { elsewhere, expect, test } from './hostileBackend/test.ts';

/*
 * A backend that an attacker controls, or a proxy that changes its responses. The member gets an
 * error message, no code from the response runs, no token goes to another host, and no tab hangs.
 */

const words = labelsFor('de').text;
const hotline = `${membersHomes.de}/${memberPages.hotline.de}`;
const documents = `${membersHomes.de}/${memberScreens.documents.de}`;
const attack = '<script>window.attacked=1</script><img src=x onerror="window.attacked=1">';

// Two defences keep scripts out: the security policy and the site's own parsing of responses. This
// test turns off the first.
test.use({ bypassCSP: true });

test.afterEach(async ({ page, directus }) => {
  expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
  expect(directus.asked.filter((asked) => asked.includes(new URL(elsewhere).host))).toEqual([]);
});

const nonsense: readonly (readonly [string, () => Answer])[] = [
  ['a page of HTML', () => text(`<!doctype html>${attack}`, 'text/html')],
  ['a page of HTML as an error', () => text(`<!doctype html>${attack}`, 'text/html', 503)],
  ['half an answer', () => text('{"data":[{"id":')],
  ['nothing', () => text('')],
  ['another kind of JSON', () => json([attack, null, 7])],
  ['wrong types', () => json({ data: wrongTypes })],
  ['an error that holds HTML', () => json({ errors: [{ extensions: { code: attack } }] }, 500)],
  ['10 MB', () => json({ data: 'x'.repeat(10_000_000) })],
  ['100 MB, packed', bomb],
  ['the way to another host', () => redirect(302)],
  ['the way to another host, with what was sent', () => redirect(307)],
];

/** Every field has a wrong type. */
const wrongTypes = {
  ...{ access_token: ['a'], refresh_token: { toString: 1 }, expires: 'soon' },
  ...{ id: { html: attack }, role: [attack], first_name: 7, email: null, length: 3 },
};

for (const [what, answerOf] of nonsense) {
  test(`${what} is no answer, and there is a way on`, async ({ page, directus }) => {
    const answer = answerOf();
    const alert = page.getByRole('alert');

    directus.answer('/auth/login', answer);
    await page.goto(hotline);
    await logIn(page);
    await expect(alert).toContainText(words('logIn.away'));
    await expect(page.getByLabel(words('logIn.email'))).toHaveValue('erika@example.org');
    directus.tellTruth();
    await page.getByRole('button', { name: words('logIn.again') }).click();
    await expect(page.getByText(pageText)).toBeVisible();

    directus.answer('/items/', answer);
    await page.goto(documents);
    await expect(alert).toContainText(words('members.trouble.away'));
    directus.tellTruth();
    await page.getByRole('button', { name: words('members.retry') }).click();
    await expect(page.getByText(documentTitle)).toBeVisible();

    // After the reload, the page cannot find out whose login this is.
    directus.answer('/users/me', answer);
    await page.clock.install();
    await page.reload();
    await expect(page.locator('main [aria-busy=true]')).toBeVisible();
    await page.clock.fastForward(10_000);
    await expect(alert).toContainText(words('members.trouble.away'));
    await page.getByRole('button', { name: words('members.retry') }).click();
    await expect(page.locator('main [aria-busy=true]')).toBeVisible();
    directus.tellTruth();
    await page.clock.fastForward(10_000);
    await expect(page.getByText(documentTitle)).toBeVisible();
  });
}

test('what never ends is left once it is more than anybody could read', async ({
  page,
  directus,
}) => {
  await loggedIn(page, documents);
  for (const path of ['/items/', '/users/me', '/auth/login']) {
    // 6 MB per second: the buffers of the network hold up to 60 MB of a faster stream.
    const stream = new Stream(' '.repeat(65_536), 10);
    directus.answer(path, stream.answer);
    if (path === '/auth/login') {
      await page.evaluate(() => sessionStorage.clear());
      await page.goto(membersHomes.de);
      await logIn(page);
      await expect(page.getByRole('alert')).toContainText(words('logIn.away'));
    } else {
      await page.goto(hotline);
      await expect(page.getByRole('alert')).toContainText(words('members.trouble.away'), {
        timeout: 20_000,
      });
    }
    await expect.poll(() => stream.isLeft).toBe(true);
    // The page reads 2 MB, and has a few seconds to leave.
    expect(stream.sent).toBeLessThan(32_000_000);
    directus.tellTruth();
  }
});

test('a response of single letters is reported as late, and given up after ten minutes', async ({
  page,
  directus,
}) => {
  await loggedIn(page, documents);
  const stream = new Stream(' ', 200);
  directus.answer('/items/member_pages', stream.answer);
  await page.clock.install();
  await page.goto(hotline);
  await expect.poll(() => stream.sent).toBeGreaterThan(0);
  await page.clock.fastForward(20_000);
  await expect(page.getByText(words('members.late'))).toBeVisible();
  // The rest of the page still works.
  await page.getByRole('link', { name: words('skipLink') }).focus();
  await page.clock.fastForward(600_000);
  await expect(page.getByRole('alert')).toContainText(words('members.trouble.away'));
  await expect.poll(() => stream.isLeft).toBe(true);
});

test('a file that never ends is left, and what is no file runs nothing', async ({
  page,
  directus,
}) => {
  await loggedIn(page, documents);
  const button = page.getByRole('button', { name: /PDF/ });
  const stream = new Stream('x'.repeat(1_000_000));
  directus.answer('/assets/', stream.answer);
  await button.click();
  await expect(page.getByText(words('members.download.failed'))).toBeVisible({ timeout: 60_000 });
  await expect.poll(() => stream.isLeft).toBe(true);
  expect(stream.sent).toBeLessThan(200_000_000);

  directus.answer('/assets/', redirect(302));
  await button.click();
  await expect(page.getByText(words('members.download.failed'))).toBeVisible();

  directus.answer('/assets/', text(`<!doctype html>${attack}`, 'text/html'));
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(download.suggestedFilename()).toBe('merkblatt.pdf');
  expect(page.context().pages()).toHaveLength(1);
});

function redirect(status: number): Answer {
  return (response) => {
    response.writeHead(status, { location: `${elsewhere}/take?${token}` }).end();
  };
}

async function logIn(page: Page): Promise<void> {
  await page.getByLabel(words('logIn.email')).fill('erika@example.org');
  await page.getByLabel(words('logIn.password'), { exact: true }).fill('ein-gutes-passwort-1');
  await page.getByRole('button', { name: words('logIn.submit'), exact: true }).click();
}

/** A member on a page of the members' area, while the backend still gives the right responses. */
async function loggedIn(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await logIn(page);
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await expect(page.getByLabel(words('logIn.email'))).toHaveCount(0);
}
