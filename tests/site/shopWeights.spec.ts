import { languages } from '../../locales/languages.ts';
import { budgets, compressedSize } from './everyPage/budgets.ts';
import { shop } from './shop/content.ts';
import { expect, test } from './shop/test.ts';

/* The pages of a catalogue are larger than an article; how much larger is limited as well. */

const { product, category, manufacturer, products } = shop.routes.byKey;

for (const language of languages) {
  for (const [kind, routes, more] of [
    ['a product', product, budgets.product],
    ['the products of a category', category, budgets.productList],
    ['the products of a maker', manufacturer, budgets.productList],
    ['all products', products, budgets.productList],
  ] as const) {
    test(`${kind} is within its budget, ${language}`, async ({ request }) => {
      const own = routes.filter((route) => route.language === language);
      expect(own.length).toBeGreaterThan(0);
      for (const { path } of own) {
        const html = await (await request.get(path)).text();
        expect.soft(compressedSize(html), path).toBeLessThanOrEqual(budgets.htmlAndCss + more);
      }
    });
  }
}
