import { expect } from '@playwright/test';
import { test } from '../traveller.ts';
import { addLink, scrollTop, waitUntilRemembered } from './steps.ts';

/* Links to anchors scroll below the header and move the focus, within a page and from another. */

test.use({ viewport: { width: 1280, height: 800 } });

test.describe('a link to an anchor', () => {
  test('scrolls it to 150 px below the top, and focuses it', async ({ traveller }) => {
    const { page, follow } = traveller;
    await page.goto('/');
    await addLink(page, '/datenschutz#cookies');
    await follow('/datenschutz#cookies');
    const anchor = page.locator('#cookies');
    await expect(anchor).toBeFocused();
    expect(Math.round((await anchor.boundingBox())!.y)).toBe(150);
    expect(traveller.address()).toBe('/datenschutz#cookies');

    await page.goBack();
    // The address changes before the page does.
    await expect(anchor).toHaveCount(0);
    await page.goForward();
    await expect(anchor).toBeFocused();
  });

  test('of the same page loads no document', async ({ traveller }) => {
    const { page, documents } = traveller;
    await page.goto('/service/satzung');
    const [first, second] = await page.locator('main nav a[href^="#"]').all();
    await first!.click();
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);
    const before = await scrollTop(page);
    await waitUntilRemembered(page, before);
    await second!.click();
    await expect.poll(() => scrollTop(page)).not.toBe(before);
    await page.goBack();
    await expect.poll(() => scrollTop(page)).toBe(before);
    expect(documents()).toBe(1);
  });

  test('restores the position when going back, even if it was not yet stored', async ({
    traveller,
  }) => {
    const { page } = traveller;
    await page.goto('/service/satzung');
    // Both in one task: no timer of the page runs between them.
    const before = await page.evaluate(() => {
      const [first, second] = document.querySelectorAll<HTMLElement>('main nav a[href^="#"]');
      first!.click();
      const place = Math.round(scrollY);
      second!.click();
      return place;
    });
    expect(before).toBeGreaterThan(0);
    await expect.poll(() => scrollTop(page)).not.toBe(before);
    await page.goBack();
    await expect.poll(() => scrollTop(page)).toBe(before);
  });

  for (const href of ['/kontakt#nirgendwo', '/#nirgendwo']) {
    test(`that does not exist warns: ${href}`, async ({ traveller }) => {
      const { page, follow } = traveller;
      await page.goto('/');
      await addLink(page, href);
      const warning = page.waitForEvent('console', (message) => message.type() === 'warning');
      await follow(href);
      expect((await warning).text()).toBe('Invalid hash: #nirgendwo');
      await expect(page).toHaveURL(href);
      expect(await scrollTop(page)).toBe(0);
    });
  }
});
