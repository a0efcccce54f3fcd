import type { Product } from '../../data/kinds/products.ts';
import { isListedOn, listsProducts } from '../../data/routes/productLists.ts';
import type { SitePage } from '../../data/model/sitePage.ts';
import type { PageContext } from '../template/pageContext.ts';

/** The pages that list a product, as paths in the page's language. */
interface ListsOfProduct {
  /** The category page, directly above the product's path. */
  readonly category: string;
  readonly all: readonly string[];
}

/** Returns the lists from which a visitor may have come to a product. */
export function listsOf(
  product: Product,
  {
    content: { site, routes },
    language,
    route,
  }: Pick<PageContext, 'content' | 'language' | 'route'>,
): ListsOfProduct {
  const { pages, productCategories, manufacturers } = site;
  const lists = [...productCategories, ...pages, ...manufacturers].filter(
    (page: SitePage) => listsProducts(page) && isListedOn(page, product),
  );
  const category = route.path.slice(0, route.path.lastIndexOf('/'));
  return { category, all: lists.flatMap((page) => routes.pathOf(page, language) ?? []) };
}
