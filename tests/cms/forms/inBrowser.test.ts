import { createServer, type Server } from 'node:http';
import { chromium, type Browser } from 'playwright';
import { endpointOf, forms } from '../../../contract/forms/forms.ts';
import { demoPeople } from '../../../cms/people.ts';
import { launchOptions } from '../../browser.ts';
import { passwordOf } from '../installation.ts';
import { patience } from '../patience.ts';
import { sharedCms } from '../sharedCms.ts';
import { soon } from '../soon.ts';
import { newMessage, sendMessage } from './endpoint.ts';

/**
 * Checks in a real browser that pages can read the endpoint's responses, and how Directus shows
 * messages.
 */
const cms = await sharedCms();
const { site } = cms;

let browser: Browser;
let server: Server;

beforeAll(async () => {
  server = createServer((_request, response) => response.end('<!doctype html><title>x</title>'));
  server.listen(cms.ports.site);
  browser = await chromium.launch(launchOptions());
});

afterAll(async () => {
  await browser.close();
  server.close();
});

test('a page of the website reads each answer, and a page of another none', async () => {
  const message = await newMessage(cms.url, {}, { headers: { origin: site } });
  const long = { ...message, message: 'x'.repeat(10_000_000) };
  const bodies = [message, {}, long].map((each) => JSON.stringify(each));
  expect(await answersTo(site, bodies)).toEqual([200, 400, 413]);
  // The same server under another name is another website.
  const elsewhere = `http://127.0.0.1:${cms.ports.site}`;
  expect(await answersTo(elsewhere, bodies)).toEqual(Array(3).fill('TypeError'));
});

async function answersTo(origin: string, bodies: readonly string[]) {
  const page = await browser.newPage();
  await page.goto(origin);
  const answers = await page.evaluate(
    async ([address, ...texts]) => {
      const found: (number | string)[] = [];
      for (const body of texts) {
        const headers = { 'Content-Type': 'application/json' };
        const request = { method: 'POST', headers, body };
        const answer = fetch(address!, request).then(
          ({ status }) => status,
          (error: unknown) => (error as Error).name,
        );
        found.push(await answer);
      }
      return found;
    },
    [`${cms.url}${endpointOf(forms.contact)}`, ...bodies],
  );
  await page.close();
  return answers;
}

test('Directus shows as text what somebody has sent as HTML, and writes no file of it in the browser', async () => {
  const html = `<img src="${site}/fetched" onerror="alert(1)"><script>alert(1)</script>`;
  const name = `<b>Böse</b><script>alert(1)</script>`;
  const sent = { name, topic: html, message: html };
  const headers = { origin: site };
  const message = await newMessage(cms.url, sent, { headers });
  expect(await sendMessage(cms.url, message, { headers })).toMatchObject({ told: 'stored' });

  const page = await browser.newPage({ viewport: { width: 1600, height: 1300 }, locale: 'de-DE' });
  page.setDefaultTimeout(patience.timeout);
  const happened: string[] = [];
  page.on('dialog', (dialog) => {
    happened.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (request.url().startsWith(site)) happened.push(request.url());
  });
  await page.goto(`${cms.url}/admin/login`);
  await page
    .locator('input[type=email], input[autocomplete=username]')
    .first()
    .fill(demoPeople.inbox.email);
  await page.locator('input[type=password]').fill(await passwordOf(cms.data, 'inbox'));
  await page.locator('button[type=submit]').click();
  await page.waitForURL(/\/admin\/overview/);

  // The local export is hidden: the browser would write formulas into the file unchanged.
  await page.goto(`${cms.url}/admin/content/messages`);
  await page.getByText('Import / Export').click();
  await page.getByText('Elemente exportieren').first().waitFor();
  expect(await page.locator('button.download-local').count()).toBe(1);
  expect(await page.locator('button.download-local').isVisible()).toBe(false);

  // The list strips the tags. The form shows them as text.
  await page.goto(`${cms.url}/admin/content/messages`);
  const row = page.getByText('Böse').first();
  await row.waitFor();
  await page
    .getByText(/^(Neu|New)$/)
    .first()
    .click();
  await page.waitForURL(/bookmark=/);
  await row.click();
  await page.waitForURL(/\/messages\/\d+/);
  const field = page.locator('textarea').first();
  const shown = await soon(
    () => field.inputValue(),
    (value) => value !== '',
  );
  expect(shown).toBe(html);
  expect(happened).toEqual([]);
});
