import { expect } from '@jest/globals';
import type { Page } from 'playwright';
import { axeViolations, contrastViolations } from '../axe.ts';

/** Uses the components of an application as a visitor does: menu, field, button, light and dark. Ends in the dark. */
export async function checkPage(page: Page): Promise<void> {
  await checkStyles(page);

  const entry = page.locator('header a[href="/merkblatt"]');
  await page.getByText('Service').click();
  await entry.waitFor();
  await page.keyboard.press('Escape');
  await entry.waitFor({ state: 'hidden' });

  await page.getByRole('button', { name: 'OK 0' }).click();
  await page.getByRole('button', { name: 'OK 1' }).waitFor();
  expect(await errorOf(page)).toBe('E-Mail?');

  expect(await axeViolations(page)).toEqual([]);
  const light = await pageColor(page);
  await page.locator('[data-color-mode-toggle]').click();
  expect(await pageColor(page)).not.toBe(light);
  expect(await contrastViolations(page)).toEqual([]);
}

/** Expects the styles of components: a button is as high as a touch target, 44 px. */
export async function checkStyles(page: Page): Promise<void> {
  const height = await page
    .getByRole('button', { name: 'OK 0' })
    .evaluate((button) => getComputedStyle(button).minHeight);
  expect(height).toBe('44px');
}

/** The message that a screen reader reads with the field, if the field is marked as wrong. */
function errorOf(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const field = document.querySelector('[aria-invalid=true]');
    return document.getElementById(field?.getAttribute('aria-describedby') ?? '')?.innerText;
  });
}

export function pageColor(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor);
}
