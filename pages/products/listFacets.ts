import {
  attributeParameterPrefix,
  categoryParameter,
  manufacturerParameter,
} from '../../contract/catalogue.ts';
import type {
  ListFacets,
  FacetValue,
  ListScope,
} from '../../components/products/filter/listFacets.ts';
import type { Product } from '../../data/kinds/products.ts';
import type { SitePage } from '../../data/model/sitePage.ts';
import { OnceOf } from '../../eleventy/cache/OnceOf.ts';
import { facetValues } from '../../eleventy/catalogue/facetValues.ts';
import { translate } from '../../data/texts/translation.ts';
import type { Language } from '../../locales/languages.ts';
import type { PageContext } from '../template/pageContext.ts';

/**
 * Returns the filters of a product list: values that its products have, with counts. The facet
 * that the page is limited to is left out.
 * @param products all of the list
 */
export function listFacets(
  products: readonly Product[],
  scope: ListScope,
  context: Pick<PageContext, 'content' | 'language'>,
): ListFacets {
  const { content, language } = context;
  const { productCategories, manufacturers, attributes } = content.site;
  const { counts, price } = found.for(products, () => ({
    counts: countsOf(products),
    price: pricesOf(products),
  }));
  const pageOf = (page: SitePage) => content.routes.pathOf(page, language);
  return {
    categories:
      scope.category === undefined
        ? valuesFrom(productCategories, (page) => {
            const { title, navigation_title } = translate(page.translations, language);
            const name = navigation_title ?? title;
            return [
              `${categoryParameter} ${page.category}`,
              { key: page.category, name, href: pageOf(page) },
            ];
          })
        : [],
    manufacturers:
      scope.manufacturer === undefined
        ? valuesFrom(manufacturers, (page) => [
            `${manufacturerParameter} ${page.manufacturer}`,
            { key: page.manufacturer, name: page.name, href: pageOf(page) },
          ])
        : [],
    attributes: attributes.flatMap(({ key: attribute, translations, values }) => {
      const used = valuesFrom(values, ({ key, translations: names }) => [
        `${attributeParameterPrefix}${attribute} ${key}`,
        { key, name: nameIn(names, language) },
      ]);
      return used.length > 0
        ? [{ key: attribute, name: nameIn(translations, language), values: used }]
        : [];
    }),
    price,
  };

  function valuesFrom<Value>(
    values: readonly Value[],
    facetOf: (value: Value) => readonly [facet: string, Omit<FacetValue, 'count'>],
  ): FacetValue[] {
    return values.flatMap((value) => {
      const [facet, rest] = facetOf(value);
      const count = counts.get(facet) ?? 0;
      return count > 0 ? [{ ...rest, count }] : [];
    });
  }
}

/** Cache: a list has many pages, and its products are counted only once. */
const found = new OnceOf<readonly Product[], InList>();

interface InList {
  /** Number of products by facet and value. */
  readonly counts: ReadonlyMap<string, number>;
  readonly price: ListFacets['price'];
}

function countsOf(products: readonly Product[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const count = (facet: string) => counts.set(facet, (counts.get(facet) ?? 0) + 1);
  for (const product of products) {
    for (const [parameter, key] of facetValues(product)) count(`${parameter} ${key}`);
  }
  return counts;
}

/** Returns the range of prices, rounded outwards to whole euros. */
function pricesOf(products: readonly Product[]): ListFacets['price'] {
  let [min, max] = [Infinity, -Infinity];
  for (const { price } of products) {
    if (price === undefined) continue;
    min = Math.min(min, price);
    max = Math.max(max, price);
  }
  return min <= max ? { min: Math.floor(min), max: Math.ceil(max) } : undefined;
}

function nameIn(
  translations: readonly { readonly language: Language; readonly name: string }[],
  language: Language,
) {
  return translate(translations, language).name;
}
