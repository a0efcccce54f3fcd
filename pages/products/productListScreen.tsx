import type { ReactNode } from 'react';
import type { ListScope } from '../../components/products/filter/listFacets.ts';
import type { ProductListProps } from '../../components/products/ProductList.tsx';
import { ProductListPage } from '../../components/products/ProductListPage.tsx';
import { partNumber } from '../../data/routes/partNumber.ts';
import { productCard } from '../../eleventy/catalogue/productCard.ts';
import { breadcrumbTrail } from '../frame/breadcrumbs.ts';
import { pageTitle } from '../frame/pageTitle.ts';
import type { PageContext } from '../template/pageContext.ts';
import type { TemplateData } from '../template/templateData.ts';
import { listFacets } from './listFacets.ts';
import { indexOfList } from './indexOfList.ts';

/** The options of a page that lists products. */
interface ProductListPart {
  /** The category or manufacturer that the page is limited to. */
  readonly scope?: ListScope;
  /** Shown between the heading and the products. */
  readonly opening?: ReactNode;
  /** True if the page's text is shown below the products. */
  readonly hasBody?: boolean;
}

/** Renders a page of a product list. The lead, opening and text are only on the first page. */
export function productListScreen(
  context: PageContext,
  data: TemplateData,
  { scope = {}, opening, hasBody = true }: ProductListPart = {},
) {
  const { route, texts, richText } = context;
  const isFirst = partNumber(route) === 1;
  return (
    <ProductListPage
      title={pageTitle(context)}
      lead={isFirst ? texts.lead : undefined}
      trail={breadcrumbTrail(context)}
      opening={isFirst ? opening : undefined}
      body={isFirst && hasBody ? richText(texts.body)?.props : undefined}
      list={listProps(scope, context, data)}
    />
  );
}

function listProps(scope: ListScope, context: PageContext, data: TemplateData): ProductListProps {
  const { content, language, route } = context;
  const { contentImages } = data;
  const { number, paths, products, all } = route.productList ?? emptyList;
  return {
    cards: products.map((product) => productCard(product, { content, contentImages, language })),
    total: all.length,
    facets: listFacets(all, scope, context),
    catalogue: all.length > 0 ? indexOfList(all, data, language) : undefined,
    nextHref: paths[number],
    pagination: { current: number, hrefs: paths },
  };
}

/** For a page without a list of products. */
const emptyList = { number: 1, paths: [], products: [], all: [] } as const;
