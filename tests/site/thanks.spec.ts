import { expect } from '@playwright/test';
import { senderKey } from '../../contract/storageKeys.ts';
import { test } from './test.ts';

const sender = { name: 'Jonas Beispiel', email: 'jonas@post.example' };

test('thanks anybody, without loading more', async ({ page }) => {
  await page.goto('/danke');
  await expect(page.getByText('Ihre Nachricht ist angekommen.')).toBeVisible();
  await expect(page.locator('main')).not.toContainText('{{');
});

for (const path of ['/danke', '/en/thanks', '/fr/merci']) {
  test(`${path} thanks the sender by name, and tells where the answer goes`, async ({ page }) => {
    await page.addInitScript(
      ([key, value]) => sessionStorage.setItem(key!, value!),
      [senderKey, JSON.stringify(sender)],
    );
    await page.goto(path);
    await expect(page.locator('main')).toContainText(sender.name);
    await expect(page.locator('main')).toContainText(sender.email);
    expect(page.url()).not.toContain(encodeURIComponent(sender.name));
  });
}
