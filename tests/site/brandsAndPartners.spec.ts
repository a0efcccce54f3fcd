import { expect, test } from '@playwright/test';

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
      await expect(part.locator('img')).toHaveCount(count);
    }
  });
}
