import { expect } from '@playwright/test';
import { test } from '../traveller.ts';
import { addLink } from './steps.ts';

/* The browser itself follows links to other languages, files, new tabs and downloads. */

test.use({ viewport: { width: 1280, height: 800 } });

test.describe('links that are left to the browser', () => {
  test('other languages', async ({ traveller }) => {
    const { page, documents } = traveller;
    await page.goto('/kontakt');
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/en/contact');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(documents()).toBe(2);
  });

  test('files', async ({ traveller }) => {
    const { page, documents, follow } = traveller;
    await page.goto('/');
    await addLink(page, '/images/logo.svg');
    await follow('/images/logo.svg');
    await expect(page).toHaveURL('/images/logo.svg');
    expect(documents()).toBe(2);
  });

  test('links that a visitor opens in a new tab', async ({ traveller }) => {
    const { page } = traveller;
    await page.goto('/');
    const tab = page.context().waitForEvent('page');
    await page
      .locator('header')
      .getByRole('link', { name: 'Kontakt' })
      .click({
        modifiers: ['ControlOrMeta'],
      });
    await expect(await tab).toHaveURL('/kontakt');
    await expect(page).toHaveURL('/');
  });

  test('links that open a new tab or save a file', async ({ traveller }) => {
    const { page, follow } = traveller;
    await page.goto('/');
    await addLink(page, '/kontakt?neu', { target: '_blank' });
    const tab = page.context().waitForEvent('page');
    await follow('/kontakt?neu');
    await (await tab).close();
    await addLink(page, '/impressum?datei', { download: 'impressum.html' });
    const download = page.waitForEvent('download');
    await follow('/impressum?datei');
    await (await download).cancel();
    await expect(page).toHaveURL('/');
  });
});
