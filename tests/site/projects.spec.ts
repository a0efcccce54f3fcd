import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { corners, distances, typefaces } from '../../components/theme/projectTokens.ts';
import { projects } from '../../.storybook/projects.ts';
import { axeViolations, layoutViolations } from '../axe.ts';
import { overflow, resize } from '../viewport.ts';
import { expect, test } from './shop/test.ts';
import { sitesFolder } from './sitesFolder.ts';

/*
 * Tests the effects of the second project's settings on the same pages: fonts, corners, distances,
 * header, its single colour mode, its kind. Checks that apply to every project run on the first one
 * (everyPage.spec.ts).
 */

const { shop } = projects;

/** One page of each kind (except the catalogue) and of each language. */
const pages = [
  ...['/', '/haus', '/kontakt', '/impressum', '/datenschutz', '/barrierefreiheit'],
  ...['/aktuelles', '/suche', '/uebersicht', '/en/', '/fr/la-maison'],
];

for (const path of pages) {
  test(`${path} of the shop can be used by everybody, on a desktop and on a phone`, async ({
    page,
  }) => {
    await resize(page, 1280);
    await page.goto(path);
    expect.soft(await axeViolations(page), 'axe, 1280 px').toEqual([]);
    await resize(page, 320, 568);
    expect.soft(await overflow(page), 'pixels beyond a width of 320').toBe(0);
    expect.soft(await layoutViolations(page), 'axe, 320 px').toEqual([]);
  });
}

test('a project has the typefaces, corners and distances of its theme', async ({ page }) => {
  await page.goto('/kontakt');
  const heading = page.locator('h1');
  const { fonts } = typefaces[shop.typefaces];
  const family = (stack: string) => stack.split(',')[0]!.replaceAll("'", '');
  await expect(heading).toHaveCSS('font-family', new RegExp(`^"?${family(fonts.heading)}"?,`));
  await expect(heading).toHaveCSS('font-weight', '400');
  await expect(page.locator('body')).toHaveCSS(
    'font-family',
    new RegExp(`^"?${family(fonts.body)}"?,`),
  );
  const field = page.locator('main form input:visible').first();
  await expect(field).toHaveCSS('border-top-left-radius', `${corners[shop.corners].sm}px`);
  const { size, line } = await page
    .locator('main p')
    .first()
    .evaluate((paragraph) => ({
      size: Number.parseFloat(getComputedStyle(paragraph).fontSize),
      line:
        Number.parseFloat(getComputedStyle(document.body).lineHeight) /
        Number.parseFloat(getComputedStyle(document.body).fontSize),
    }));
  expect(size).toBeGreaterThan(16);
  expect(line).toBeCloseTo(distances[shop.density].lineHeights.body, 2);
});

test('only the fonts of its pair are sent', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname);
  });
  await page.goto('/');
  await expect
    .poll(() => fonts.map((path) => path.replace(/-\w{10}\.woff2$/, '')).toSorted())
    .toEqual(['/assets/fonts/baskervville', '/assets/fonts/hanken']);
});

test('the logo is in the middle of a large window, and the header as high as any', async ({
  page,
}) => {
  await resize(page, 1280);
  await page.goto('/');
  const header = (await page.locator('header').first().boundingBox())!;
  const logo = (await page.locator('header a:has(img)').boundingBox())!;
  expect(logo.x + logo.width / 2).toBeCloseTo(header.x + header.width / 2, 0);
  expect(header.height).toBe(170);
});

test('the base colour decides: one mode for everybody', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await expect(page.locator('html')).not.toHaveAttribute('data-color-mode');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(243, 245, 248)');
  await expect(page.locator('[data-color-mode-toggle]')).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
});

test('the e-mail address of the contact page is next to its label', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [360, 1280]) {
    await resize(page, width);
    await page.goto('/kontakt');
    const address = page.locator('main dl a[href^=mailto]').first();
    const label = page.locator('main dt', { hasText: 'E-Mail' }).first();
    const [a, b] = await Promise.all([address.boundingBox(), label.boundingBox()]);
    expect.soft(Math.abs(a!.y - b!.y), `${width} px`).toBeLessThan(4);
  }
});

test('the structured data describes a store', async ({ page }) => {
  await page.goto('/');
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  const things = data.flatMap((text) => JSON.parse(text) as { '@graph'?: object[] });
  expect(JSON.stringify(things)).toContain('"@type":"Store"');
});

test('no page of the shop says a word of the association', () => {
  const folder = join(sitesFolder, 'siteOfShop', 'site');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  expect(files.length).toBeGreaterThan(100);
  const found = files.filter((file) =>
    /verband\b|heilberuf|mitglied|\bvhm\b|\badt\b|members’ area/i.test(
      readFileSync(join(folder, file), 'utf8')
        .replace(/<(style|script)[^]*?<\/\1>/g, '')
        // Hashes in file names may contain any letters.
        .replace(/\/assets\/[\w./-]+/g, ''),
    ),
  );
  expect(found).toEqual([]);
});
