import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../traveller.ts';
import { unsavedQuestion, whenAsking } from '../unsavedQuestion.ts';

/* Visitors are asked before they lose typed text, by the page or by the browser. */

test.use({ viewport: { width: 1280, height: 800 } });

test.describe('input that was not sent', () => {
  test('causes a question before a link is followed', async ({ traveller }) => {
    const { page, follow, heading } = traveller;
    await page.goto('/kontakt');
    await write(page, 'Erika');
    const question = answer(page, false);
    await follow('/impressum');
    expect(await question).toMatch(/Eingaben gehen verloren/);
    await expect(heading).toHaveText('Kontakt');
    await expect(name(page)).toHaveValue('Erika');

    void answer(page, true);
    await follow('/impressum');
    await expect(heading).toHaveText('Impressum');
  });

  test('causes a question before going back, which can be refused', async ({ traveller }) => {
    const { page, follow, heading, documents } = traveller;
    await page.goto('/');
    await follow('/kontakt');
    await expect(heading).toHaveText('Kontakt');
    await write(page, 'Erika');
    const question = answer(page, false);
    await page.evaluate(() => history.back());
    await question;
    // The browser's own address: it first goes back and then returns to this page.
    await expect.poll(() => page.evaluate(() => location.pathname)).toBe('/kontakt');
    await expect(name(page)).toHaveValue('Erika');

    void answer(page, true);
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL('/');
    await expect(heading).not.toHaveText('Kontakt');
    expect(documents()).toBe(1);
  });

  test('causes a question of the browser before the document is left', async ({ traveller }) => {
    const { page } = traveller;
    await page.goto('/kontakt');
    await name(page).click();
    await page.keyboard.type('Erika');
    await page.waitForFunction(() => window.onbeforeunload !== null);
    const type = typeOfDialog(page);
    await page.evaluate(() => setTimeout(() => location.reload()));
    expect(await type).toBe('beforeunload');
  });

  test('causes a question of the browser where the script of the question is missing', async ({
    traveller,
  }) => {
    const { page, follow, heading } = traveller;
    await page.route(unsavedQuestion, (route) => route.abort());
    await page.goto('/kontakt');
    await name(page).click();
    await page.keyboard.type('Erika');
    const type = typeOfDialog(page);
    await follow('/impressum');
    expect(await type).toBe('beforeunload');
    await expect(heading).toHaveText('Kontakt');
    await expect(name(page)).toHaveValue('Erika');
  });
});

test('deleted input causes no question', async ({ traveller }) => {
  const { page, follow, heading } = traveller;
  await page.goto('/kontakt');
  await write(page, 'Erika');
  await name(page).fill('');
  await follow('/impressum');
  await expect(heading).toHaveText('Impressum');
});

test('sent input causes no question', async ({ traveller }) => {
  const { page, follow, heading } = traveller;
  await page.goto('/kontakt');
  await write(page, 'Erika');
  await page.locator('main form').evaluate((form: HTMLFormElement) => {
    form.noValidate = true;
    form.requestSubmit();
  });
  await follow('/impressum');
  await expect(heading).toHaveText('Impressum');
});

/** The field for the visitor’s name. */
function name(page: Page): Locator {
  return page.getByRole('textbox', { name: /^Name/ });
}

/**
 * Types a name. Waits for the script with the question, which loads with the first focus: a visitor
 * is slower, too.
 */
async function write(page: Page, text: string): Promise<void> {
  await name(page).fill(text);
  await whenAsking(page);
}

/** Answers the next dialog. Resolves with its text. */
function answer(page: Page, yes: boolean): Promise<string> {
  return new Promise((resolve) => {
    page.once('dialog', (dialog) => {
      resolve(dialog.message());
      void (yes ? dialog.accept() : dialog.dismiss());
    });
  });
}

/** Dismisses the next dialog. Resolves with its type: the browser's own is `beforeunload`. */
function typeOfDialog(page: Page): Promise<string> {
  return new Promise((resolve) => {
    page.once('dialog', (dialog) => {
      resolve(dialog.type());
      void dialog.dismiss();
    });
  });
}
