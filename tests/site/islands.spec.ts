import { expect, type Page } from '@playwright/test';
import { whenProcessed } from './whenProcessed.ts';
import { idle } from './idle.ts';
import { whenAsking } from './unsavedQuestion.ts';
import { test } from './test.ts';

/** Scripts that load only with an island: its own and React. */
const islandScripts = /\/assets\/(?:react|\w+\.island)-[^/]+\.js$/;

const anyScript = /\/assets\/[^/]+\.js$/;

const success = 'Ihre Nachricht steht in Ihrem E-Mail-Programm bereit.';

test('a form comes to life when it is first touched', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('/kontakt');
  await idle(page);
  expect(requested.filter((url) => islandScripts.test(url))).toEqual([]);

  await fillIn(page);
  await page.getByRole('button', { name: 'Nachricht senden' }).click();

  await expect(page.getByText(success)).toBeVisible();
  expect(requested.filter((url) => islandScripts.test(url))).not.toEqual([]);
});

for (const [path, name] of [
  ['/kontakt', 'Betreff'],
  ['/en/contact', 'Subject'],
  ['/fr/contact', 'Objet'],
] as const) {
  test(`${path} shows what its address is about`, async ({ page }) => {
    await page.goto(`${path}?${String(new URLSearchParams({ topic: 'Ring „Beere“ & Co.' }))}`);
    await expect(page.getByRole('textbox', { name })).toHaveValue('Ring „Beere“ & Co.');
  });
}

test('a press that comes too early waits for the form, and counts once', async ({ page }) => {
  const release = await hold(page);
  await page.goto('/kontakt');
  await fillIn(page);
  await countSubmissions(page);

  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await expect(page.getByText(success)).toBeHidden();
  expect(await submissions(page)).toEqual({ handled: 0, native: 0 });

  release();
  await expect(page.getByText(success)).toBeVisible();
  expect(await submissions(page)).toEqual({ handled: 1, native: 0 });
});

test('what the visitor typed before the form was alive stays', async ({ page }) => {
  const release = await hold(page);
  await page.goto('/kontakt');
  await fillIn(page);
  const alive = page.waitForResponse(/\/assets\/\w+\.island-[^/]+\.js$/);
  release();
  await whenProcessed(page, new URL((await alive).url()).pathname);

  await expect(page.getByLabel('Ihre Nachricht')).toHaveValue('Guten Tag!');
  await expect(page.getByRole('checkbox')).toBeChecked();
});

test('where its scripts do not arrive, the browser sends the form automatically', async ({
  page,
}) => {
  await page.route(islandScripts, (route) => route.abort());
  await page.goto('/kontakt');
  // The scripts may have been replaced. The page is reloaded once, as long as nothing is typed.
  const reloaded = page.waitForEvent('load');
  await page.getByRole('textbox').first().focus();
  await reloaded;
  await fillIn(page);
  await countSubmissions(page);

  await page.getByRole('button', { name: 'Nachricht senden' }).click();

  await expect.poll(() => submissions(page)).toEqual({ handled: 0, native: 1 });
});

test('an empty form is not sent, and the browser names the field', async ({ page }) => {
  await page.goto('/kontakt');
  await page.getByRole('button', { name: 'Nachricht senden' }).click();

  const name = page.getByLabel('Name', { exact: false }).first();
  await expect(name).toBeFocused();
  expect(await name.evaluate((field: HTMLInputElement) => field.validationMessage)).not.toBe('');
  await expect(page.getByText(success)).toBeHidden();
});

test('the newsletter says in its own words that the address is missing', async ({ page }) => {
  await page.goto('/');
  const box = page.getByRole('region', { name: 'Newsletter' });
  const address = box.getByRole('textbox', { name: /^E-Mail-Adresse/ });
  await address.focus();
  await box.getByRole('button', { name: 'Bestätigen' }).click();

  await expect(address).toHaveAccessibleDescription('Email Adresse fehlt');
  await address.fill('erika@beispiel.example');
  await expect(address).toHaveAccessibleDescription('');
  await box.getByRole('button', { name: 'Bestätigen' }).click();
  await expect(box.getByText(/^Ihre Anmeldung steht .* bereit/)).toBeVisible();
});

test.describe('who is faster than the scripts', () => {
  test('has typed for the form that wakes later, and is asked before it is lost', async ({
    page,
  }) => {
    const release = await hold(page, anyScript);
    await page.goto('/kontakt', { waitUntil: 'commit' });
    const name = page.getByRole('textbox', { name: /^Name/ });
    await name.fill('Erika Beispiel');
    await expect(name).toBeFocused();
    const island = page.waitForRequest(islandScripts);
    release();
    // The island loads without another interaction.
    await island;
    await whenAsking(page);
    await expect(name).toHaveValue('Erika Beispiel');

    let question = '';
    page.once('dialog', (dialog) => {
      question = dialog.message();
      void dialog.dismiss();
    });
    await page.locator('footer a[href="/impressum"]').last().click();
    await expect.poll(() => question).toMatch(/Eingaben gehen verloren/);
    await expect(name).toHaveValue('Erika Beispiel');
  });

  test('gets the colour mode that was chosen, once', async ({ page }) => {
    const release = await hold(page, anyScript);
    await page.goto('/kontakt', { waitUntil: 'commit' });
    await page.locator('[data-color-mode-toggle]').first().click();
    release();
    await expect(page.locator('html')).toHaveAttribute('data-color-mode', 'dark');
    await idle(page);
    await expect(page.locator('html')).toHaveAttribute('data-color-mode', 'dark');
  });

  for (const [when, scripts] of [
    ['before the loader', anyScript],
    ['before what the loader asks for', /\/assets\/(?!main)[^/]+\.js$/],
  ] as const) {
    test(`gets the map that was asked for ${when}`, async ({ page }) => {
      await page.route('https://**', (route) => route.fulfill({ body: '' }));
      const release = await hold(page, scripts);
      await page.goto('/kontakt', { waitUntil: 'commit' });
      if (scripts !== anyScript) await page.waitForLoadState('domcontentloaded');
      await page.getByRole('button', { name: 'Einmal laden' }).click();
      release();
      await expect(page.locator('main iframe')).toBeVisible();
    });
  }
});

async function fillIn(page: Page) {
  await page.getByRole('textbox', { name: /^Name/ }).fill('Erika Beispiel');
  await page.getByRole('textbox', { name: /^E-Mail-Adresse/ }).fill('erika@beispiel.example');
  await page.getByRole('textbox', { name: /^Ihre Nachricht/ }).fill('Guten Tag!');
  await page.getByRole('checkbox').check();
}

/** Delays scripts until the returned function is called; by default, those of islands. */
async function hold(page: Page, scripts = islandScripts): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route(scripts, async (route) => {
    await promise;
    await route.continue();
  });
  return () => resolve(undefined);
}

declare global {
  interface Window {
    submissions: { handled: number; native: number };
  }
}

/** Counts submit events after all other listeners, and prevents the mail program from opening. */
async function countSubmissions(page: Page) {
  await page.evaluate(() => {
    window.submissions = { handled: 0, native: 0 };
    window.addEventListener('submit', (event) => {
      window.submissions[event.defaultPrevented ? 'handled' : 'native'] += 1;
      event.preventDefault();
    });
  });
}

function submissions(page: Page) {
  return page.evaluate(() => window.submissions);
}
