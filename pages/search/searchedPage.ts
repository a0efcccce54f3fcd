import { longDate } from '../../components/i18n/FormattedDate.tsx';
import { plain } from '../../components/i18n/Words.tsx';
import { formattedPrice } from '../../components/products/formattedPrice.ts';
import type { Product } from '../../data/kinds/products.ts';
import { isFindable } from '../../data/routes/alternates.ts';
import { kindOfPage } from '../../data/routes/pageKinds.ts';
import { partNumber } from '../../data/routes/partNumber.ts';
import { inCents } from '../../eleventy/catalogue/productCard.ts';
import type { SearchedPage } from '../../eleventy/search/PageReader.ts';
import type { PageContext } from '../template/pageContext.ts';
import { trailTo } from '../frame/breadcrumbs.ts';
import { pageTitle } from '../frame/pageTitle.ts';

/**
 * Returns a page for the search, with the text shown next to its title in results. Undefined if the
 * search leaves the page out: it finds the entries of lists instead of the later pages of lists.
 */
export function searchedPage(context: PageContext): Omit<SearchedPage, 'main'> | undefined {
  const { route, page, language } = context;
  const kind = kindOfPage(page);
  if (!isFindable(route) || !kind.searched || partNumber(route) !== 1) return undefined;
  const above = trailTo(context).slice(1, -1);
  const date = kind.date?.(page);
  return {
    path: route.path,
    language,
    kind: kind.searched,
    title: plain(pageTitle(context)),
    author: kind.author?.(page),
    place: [
      above.map(({ label }) => plain(label)).join(' › '),
      date === undefined ? '' : longDate(date, language),
      ...(page.key === 'product' ? whatToCompare(page, context) : []),
    ]
      .filter(Boolean)
      .join(' · '),
  };
}

/** Returns details that distinguish products with the same name. */
function whatToCompare({ manufacturer, price }: Product, { content, language }: PageContext) {
  const maker = content.site.manufacturers.find((one) => one.manufacturer === manufacturer);
  return [maker?.name ?? '', price === undefined ? '' : formattedPrice(inCents(price), language)];
}
