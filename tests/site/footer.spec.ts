import { expect } from '@playwright/test';
import { resize } from '../viewport.ts';
import { readyFont } from './everyPage/readyFont.ts';
import { test } from './test.ts';

for (const path of ['/', '/en/', '/fr/']) {
  test(`the footer of ${path} takes less than one and a half windows of a phone`, async ({
    page,
  }) => {
    await readyFont(page, 'body');
    await page.goto(path);
    await resize(page, 360);
    const height = await page
      .getByRole('contentinfo')
      .evaluate((footer) => footer.getBoundingClientRect().height);
    expect(height).toBeLessThan(910);
  });

  for (const width of [360, 1280]) {
    test(`numbers and addresses in the footer of ${path} are aligned on ${width} px`, async ({
      page,
    }) => {
      await readyFont(page, 'body');
      await page.goto(path);
      await resize(page, width);
      const values = page.getByRole('contentinfo').locator('dl').first().locator('dd');
      const edges = await values.evaluateAll((all) =>
        all.map((value) => Math.round(value.getBoundingClientRect().left)),
      );
      expect(edges.length).toBeGreaterThan(2);
      expect(new Set(edges).size).toBe(1);
    });
  }
}
