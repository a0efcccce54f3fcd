import styled from '@emotion/styled';
import { useId } from 'react';
import { islandElement } from '../../contract/island.ts';
import { notSearched } from '../../contract/notSearched.ts';
import type { ProductCardRecord } from '../../contract/catalogue.ts';
import { Label, useLabels } from '../i18n/Labels.tsx';
import { Words } from '../i18n/Words.tsx';
import { Island } from '../island/Island.tsx';
import { Pagination, type PaginationProps } from '../navigation/Pagination.tsx';
import { Link } from '../primitives/Link.tsx';
import { Text } from '../primitives/Text.tsx';
import { above } from '../theme/windowWidths.ts';
import type { ListFacets, FacetValue } from './filter/listFacets.ts';
import { MoreProducts } from './MoreProducts.island.tsx';
import { ProductCard, ProductGrid } from './ProductCard.tsx';
import { ProductFilter } from './ProductFilter.island.tsx';

export interface ProductListProps {
  /** The products of this page of the list, in the shop's own order. */
  cards: readonly ProductCardRecord[];
  /** Number of products in the whole list. */
  total: number;
  facets: ListFacets;
  /** The name of the list's index file. Without it, the list has no filters and no sorting. */
  catalogue?: string | undefined;
  /** The next page. */
  nextHref?: string | undefined;
  pagination: PaginationProps;
}

/**
 * A list of products. The built page contains the first ones, unchanged until the visitor filters, sorts or
 * asks for more: visitors who only look load no script. Without scripts, links lead to the pages by
 * category and manufacturer, and to more pages.
 */
export function ProductList({ cards, total, facets, catalogue, ...list }: ProductListProps) {
  const { nextHref, pagination } = list;
  const results = useId();
  const isFirstPart = pagination.current === 1;
  if (cards.length === 0) {
    return (
      <Text tone="muted" mb={5}>
        <Label name="products.empty" />
      </Text>
    );
  }
  const isFilterable = catalogue !== undefined && isFirstPart && total > 1;
  return (
    <ListGrid {...notSearched} data-filtered={isFilterable || undefined}>
      {isFilterable && (
        <Island on="query">
          <ProductFilter
            results={results}
            catalogue={catalogue}
            total={total}
            facets={withoutHrefs(facets)}
          />
        </Island>
      )}
      <noscript>
        <LinksToSmallerLists {...facets} />
      </noscript>
      <div id={results}>
        <div>
          <ProductGrid role="list">
            {cards.map((card, index) => (
              <ProductCard key={card.href} headingLevel={2} priority={index < 2} {...card} />
            ))}
          </ProductGrid>
          {isFilterable && nextHref !== undefined && (
            <Island on="interaction">
              <MoreProducts results={results} href={nextHref} shown={cards.length} total={total} />
            </Island>
          )}
        </div>
        {pagination.hrefs.length > 1 &&
          (isFilterable ? (
            <noscript>
              <Pagination {...pagination} />
            </noscript>
          ) : (
            <Pagination {...pagination} />
          ))}
      </div>
    </ListGrid>
  );
}

/** Removes the links, which the browser does not need. */
function withoutHrefs({ categories, manufacturers, attributes, price }: ListFacets): ListFacets {
  const bare = (values: readonly FacetValue[]) =>
    values.map(({ key, name, count }) => ({ key, name, count }));
  return {
    categories: bare(categories),
    manufacturers: bare(manufacturers),
    attributes: attributes.map(({ key, name, values }) => ({ key, name, values: bare(values) })),
    ...(price && { price }),
  };
}

/** Links to smaller lists, for visitors without JavaScript. */
function LinksToSmallerLists({ categories, manufacturers }: ListFacets) {
  const { text } = useLabels();
  const linked = [...categories, ...manufacturers].filter(({ href }) => href !== undefined);
  if (linked.length === 0) return null;
  return (
    <nav aria-label={text('products.browse')}>
      <LinkList role="list">
        {linked.map(({ key, name, count, href = '' }) => (
          <li key={key}>
            <Link href={href}>
              <Words of={name} />
            </Link>{' '}
            ({count})
          </li>
        ))}
      </LinkList>
    </nav>
  );
}

/*
 * The island's elements are next to and above the products. No :has() here: browsers would recalculate the
 * styles of the whole list with each change of a choice.
 */
const ListGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5) var(--space-7);
  align-items: start;
  & > ${islandElement} {
    display: contents;
  }
  & + div {
    margin-top: var(--space-9);
  }
  ${above('lg')} {
    &[data-filtered] {
      grid-template-columns: 15rem minmax(0, 1fr);
      grid-template-rows: auto auto 1fr;
      /* Without scripts, there are no filters next to the products. */
      @media (scripting: none) {
        grid-template-columns: minmax(0, 1fr);
      }
    }
  }
`;

const LinkList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-5);
`;
