import type { Product } from '../../data/kinds/products.ts';
import type { Originated, Site } from '../../data/model/site.ts';
import { OnceOf } from '../../eleventy/cache/OnceOf.ts';
import type { PageContext } from '../template/pageContext.ts';

/** One row on a large screen. */
const maxRelated = 3;

/** Neighbours compared: a category of a thousand products would take too long. */
const maxLookedAt = 48;

/** More than `maxRelated`, since some may not exist in the page's language. */
const maxFound = 12;

/**
 * Returns other products of the same category, those with most in common first. Ties keep the
 * shop's order, starting after the product, so that a visitor who follows these links reaches all
 * of them.
 */
export function relatedProducts(
  product: Product,
  { content, language }: Pick<PageContext, 'content' | 'language'>,
): Originated<Product>[] {
  return related(product, content.site)
    .filter((other) => content.routes.pathOf(other, language) !== undefined)
    .slice(0, maxRelated);
}

/** Computed once for each product, for all languages. */
function related(product: Product, site: Site): readonly Originated<Product>[] {
  return found.for(product, () => findRelated(product, site));
}

const found = new OnceOf<Product, readonly Originated<Product>[]>();

function findRelated(product: Product, site: Site): readonly Originated<Product>[] {
  const { neighbours, positions } = categoriesOf(site).get(product.category) ?? emptyCategory;
  const position = positions.get(product) ?? -1;
  const own = traitsOf(product);
  const next = neighbours.slice(position + 1, position + 1 + maxLookedAt);
  const first = neighbours.slice(0, Math.min(position, maxLookedAt - next.length));
  return [...next, ...first]
    .map(({ other, traits }) => ({
      other,
      common: own.filter((trait) => traits.has(trait)).length,
    }))
    .sort((one, another) => another.common - one.common)
    .slice(0, maxFound)
    .map(({ other }) => other);
}

/** The products of a category in the shop's order, and the position of each. */
interface Category {
  readonly neighbours: readonly Neighbour[];
  readonly positions: ReadonlyMap<Product, number>;
}

interface Neighbour {
  readonly other: Originated<Product>;
  readonly traits: ReadonlySet<string>;
}

const emptyCategory: Category = { neighbours: [], positions: new Map() };

type Categories = ReadonlyMap<Product['category'], Category>;

function categoriesOf(site: Site): Categories {
  return categories.for(site, () => {
    const grouped = Map.groupBy(site.products, ({ category }) => category);
    return new Map(
      [...grouped].map(([category, products]) => [
        category,
        {
          neighbours: products.map((other) => ({ other, traits: new Set(traitsOf(other)) })),
          positions: new Map(products.map((product, position) => [product, position])),
        },
      ]),
    );
  });
}

const categories = new OnceOf<Site, Categories>();

/** Returns the attribute values of a product. The manufacturer counts as one of them. */
function traitsOf({ manufacturer, attributes }: Product): readonly string[] {
  const values = attributes.flatMap(({ attribute, values: chosen }) =>
    chosen.map((value) => `${attribute}.${value}`),
  );
  return manufacturer === undefined ? values : [...values, manufacturer];
}
