import { expect } from '@playwright/test';
import sharp from 'sharp';
import { idle } from '../idle.ts';
import { test } from '../traveller.ts';
import { field, results, status } from './searchPage.ts';

/* The search loads nothing before it is used, and shows results at the first letter. */

test('no file of the search is loaded before a visitor uses it', async ({
  traveller: { page, follow },
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const forSearch = () => asked.filter((path) => /search-index|searchPage/.test(path));
  await page.goto('/kontakt');
  await idle(page);
  await follow('/suche');
  await expect(page.locator('main h1')).toHaveText('Suche');
  await idle(page);
  expect(forSearch()).toEqual([]);
  await field(page).focus();
  await field(page).fill('satzung');
  await expect(results(page).first()).toBeVisible();
  expect(forSearch()).toContain('/search-index/de.json');
});

test('results come with the first letter, their number and texts after a pause', async ({
  traveller: { page, address },
}) => {
  await page.clock.install();
  await page.goto('/suche');
  await page.clock.pauseAt(Date.now() + 60_000);
  const excerpt = results(page).first().locator('p + p');
  await field(page).press('s');
  await expect(results(page)).toHaveCount(10);
  await expect(status(page)).toBeEmpty();
  await expect(excerpt).toBeEmpty();
  expect(address()).toBe('/suche');

  await page.clock.runFor(250);
  await expect(status(page)).toHaveText(/^\d+ Ergebnisse für „s“$/);
  await expect(excerpt).not.toBeEmpty();
  // One letter begins too many words to mark them.
  await expect(results(page).locator('mark')).toHaveCount(0);
  expect(address()).toBe('/suche?q=s');
});

for (const width of [360, 1280]) {
  test(`the texts of results move nothing at ${width} px, and leave no empty line`, async ({
    traveller: { page },
  }) => {
    await page.clock.install();
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/suche');
    await page.clock.pauseAt(Date.now() + 60_000);
    const tops = () =>
      results(page).evaluateAll((entries) =>
        entries.map((entry) => (entry as HTMLElement).offsetTop),
      );
    await field(page).fill('mitglied');
    await expect(results(page)).toHaveCount(10);
    const before = await tops();
    await page.clock.runFor(250);
    for (const entry of await results(page).all()) {
      await expect(entry.locator('p + p')).not.toBeEmpty();
    }
    const moved = (await tops()).map((top, index) => Math.abs(top - before[index]!));
    // Lines have fractions of a pixel, which the browser rounds.
    expect(Math.max(...moved)).toBeLessThanOrEqual(1);
    const emptyLines = await results(page)
      .locator('p + p')
      .evaluateAll((excerpts) =>
        excerpts.map((excerpt) => {
          const words = document.createRange();
          words.selectNodeContents(excerpt);
          const empty =
            excerpt.getBoundingClientRect().bottom - words.getBoundingClientRect().bottom;
          return Math.round(empty / Number.parseFloat(getComputedStyle(excerpt).lineHeight));
        }),
      );
    expect(emptyLines).toEqual(before.map(() => 0));
  });
}

test('the cross that clears the field is not blue', async ({ traveller: { page } }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/suche');
  await field(page).fill('satzung');
  const { x, y, width, height } = (await field(page).boundingBox())!;
  const clip = { x: x + width - 40, y: y + 8, width: 32, height: height - 16 };
  const { data } = await sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = Array.from({ length: data.length / 3 }, (_, at) =>
    data.subarray(3 * at, 3 * at + 3),
  );
  const [darkest] = pixels.toSorted(([a = 0], [b = 0]) => a - b);
  // The colour of the text: --color-ink.
  expect([...darkest!]).toEqual([0x1a, 0x20, 0x19]);
});
