import { expect, type Locator, type Page } from '@playwright/test';
import { resize } from '../viewport.ts';
import { show, test } from './storybook.ts';

/** Tests the product's gallery where layout and scrolling are needed, which jsdom lacks. */
test.describe('the gallery', () => {
  test.beforeEach(async ({ storybook: page }) => {
    await resize(page, 1280);
    // Without this, the story would still be in the state of the test before.
    await show(page, 'catalogue-gallery--untranslated-caption');
    await show(page, 'catalogue-gallery--three-pictures');
  });

  test('goes from picture to picture by the keys, and tells which it shows', async ({
    storybook: page,
  }) => {
    const slides = page.getByRole('group');
    await page.keyboard.press('Tab');
    await expect(slides).toBeFocused();
    for (const [key, number] of [
      ['ArrowRight', 2],
      ['End', 3],
      ['ArrowRight', 1],
      ['ArrowLeft', 3],
      ['Home', 1],
    ] as const) {
      await page.keyboard.press(key);
      await expectShown(slides, number);
      await expect(page.getByRole('status')).toContainText(`Bild ${number} von 3`);
    }
  });

  test('tells which picture it shows when somebody scrolls', async ({ storybook: page }) => {
    const slides = page.getByRole('group');
    await slides.hover();
    await page.mouse.wheel(400, 0);
    await expect(page.getByRole('status')).toContainText('Bild 2 von 3');
    await expectShown(slides, 2);
  });

  test('shows a picture whose small one is pressed, and the page stays where it is', async ({
    storybook: page,
  }) => {
    await resize(page, 1280, 300);
    const small = page.getByRole('link', { name: /^Bild 3 von 3/ });
    await small.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => [scrollY, location.hash]);
    await small.click();
    await expectShown(page.getByRole('group'), 3);
    await expect(small).toHaveAttribute('aria-current', 'true');
    expect(await page.evaluate(() => [scrollY, location.hash])).toEqual(before);
  });

  test('keeps the focus in the large view, and gives it back', async ({ storybook: page }) => {
    const enlarge = page.getByRole('button', { name: 'Vergrößern' });
    await enlarge.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    const slides = dialog.getByRole('group');
    await expect(slides).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expectShown(slides, 2);

    const isInside = () => dialog.evaluate((element) => element.contains(document.activeElement));
    for (let stops = 0; stops < 6; stops++) {
      await page.keyboard.press('Tab');
      // Between the last and the first element, the focus may go to the browser's toolbar.
      const isOutside = await page.evaluate(() => document.activeElement === document.body);
      if (!isOutside) expect(await isInside(), `after ${stops + 1} stops`).toBe(true);
    }

    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(enlarge).toBeFocused();
    await expectShown(page.getByRole('group'), 2);
  });

  test('begins the large view with the picture that is in view', async ({ storybook: page }) => {
    await page.getByRole('link', { name: /^Bild 3 von 3/ }).click();
    await page.getByRole('button', { name: 'Vergrößern' }).click();
    const dialog = page.getByRole('dialog');
    await expectShown(dialog.getByRole('group'), 3);
    await dialog.getByRole('button', { name: 'Nächstes Bild' }).click();
    await expectShown(dialog.getByRole('group'), 1);
    await expectWhole(page, dialog.getByRole('listitem').first().locator('img'));
    await dialog.getByRole('button', { name: 'Schließen' }).click();
    // Wait until the dialog is closed: it shows the same pictures a second time.
    await expect(dialog).toHaveCount(0);
    await expectShown(page.getByRole('group'), 1);
  });
});

/** Checks that exactly this picture fills its frame. */
async function expectShown(slides: Locator, number: number): Promise<void> {
  await expect
    .poll(() =>
      slides.evaluate((element) => {
        const { left } = element.getBoundingClientRect();
        return [...element.querySelectorAll('li')].flatMap((slide, index) =>
          Math.abs(slide.getBoundingClientRect().left - left) <= 2 ? [index + 1] : [],
        );
      }),
    )
    .toEqual([number]);
}

/** Checks that the picture is completely inside the window. */
async function expectWhole(page: Page, picture: Locator): Promise<void> {
  const { x, y, width, height } = (await picture.boundingBox())!;
  const window = page.viewportSize()!;
  expect(x).toBeGreaterThanOrEqual(0);
  expect(y).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(window.width);
  expect(y + height).toBeLessThanOrEqual(window.height);
}
