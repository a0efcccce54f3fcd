import { expect, type Page } from '@playwright/test';
import { tabTo } from './keyboard.ts';
import { test } from './test.ts';

/** Tests the scripts' additions to menus that also open without scripts. */
test.describe('on a large screen', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('the menu is visible, and its button is hidden', async ({ page }) => {
    await page.goto('/');
    await expect(group(page, 'Service')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Menü' })).toBeHidden();
  });

  test('one group is open at a time', async ({ page }) => {
    await page.goto('/');
    await group(page, 'Service').click();
    await expect(page.getByRole('link', { name: 'Satzung' })).toBeVisible();
    await group(page, 'Wer wir sind').click();
    await expect(page.getByRole('link', { name: 'Vorstand' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Satzung' })).toBeHidden();
  });

  test('Escape closes a group and gives the focus back', async ({ page }) => {
    await page.goto('/');
    await group(page, 'Service').click();
    await page.getByRole('link', { name: 'Satzung' }).focus();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'Satzung' })).toBeHidden();
    await expect(group(page, 'Service')).toBeFocused();
  });

  test('a click elsewhere closes a group, and so does leaving it by keyboard', async ({ page }) => {
    await page.goto('/');
    await group(page, 'Service').click();
    await page.locator('h1').click();
    await expect(page.getByRole('link', { name: 'Satzung' })).toBeHidden();

    await group(page, 'Service').click();
    await tabTo(page, group(page, 'Wer wir sind'));
    await expect(page.getByRole('link', { name: 'Satzung' })).toBeHidden();
  });

  test('what leads to the page, or to the part of the site it is in, is underlined', async ({
    page,
  }) => {
    const lines = page.locator('header nav').getByText(/^(Aktuelles|Service|Verband)$/);
    const underlined = () =>
      lines.evaluateAll((entries) =>
        entries
          .filter((entry) => getComputedStyle(entry).textDecorationLine === 'underline')
          .map(({ textContent }) => textContent),
      );
    const marked = {
      '/aktuelles': ['Aktuelles'],
      '/aktuelles/jahrestagung-2027': ['Aktuelles'],
      '/service/satzung': ['Service'],
      '/service': ['Service'],
      '/impressum': [],
    };
    for (const [path, entries] of Object.entries(marked)) {
      await page.goto(path);
      expect(await underlined()).toEqual(entries);
    }
  });

  test('the group with the page is marked for screen readers, also after navigation', async ({
    page,
  }) => {
    const marked = page.locator('header summary[aria-current=true]');
    await page.goto('/service');
    await expect(marked).toHaveText(['Service']);
    await page.locator('main').getByRole('link', { name: 'Satzung' }).click();
    await expect(page.locator('h1')).toHaveText('Satzung');
    await expect(marked).toHaveText(['Service']);
    await page.getByRole('link', { name: 'Impressum' }).click();
    await expect(page.locator('h1')).toHaveText('Impressum');
    await expect(marked).toHaveCount(0);
  });

  test('the header is 170 px high, the logo at most 300 px wide', async ({ page }) => {
    await page.goto('/');
    const header = await page.locator('header').first().boundingBox();
    expect(header?.height).toBe(170);
    const logo = await page.getByRole('link', { name: /: Startseite$/ }).boundingBox();
    expect(logo?.width).toBeLessThanOrEqual(300);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('the button opens the panel, and the page behind it stays', async ({ page }) => {
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Menü' });
    await button.click();
    await expect(group(page, 'Service')).toBeVisible();

    await page.mouse.move(180, 700);
    await page.mouse.wheel(0, 2000);
    expect(await page.evaluate(() => scrollY)).toBe(0);

    await button.click();
    await expect(group(page, 'Service')).toBeHidden();
  });

  test('Escape closes the group, then the panel, and gives the focus back', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menü' }).press('Enter');
    await group(page, 'Service').press('Enter');
    await expect(page.getByRole('link', { name: 'Satzung' })).toBeVisible();

    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'Satzung' })).toBeHidden();
    await expect(group(page, 'Service')).toBeFocused();

    await page.keyboard.press('Escape');
    await expect(group(page, 'Service')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Menü' })).toBeFocused();
  });

  test('the panel closes when the keyboard leaves it, but not on its own button', async ({
    page,
  }) => {
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Menü' });
    await button.press('Enter');
    await group(page, 'Service').focus();
    await button.focus();
    await expect(group(page, 'Service')).toBeVisible();
    const main = page.locator('main a').first();
    await tabTo(page, main);
    await expect(group(page, 'Service')).toBeHidden();
    await expect(main).toBeFocused();
  });

  test('an open panel is closed when the window grows', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menü' }).click();
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(page.locator(':popover-open')).toHaveCount(0);
    await expect(group(page, 'Service')).toBeVisible();
  });
});

test('the open sidebar closes when the keyboard leaves it', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/barrierefreiheit');
  const panel = page.locator('main [popover]');
  await page.locator('main [popovertarget]').first().press('Enter');
  await expect(panel.getByRole('button')).toBeFocused();
  const links = await panel.getByRole('link').count();
  for (let link = 0; link < links; link++) {
    await page.keyboard.press('Tab');
    await expect(panel).toBeVisible();
  }
  await page.keyboard.press('Tab');
  await expect(panel).toBeHidden();
  await expect(page.locator(':is(main, footer) :focus')).toBeInViewport();
});

test('the chosen colour mode is kept, and shown before anything is painted', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  const toggle = page.getByRole('button', { name: 'Dunkle Darstellung' });
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  const light = await ground(page);

  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => ground(page)).not.toBe(light);

  // Without the loader, only the script in the head can restore the choice.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/kontakt');
  await expect(page.locator('html')).toHaveAttribute('data-color-mode', 'dark');
});

function group(page: Page, name: string) {
  return page.locator('summary', { hasText: name });
}

function ground(page: Page) {
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor);
}
