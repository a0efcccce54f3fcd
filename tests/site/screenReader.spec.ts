import { expect } from '@playwright/test';
import { test } from './test.ts';

/**
 * Compares accessibility trees with the snapshots in screenReader.spec.ts-snapshots. After an
 * intended change, update them with `npm run test:site -- screenReader --update-snapshots` and read
 * the result.
 */
test.describe('on a large screen', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('the header', async ({ page }) => {
    await page.goto('/kontakt');
    await expect(page.getByRole('banner')).toMatchAriaSnapshot({ name: 'header.yml' });
  });

  test('the header in French', async ({ page }) => {
    await page.goto('/fr/contact');
    await expect(page.getByRole('banner')).toMatchAriaSnapshot({ name: 'header-french.yml' });
  });

  test('an open group of the menu', async ({ page }) => {
    await page.goto('/wer-wir-sind/vorstand');
    await page.locator('summary', { hasText: 'Wer wir sind' }).click();
    const menu = page.getByRole('navigation', { name: 'Hauptmenü' });
    await expect(menu).toMatchAriaSnapshot({ name: 'menu-open.yml' });
  });

  test('the footer', async ({ page }) => {
    await page.goto('/kontakt');
    await expect(page.getByRole('contentinfo')).toMatchAriaSnapshot({ name: 'footer.yml' });
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('the open panel with the menu', async ({ page }) => {
    await page.goto('/kontakt');
    await page.getByRole('button', { name: 'Menü' }).click();
    await page.locator('summary', { hasText: 'Service' }).click();
    await expect(page.getByRole('banner')).toMatchAriaSnapshot({ name: 'panel-open.yml' });
  });
});
