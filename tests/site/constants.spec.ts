import { expect, type Locator, type Page } from '@playwright/test';
import { firstVisit } from '../answered.ts';
import { test } from './test.ts';

/**
 * Checks the constants of the specification, section 9, in the computed styles of the built pages.
 * A token with the right value would not prove that any style uses it.
 */
test.describe('with room', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('the frame of a page', async ({ page }) => {
    await page.goto('/');
    expect(await height(page.getByRole('banner'))).toBe(170);
    await expect(page.getByRole('banner').locator('a:has(img)')).toHaveCSS('max-width', '300px');
    await expect(page.locator('html')).toHaveCSS('scroll-padding-top', '150px');
    await expect(page.locator('main > div').first()).toHaveCSS('max-width', '1280px');
    const widgets = page.getByRole('contentinfo').locator('div:has(> h2)');
    await expect(widgets).not.toHaveCount(0);
    for (const widget of await widgets.all()) await expect(widget).toHaveCSS('max-width', '25%');
  });

  test('buttons', async ({ page }) => {
    await page.goto('/kontakt');
    const button = page.locator('main form button[type=submit]');
    await expect(button).toHaveCSS('text-transform', 'uppercase');
    await expect(button).toHaveCSS('font-size', '12.8px');
  });
});

test.describe('the columns', () => {
  for (const [width, perRow] of [
    [767, 1],
    [768, 2],
    [1199, 2],
    [1200, 3],
  ] as const) {
    test(`tiles in a window of ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      await isOnColumns(tiles(page), perRow);
    });
  }

  test('four tiles are in two rows', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/aus-und-fortbildung');
    await isOnColumns(tiles(page), 2);
  });

  for (const [path, width, perRow] of [
    ['/wer-wir-sind/vorstand', 768, 2],
    ['/wer-wir-sind/vorstand', 992, 1],
    ['/wer-wir-sind/vorstand', 1200, 2],
  ] as const) {
    test(`${path} in a window of ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await isOnColumns(
        page.locator('main ul:has(> li > h3), main ul:has(> li h3)').first(),
        perRow,
      );
    });
  }

  test('what is told of an institution', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/adt/ausbildungsstaetten');
    const entry = page.locator('[data-entry]').first();
    expect(await columnsOf(entry)).toBe(12);
    expect(await gapBetween(entry.locator('> div').first(), entry.locator('> div').last())).toBe(
      30,
    );
  });
});

test.describe('the cookie banner', () => {
  test.use({ storageState: firstVisit });

  for (const [width, expected] of [
    [1280, 520],
    [700, 520],
    [699, 480],
    // The width of the window without the padding on both sides.
    [480, 456],
    [360, 336],
  ] as const) {
    test(`in a window of ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      const banner = page.locator('section[aria-labelledby=consent-heading]');
      await expect(banner).toBeVisible();
      expect((await banner.boundingBox())?.width).toBe(expected);
    });
  }
});

test.describe('durations', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a dropdown', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/');
    const menu = page.locator('details[name=primary-menu]').first();
    await menu.locator('summary').click();
    await expect(menu.locator('> div')).toHaveCSS('animation-duration', '0.2s');
  });

  test('the menu of small screens', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto('/');
    await page.locator('[popovertarget=menu]').click();
    await expect(page.locator('#menu')).toHaveCSS('animation-duration', '0.5s');
  });

  test.describe('to somebody new', () => {
    test.use({ storageState: firstVisit });

    test('the expander', async ({ page }) => {
      await page.goto('/');
      const details = page.locator('section[aria-labelledby=consent-heading] details');
      await details.locator('summary').click();
      await expect(details.locator('> div')).toHaveCSS('animation-duration', '0.5s');
    });
  });

  test('the sidebar', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/datenschutz');
    await expect(page.locator('main [popover]')).toHaveCSS('transition-duration', /^0\.25s/);
  });

  test('a picture that loads late', async ({ page }) => {
    await page.goto('/wer-wir-sind/partner');
    await expect(page.locator('picture > [loading=lazy]').first()).toHaveCSS(
      'transition-duration',
      '0.5s',
    );
  });

  test('what a filter moves', async ({ page }) => {
    await page.goto('/adt/ausbildungsstaetten');
    await choose(page);
    const glides = page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => (effect as KeyframeEffect).target?.matches('[data-entry]'))
        .map(({ effect }) => effect?.getTiming().duration),
    );
    expect(new Set(await glides)).toEqual(new Set([450]));
  });
});

test('nothing glides for visitors who prefer less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/adt/ausbildungsstaetten');
  await choose(page);
  const targets = await page.evaluate(() =>
    document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).target?.tagName),
  );
  expect(targets).not.toContain('LI');
});

/**
 * Filters the list while it is in view. Pauses the animations, so that the test can inspect them.
 */
async function choose(page: Page): Promise<void> {
  await page.evaluate(() => {
    const animate = Object.getOwnPropertyDescriptor(Element.prototype, 'animate')
      ?.value as Element['animate'];
    Element.prototype.animate = function (...args) {
      const animation = animate.apply(this, args);
      animation.pause();
      return animation;
    };
  });
  await page.locator('[data-entry]').first().scrollIntoViewIfNeeded();
  const time = page.locator('select[name=time]');
  await time.focus();
  await time.selectOption('part_time');
  await expect(page).toHaveURL(/time=part_time/);
}

function tiles(page: Page): Locator {
  return page.locator('main ul:has(> li a svg), main ul:has(> li > svg)').first();
}

async function isOnColumns(list: Locator, perRow: number): Promise<void> {
  expect(await columnsOf(list)).toBe(perRow === 1 && (await isNarrow(list)) ? 1 : 12);
  const tops = await list
    .locator('> li')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
  expect(tops.filter((top) => top === tops[0])).toHaveLength(perRow);
  if (perRow === 1) return;
  expect(await gapBetween(list.locator('> li').nth(0), list.locator('> li').nth(1))).toBe(30);
}

function isNarrow(list: Locator): Promise<boolean> {
  return list.evaluate(() => innerWidth < 768);
}

async function columnsOf(list: Locator): Promise<number> {
  const columns = await list.evaluate((element) => getComputedStyle(element).gridTemplateColumns);
  return columns.split(' ').length;
}

async function gapBetween(left: Locator, right: Locator): Promise<number> {
  const [a, b] = [await left.boundingBox(), await right.boundingBox()];
  return Math.round((b?.x ?? 0) - (a?.x ?? 0) - (a?.width ?? 0));
}

async function height(element: Locator): Promise<number | undefined> {
  return (await element.boundingBox())?.height;
}
