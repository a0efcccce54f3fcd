import { expect } from '@playwright/test';
import { test } from '../traveller.ts';

/*
 * After a click on a link, screen readers announce the new page and the keyboard continues in it.
 */

test.use({ viewport: { width: 1280, height: 800 } });

test.describe('a visitor who follows a link', () => {
  const announcements = {
    '/': ['/kontakt', 'Seite „Kontakt“ geöffnet'],
    '/en/': ['/en/contact', 'Navigated to Contact'],
    '/fr/': ['/fr/contact', 'Page «\u00a0Contact\u00a0» ouverte'],
  };
  for (const [from, [to = '', announcement = '']] of Object.entries(announcements)) {
    test(`hears the announcement in the language of the page: ${from}`, async ({ traveller }) => {
      await traveller.page.goto(from);
      await traveller.follow(to);
      await expect(traveller.page.locator('body > [role=status]')).toHaveText(announcement);
    });
  }

  test('continues at the main heading, which Tab does not reach', async ({ traveller }) => {
    const { page, follow, heading } = traveller;
    await page.goto('/');
    await follow('/kontakt');
    await expect(heading).toBeFocused();
    expect(await heading.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe(
      'none',
    );
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main')?.id)).toBe('main');
    await page.keyboard.press('Shift+Tab');
    await expect(heading).not.toBeFocused();
  });
});
