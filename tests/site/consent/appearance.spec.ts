import { expect } from '@playwright/test';
import { firstVisit } from '../../answered.ts';
import { axeViolations, layoutViolations } from '../../axe.ts';
import { overflow, resize } from '../../viewport.ts';
import { test } from '../test.ts';
import { banner } from './consentBanner.ts';

/*
 * The banner leaves room for the page, can be read in all sizes and colour modes, and moves
 * nothing.
 */

test.use({ storageState: firstVisit });

test.describe('the banner', () => {
  test('has each box in the middle of its label’s first line', async ({ page }) => {
    await page.goto('/');
    await banner(page).locator('summary').click();
    for (const size of ['100%', '200%']) {
      await page.evaluate((size) => (document.documentElement.style.fontSize = size), size);
      for (const box of await banner(page).getByRole('checkbox').all()) {
        const distance = await box.evaluate((input: HTMLInputElement) => {
          const words = document.createRange();
          words.selectNodeContents(input.labels![0]!);
          const [line] = words.getClientRects();
          const { top, height } = input.getBoundingClientRect();
          return top + height / 2 - (line!.top + line!.height / 2);
        });
        expect.soft(Math.abs(distance), size).toBeLessThanOrEqual(0.75);
      }
    }
  });

  for (const [width, height] of [
    [360, 780],
    [1280, 900],
  ] as const) {
    test(`breaks no word at ${width} px with doubled text`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/');
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      // Otherwise the buttons would leave no room for the question, and their words would break.
      await expect(banner(page).getByRole('heading')).toBeInViewport({ ratio: 1 });
      await banner(page).locator('summary').click();
      const answers = await banner(page).getByRole('button').all();
      expect(answers).toHaveLength(3);
      for (const answer of answers) {
        const isCut = await answer.evaluate((button) => {
          const words = document.createRange();
          words.selectNodeContents(button);
          const lines = words.getClientRects().length;
          button.style.overflowWrap = 'normal';
          return words.getClientRects().length < lines;
        });
        expect.soft(isCut, await answer.innerText()).toBe(false);
        await answer.scrollIntoViewIfNeeded();
        await expect(answer).toBeInViewport({ ratio: 1 });
      }
    });
  }

  for (const path of ['/', '/en/', '/fr/']) {
    test(`covers at most a third of a phone’s screen, and no first link of ${path}`, async ({
      page,
    }) => {
      for (const [width, height] of [
        [360, 640],
        [1280, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.goto(path);
        const box = (await banner(page).boundingBox())!;
        if (width === 360) expect(box.height).toBeLessThanOrEqual(640 / 3);
        const [refuse, allow] = await Promise.all(
          [0, 1].map((at) => banner(page).getByRole('button').nth(at).boundingBox()),
        );
        expect([refuse?.y, refuse?.width, refuse?.height]).toEqual([
          ...[allow?.y, allow?.width, allow?.height],
        ]);
        const links = page.getByRole('main').getByRole('link');
        for (const at of [0, 1]) {
          const link = (await links.nth(at).boundingBox())!;
          expect(link.y + link.height).toBeLessThanOrEqual(box.y);
        }
      }
    });
  }

  test('is 520 px wide, and narrower in narrow windows', async ({ page }) => {
    await page.goto('/');
    expect((await banner(page).boundingBox())?.width).toBe(520);
    await resize(page, 699);
    expect((await banner(page).boundingBox())?.width).toBe(480);
    await resize(page, 360);
    expect((await banner(page).boundingBox())?.width).toBe(360 - 2 * 12);
  });

  for (const path of ['/', '/en/contact', '/fr/mentions-legales']) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`${path}, ${colorScheme}, passes axe`, async ({ page }) => {
        await page.emulateMedia({ colorScheme });
        await resize(page, 360);
        await page.goto(path);
        await banner(page).locator('summary').click();
        expect.soft(await axeViolations(page), 'all rules').toEqual([]);
        for (const width of [360, 768, 1280]) {
          await resize(page, width);
          expect.soft(await layoutViolations(page), `${width} px`).toEqual([]);
          expect.soft(await overflow(page), `${width} px`).toBe(0);
        }
      });
    }
  }

  test('scrolls with the page in a low window, as at a zoom of 400 %', async ({ page }) => {
    await resize(page, 320, 256);
    await page.goto('/');
    await expect(banner(page)).toHaveCSS('position', 'static');
    expect(await overflow(page)).toBe(0);
  });

  test('moves nothing when it appears', async ({ page }) => {
    await page.addInitScript(() => {
      const shifts = ((window as { shifts?: number[] }).shifts = [] as number[]);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/');
    await expect(banner(page)).toBeVisible();
    expect(await page.evaluate(() => (window as { shifts?: number[] }).shifts)).toEqual([]);
  });
});
