import { sampleLanguages } from '../../stories/sampleLanguages.ts';
import { budgets } from './everyPage/budgets.ts';
import { expectWithin } from './expectWithin.ts';
import { shop } from './shop/content.ts';
import { expect, test } from './shop/test.ts';

/* A catalogue's pages may be larger than an article, but only to a limit. */

const { product, category, manufacturer, products } = shop.routes.byKey;

for (const language of sampleLanguages) {
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
        const response = await request.get(path, { headers: { 'Accept-Encoding': 'identity' } });
        const html = await response.text();
        expectWithin(html, budgets.htmlAndCss + more, path);
      }
    });
  }
}
