import { expect } from '@playwright/test';
import { overflow, resize } from '../viewport.ts';
import { readyFont } from './everyPage/readyFont.ts';
import { pages } from './pages.ts';
import { test } from './test.ts';

/* everyPage.spec.ts checks the reflow of each page, during its only visit to the page. */

for (const width of [320, 360, 480, 639, 640, 768]) {
  test(`nothing in the header meets its neighbour on ${width} px, text doubled`, async ({
    visitor: page,
  }) => {
    await page.goto('/');
    await resize(page, width);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    const parts = page.locator('header :is(img, a > span, a > svg, button):visible');
    const boxes = await parts.evaluateAll((elements) =>
      elements
        .map((element) => element.getBoundingClientRect())
        .filter((box) => box.width > 1)
        .map(({ left, right }) => ({ left: Math.round(left), right: Math.round(right) })),
    );
    expect(boxes.length).toBeGreaterThanOrEqual(4);
    for (const [index, { left }] of boxes.entries()) {
      expect(left).toBeGreaterThanOrEqual(boxes[index - 1]?.right ?? 0);
    }
    expect(boxes.at(-1)!.right).toBeLessThanOrEqual(width);
  });
}

for (const width of [1024, 1280]) {
  test(`no word of the name breaks in the header on ${width} px, text doubled`, async ({
    visitor: page,
  }) => {
    await page.goto('/');
    await resize(page, width);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    const logo = page.getByRole('banner').getByRole('link').and(page.locator(':has(> img)'));
    const isCut = await logo.evaluate((link) => {
      link.style.overflowWrap = 'normal';
      return link.scrollWidth > link.clientWidth;
    });
    expect(isCut).toBe(false);
  });
}

for (const path of ['/datenschutz', '/adt/gebuehrenverzeichnis', '/adt/ausbildungsstaetten']) {
  for (const width of [320, 360]) {
    test(`no word breaks in the title of ${path} on ${width} px`, async ({ page }) => {
      await readyFont(page, 'headings');
      await page.goto(path);
      await resize(page, width);
      const title = page.locator('main h1');
      const lines = await title.evaluate((heading) => {
        const range = document.createRange();
        const text = heading.firstChild as Text;
        const [word] = text.data.split(' ').toSorted((a, b) => b.length - a.length);
        const start = text.data.indexOf(word!);
        range.setStart(text, start);
        range.setEnd(text, start + word!.length);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      });
      expect(lines).toBe(1);
    });
  }
}

for (const path of ['/', '/en/', '/fr/']) {
  test(`no word breaks in the title of ${path} on 360 px, text doubled`, async ({ page }) => {
    await readyFont(page, 'headings');
    await page.goto(path);
    await resize(page, 360);
    const isCut = await page.locator('main h1').evaluate((heading) => {
      document.documentElement.style.fontSize = '200%';
      heading.style.overflowWrap = 'normal';
      heading.style.hyphens = 'none';
      return heading.scrollWidth > heading.clientWidth;
    });
    expect(isCut).toBe(false);
  });
}

for (const width of [320, 360, 1280]) {
  test(`titles of news have space next to pictures on ${width} px, text doubled`, async ({
    visitor: page,
  }) => {
    await page.goto('/aktuelles');
    await resize(page, width);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    const titles = page.locator('main li:has(img) h3');
    const widths = await titles.evaluateAll((headings) =>
      headings.map(
        (heading) => heading.clientWidth / parseFloat(getComputedStyle(heading).fontSize),
      ),
    );
    expect(widths.length).toBeGreaterThan(2);
    // In em. A word of eight letters needs 5.
    expect(Math.min(...widths)).toBeGreaterThan(5);
  });
}

for (const { path } of pages.filter((page) => /^\/(\w\w\/)?$/.test(page.path))) {
  test(`${path}: open menus stay within the window when text is doubled`, async ({
    visitor: page,
  }) => {
    await page.goto(path);
    await resize(page, 1280);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    for (const summary of await page.locator('header summary:visible').all()) {
      await summary.click();
      expect.soft(await overflow(page), await summary.innerText()).toBe(0);
    }
  });
}

for (const width of [320, 360, 768, 1280]) {
  test(`a menu's label of 300 letters stays within ${width} px`, async ({ visitor: page }) => {
    await page.goto('/service/satzung');
    await resize(page, width);
    const lengthened = await page.evaluate(() => {
      const entries = document.querySelectorAll('nav a:not([hreflang]), nav summary, footer li a');
      for (const entry of entries) {
        const texts = document.createTreeWalker(entry, NodeFilter.SHOW_TEXT);
        const label = texts.nextNode() as Text | null;
        if (label) label.data = 'x'.repeat(300);
      }
      return entries.length;
    });
    expect(lengthened).toBeGreaterThan(30);
    expect.soft(await overflow(page), 'pixels beyond').toBe(0);
    for (const summary of await page.locator('header summary:visible').all()) {
      await summary.press('Enter');
      expect.soft(await overflow(page), 'pixels beyond, open').toBe(0);
    }
  });
}

test('the search button of the French 404 page breaks no word on 320 px, text doubled', async ({
  visitor: page,
}) => {
  await page.goto('/fr/rien');
  await resize(page, 320);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const lines = await page.locator('main form button').evaluate((button) => {
    const words = document.createRange();
    words.selectNodeContents(button.lastChild!);
    return new Set([...words.getClientRects()].map(({ top }) => top)).size;
  });
  expect(lines).toBe(1);
});

test('the mark of a required field moves to the next line as a whole', async ({
  visitor: page,
}) => {
  await page.goto('/fr/');
  await resize(page, 360);
  const mark = page.locator('main label > span', { hasText: 'Champ obligatoire' }).first();
  const { lines, isBelow } = await mark.evaluate((element) => ({
    lines: element.getClientRects().length,
    isBelow:
      element.getBoundingClientRect().top > element.parentElement!.getBoundingClientRect().top + 10,
  }));
  // Otherwise this page says nothing about the mark.
  expect(isBelow).toBe(true);
  expect(lines).toBe(1);
  expect(await overflow(page)).toBe(0);
});

test('forced colours show the edges of surfaces', async ({ visitor: page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/kontakt');
  const surface = page.locator('main dl').first().locator('xpath=../..');
  expect(
    await surface.evaluate((element) => {
      const { outlineColor, outlineStyle } = getComputedStyle(element);
      return [outlineStyle, outlineColor];
    }),
  ).toEqual(['solid', 'rgb(0, 0, 0)']);
  await page.emulateMedia({ forcedColors: 'none' });
});
