import { expect } from '@playwright/test';
import { labelsFor } from '../../components/i18n/createLabels.ts';
import { portsOfCms, startDemo, type RunningCms } from '../cms/commands.ts';
import { test } from './test.ts';

/*
 * Tests the demo with a shared project host in a browser. It uses the demo's two real addresses and
 * no fake server.
 */

const words = labelsFor('de').text;

// Run in one worker: two demos would write to the same folder.
test.describe.configure({ mode: 'default' });

let demo: RunningCms;
let site: string;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  const ports = await portsOfCms();
  demo = await startDemo('', ports, {
    args: ['--project-host'],
    more: { DEMO_ANALYTICS: '1' },
  });
  site = `http://localhost:${ports.site}`;
});

test.afterAll(async () => {
  expect(await demo.stop()).toBe(0);
});

test('prints where everything is; a member logs in, writes, and sets a new password by mail', async ({
  page,
}) => {
  const { text } = demo.output;
  expect(text).toContain(`Website        ${site}\n`);
  const [, mails = ''] = /^Mails +(\S+)$/m.exec(text)!;
  const [, email = '', password = ''] = /^ +member +(\S+) +(.+)$/m.exec(text)!;
  expect(text).toMatch(/^ +administrator +\S+ +.+$/m);

  const main = page.locator('main');
  const logIn = async (secret: string) => {
    await page.goto(`${site}/mitgliederbereich`);
    await main.getByLabel(words('logIn.email')).fill(email);
    await main.getByLabel(words('logIn.password'), { exact: true }).fill(secret);
    await main.getByRole('button', { name: words('logIn.submit'), exact: true }).click();
    await expect(main.locator('h1')).toContainText('Guten Tag');
  };
  await logIn(password);

  await page.goto(`${site}/kontakt`);
  await main.locator('form [name=name]').fill('Jonas Beispiel');
  await main.locator('form [name=email]').fill('jonas@post.example');
  await main.locator('form [name=message]').fill('Guten Tag!');
  await main.locator('form [name=consent]').check();
  await main.getByRole('button', { name: words('forms.contact.submit') }).click();
  await page.waitForURL(`${site}/danke`);
  await expect.poll(() => demo.output.text).toContain('Stored         messages: {');

  await page.goto(`${site}/mitgliederbereich/reset-password`);
  await main.getByLabel(words('logIn.email')).fill(email);
  await main.getByRole('button', { name: words('logIn.request.submit') }).click();
  await expect(main).toContainText(words('logIn.request.sentTitle'));
  await page.goto(mails);
  await page.getByRole('link', { name: /reset-password\?token=/ }).click();
  const next = 'ein-neues-gutes-passwort-1';
  await main.getByLabel(words('logIn.reset.password'), { exact: true }).fill(next);
  await main.getByRole('button', { name: words('logIn.reset.submit') }).click();
  await expect(main).toContainText(words('logIn.reset.doneTitle'));
  // The host ends no session, so the member is still logged in.
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
  await logIn(next);
});

test('counts a page with the stand-in for Matomo once the visitor allows it', async ({ page }) => {
  await page.goto(site);
  await page.getByRole('button', { name: 'Alle Cookies erlauben' }).click();
  const title = await page.title();
  await expect.poll(() => demo.output.text).toContain(`Counted        ${site}/ (${title})\n`);
});
