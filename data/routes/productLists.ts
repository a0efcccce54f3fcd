import { productsPerPage } from '../../contract/catalogue.ts';
import type { Product } from '../kinds/products.ts';
import type { Originated } from '../model/site.ts';
import type { SitePage } from '../model/sitePage.ts';
import type { ProductListSlice } from './route.ts';

/** The pages with product lists. */
export type ProductListPage = Extract<SitePage, { key: 'products' | 'category' | 'manufacturer' }>;

export function listsProducts(page: SitePage): page is ProductListPage {
  return page.key === 'products' || page.key === 'category' || page.key === 'manufacturer';
}

/** True if a page lists the product. */
export function isListedOn(page: ProductListPage, { category, manufacturer }: Product): boolean {
  switch (page.key) {
    case 'products':
      return true;
    case 'category':
      return category === page.category;
    case 'manufacturer':
      return manufacturer === page.manufacturer;
  }
}

/**
 * A product list in parts, so that all products can be reached without scripts. The first part is
 * at the page's path, the second below it at `/2`, as with the news.
 *
 * @param all in the shop's order
 */
export function productListPages(
  pagePath: string,
  all: readonly Originated<Product>[],
): readonly ProductListSlice[] {
  const count = Math.max(1, Math.ceil(all.length / productsPerPage));
  const paths = Array.from({ length: count }, (_, index) =>
    index === 0 ? pagePath : `${pagePath}/${index + 1}`,
  );
  return paths.map((_, index) => ({
    number: index + 1,
    paths,
    all,
    products: all.slice(index * productsPerPage, (index + 1) * productsPerPage),
  }));
}
