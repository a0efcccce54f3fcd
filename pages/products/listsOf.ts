import type { Product } from '../../data/kinds/products.ts';
import { isListedOn, listsProducts } from '../../data/routes/productLists.ts';
import type { SitePage } from '../../data/model/sitePage.ts';
import type { PageContext } from '../template/pageContext.ts';

/** The pages that list a product, by their paths in the language of the page. */
interface ListsOfProduct {
  /** The one that the product's own path is below of. */
  readonly category: string;
  readonly all: readonly string[];
}

/** Where one may have come from to a product. */
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
