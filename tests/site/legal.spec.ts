import { globSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { version } from '../../data/settings/version.ts';
import { siteFolder } from './pages.ts';
import { test } from './test.ts';

/** Imprint, privacy notices and accessibility statement. */

const withSidebar = [
  { path: '/datenschutz', button: 'Angaben zum Anbieter' },
  { path: '/datenschutz-social', button: 'Angaben zum Anbieter' },
  { path: '/barrierefreiheit', button: 'Angaben zum Anbieter' },
  { path: '/en/accessibility', button: 'About the provider' },
  { path: '/fr/accessibilite', button: 'Mentions de l’éditeur' },
];

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the sidebar ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    for (const { path, button } of withSidebar) {
      test(`tells on ${path} who is behind the site`, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('dialog')).toBeHidden();
        await page.getByRole('button', { name: button }).click();
        await expect(page.getByRole('dialog', { name: button })).toContainText('Beispielallee 12');
        await page.getByRole('dialog').getByRole('button').click();
        await expect(page.getByRole('dialog')).toBeHidden();
      });
    }

    test('is opened, read and closed by keyboard, and gives the focus back', async ({ page }) => {
      await page.goto('/datenschutz');
      const { opener, sidebar } = partsOf(page);
      for (const close of ['Enter', 'Escape']) {
        await opener.focus();
        await page.keyboard.press('Enter');
        await expect(sidebar.getByRole('button', { name: 'Schließen' })).toBeFocused();
        await page.keyboard.press('Tab');
        await expect(sidebar.getByRole('link').first()).toBeFocused();
        await page.keyboard.press('Shift+Tab');
        await page.keyboard.press(close);
        await expect(sidebar).toBeHidden();
        await expect(opener).toBeFocused();
      }
    });

    test('is closed by a click beside it', async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto('/datenschutz');
      const { opener, sidebar } = partsOf(page);
      await opener.click();
      await expect(sidebar).toBeVisible();
      await page.mouse.click(200, 400);
      await expect(sidebar).toBeHidden();
    });
  });
}

test('a link that is followed closes the sidebar', async ({ page }) => {
  await page.goto('/datenschutz');
  const { opener, sidebar } = partsOf(page);
  await opener.click();
  // The link would start another program, so it is not followed.
  const link = sidebar.getByRole('link').first();
  await link.evaluate((anchor) => {
    anchor.addEventListener('click', (event) => event.preventDefault());
  });
  await link.click();
  await expect(sidebar).toBeHidden();
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('the sidebar fits, and the page behind it stays', async ({ page }) => {
    await page.goto('/datenschutz');
    const { opener, sidebar } = partsOf(page);
    await opener.click();
    const box = await sidebar.evaluate((panel) => ({
      left: panel.getBoundingClientRect().left,
      overflow: panel.scrollWidth - panel.clientWidth,
    }));
    expect(box).toEqual({ left: 0, overflow: 0 });

    const top = await page.evaluate(() => scrollY);
    await page.mouse.move(160, 400);
    await page.mouse.wheel(0, 4000);
    // The panel scrolls to its own end first, and then the page must not scroll.
    await expect
      .poll(() =>
        sidebar.evaluate((panel) => panel.scrollHeight - panel.scrollTop - panel.clientHeight),
      )
      .toBeLessThan(2);
    await page.mouse.wheel(0, 4000);
    expect(await page.evaluate(() => scrollY)).toBe(top);
  });
});

for (const path of ['/datenschutz', '/en/privacy', '/fr/mentions-legales']) {
  for (const anchor of ['cookies', 'analytics', 'data-protection-officer']) {
    test(`${path}#${anchor} leads to its section`, async ({ page }) => {
      await page.goto(`${path}#${anchor}`);
      await expect(page.locator(`#${anchor}`)).toBeInViewport();
      await expect(
        page
          .getByRole('link', { name: /.+/ })
          .and(page.locator(`[href="#${anchor}"]`))
          .first(),
      ).toBeAttached();
    });
  }
}

test('the imprint has its notice in the open', async ({ page }) => {
  await page.goto('/impressum');
  await expect(page.locator('main dl').first()).toContainText('DE000000000');
  await expect(page.locator('main [popover]')).toHaveCount(0);
});

test('the statement leads to the contact form, a number and an address', async ({ page }) => {
  await page.goto('/en/accessibility');
  const section = page.locator('#feedback');
  await expect(section.locator('[href^="tel:"]')).toBeVisible();
  await expect(section.locator('[href^="mailto:"]')).toBeVisible();
  await section.getByRole('link', { name: 'To the contact form' }).click();
  await expect(page).toHaveURL('/en/contact');
});

test('the statement tells what was built', async ({ page }) => {
  await page.goto('/barrierefreiheit');
  const record = page.locator('#last-check');
  await expect(record).toContainText(`Collegium ${version}`);
  // 404 pages of subfolders do not count as pages.
  const built = globSync('**/*.html', { cwd: siteFolder });
  const own = built.filter((file) => !/^(?!..\/404).+\/404\.html$/.test(file));
  expect(own.length).toBeLessThan(built.length);
  await expect(record).toContainText(`${own.length} Seiten (Deutsch, Englisch und Französisch)`);
});

function partsOf(page: Page) {
  return {
    opener: page.getByRole('button', { name: 'Angaben zum Anbieter' }),
    sidebar: page.getByRole('dialog', { name: 'Angaben zum Anbieter' }),
  };
}
