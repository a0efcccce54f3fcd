import { expect } from '@playwright/test';
import { test } from '../traveller.ts';

/* Menus close when the next page is shown, since the header stays. */

test.use({ viewport: { width: 1280, height: 800 } });

test.describe('menus', () => {
  test('close by any click on a link', async ({ traveller }) => {
    const { page } = traveller;
    await page.goto('/service/satzung');
    const group = page.locator('header details').first();
    await group.locator('summary').click();
    await group.getByRole('link').first().click();
    await expect(group).not.toHaveAttribute('open');
    await expect(page).not.toHaveURL(/satzung/);
  });

  test('close on a phone, and so does their panel', async ({ traveller }) => {
    const { page } = traveller;
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Menü' }).click();
    await page.locator('header').getByRole('link', { name: 'Kontakt' }).click();
    await expect(page.locator(':popover-open')).toHaveCount(0);
    await expect(traveller.heading).toBeFocused();
  });
});
