import { expect } from '@playwright/test';
import { test } from './test.ts';

const pages = [
  ['/wer-wir-sind/partner', 'Unsere Partner', 'Marken, die wir empfehlen', /^Mehr erfahren über /],
  ['/en/about-us/partners', 'Our partners', 'Brands we recommend', /^Learn more about /],
  [
    '/fr/qui-sommes-nous/partenaires',
    'Nos partenaires',
    'Marques recommandées',
    /^En savoir plus sur /,
  ],
] as const;

for (const [path, partners, brands, more] of pages) {
  test(`${path} leads on to each partner and each brand`, async ({ page }) => {
    await page.goto(path);
    for (const heading of [partners, brands]) {
      const part = page
        .locator('main div')
        .filter({ has: page.locator('> h2').filter({ hasText: heading }) });
      const names = part.getByRole('heading', { level: 3 });
      const count = await names.count();
      expect(count).toBeGreaterThan(1);
      await expect(part.getByRole('link', { name: more })).toHaveCount(count);
      const logos = part.locator('picture').or(part.locator('svg[width="96"]'));
      await expect(logos).toHaveCount(count);
    }
  });
}

for (const [scheme, brightness] of [
  ['light', 'dark'],
  ['dark', 'light'],
] as const) {
  test(`in ${scheme} mode, a logo in the colour of the text is ${brightness}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto('/wer-wir-sind/partner');
    const card = page.getByRole('listitem').filter({ hasText: 'Lindenblatt Verlag' });
    const drawing = card.locator('svg[width="96"] path').first();
    const fill = await drawing.evaluate((path) => getComputedStyle(path).fill);
    const [red = 0] = (fill.match(/\d+/g) ?? []).map(Number);
    expect(red > 128 ? 'light' : 'dark').toBe(brightness);
    await expect(card.locator('img')).toHaveCount(0);
  });
}
