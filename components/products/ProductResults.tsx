import styled from '@emotion/styled';
import { memo, useEffect, useRef } from 'react';
import type { ProductCardRecord } from '../../contract/catalogue.ts';
import { Label, useLabels } from '../i18n/Labels.tsx';
import { Button } from '../primitives/Button.tsx';
import { Heading } from '../primitives/Heading.tsx';
import { Notice } from '../primitives/Notice.tsx';
import type { ListFacets } from './filter/listFacets.ts';
import { maxShown } from './filter/listAddress.ts';
import type { Match } from './filter/match.ts';
import type { ProductSelection } from './filter/selection.ts';
import { namedGroups } from './filterNames.ts';
import { MoreLine } from './MoreLine.tsx';
import { ProductCard, ProductGrid } from './ProductCard.tsx';

/** The content shown instead of the page's built products. */
export type ResultsView =
  | {
      readonly kind: 'products';
      readonly products: readonly ProductCardRecord[];
      readonly found: Match;
    }
  | { readonly kind: 'none'; readonly selection: ProductSelection; readonly found: Match }
  | { readonly kind: 'failed' };

export interface ProductResultsProps {
  view: ResultsView;
  facets: ListFacets;
  /** Called when the visitor scrolls near the end and more products of the same view are available. */
  onNear: () => void;
  onMore: () => void;
  onRetry: () => void;
  /** Removes one filter, or all of them. */
  onRemoveFilter: (filter: string | undefined) => void;
}

/** The products for a visitor's choice. */
export const ProductResults = memo(function ProductResults(props: ProductResultsProps) {
  const { view, facets, onNear, onMore, onRetry, onRemoveFilter } = props;
  switch (view.kind) {
    case 'products':
      return <Products {...view} onNear={onNear} onMore={onMore} />;
    case 'none':
      return <None {...view} facets={facets} onRemoveFilter={onRemoveFilter} />;
    case 'failed':
      return (
        <Message role="alert">
          <Notice tone="danger">
            <Label name="products.failed" />
          </Notice>
          <Button variant="secondary" onClick={onRetry}>
            <Label name="products.retry" />
          </Button>
        </Message>
      );
  }
});

function Products({
  products,
  found: { count, cataloguePositions },
  onNear,
  onMore,
}: Extract<ResultsView, { kind: 'products' }> & Pick<ProductResultsProps, 'onNear' | 'onMore'>) {
  const isMore = products.length < count;
  const end = useRef<HTMLFormElement>(null);
  useEffect(
    () => (products.length < cataloguePositions.length ? whenNear(end.current, onNear) : undefined),
    [products, cataloguePositions, onNear],
  );
  return (
    <>
      <ProductGrid role="list">
        {/* Keyed by position: updating a card takes a phone a third of the time of creating one. */}
        {products.map((product, place) => (
          <ProductCard key={place} headingLevel={2} {...product} />
        ))}
      </ProductGrid>
      {isMore && products.length < maxShown && (
        <form
          ref={end}
          onSubmit={(event) => {
            event.preventDefault();
            onMore();
          }}
        >
          <MoreLine shown={products.length} total={count} />
        </form>
      )}
      {isMore && products.length >= maxShown && (
        <Message>
          <p>
            <Label name="products.most" />
          </p>
        </Message>
      )}
    </>
  );
}

/**
 * Calls a function when an element is less than one window height away; immediately in browsers that cannot
 * observe it.
 */
function whenNear(element: Element | null, call: () => void): (() => void) | undefined {
  if (!element || !('IntersectionObserver' in window)) {
    call();
    return undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && call(),
    { rootMargin: '100%' },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** Shown if nothing matches: suggests filters to remove, so that visitors need not find out which ones. */
function None({
  selection,
  found,
  facets,
  onRemoveFilter,
}: Extract<ResultsView, { kind: 'none' }> &
  Pick<ProductResultsProps, 'facets' | 'onRemoveFilter'>) {
  const labels = useLabels();
  const helps = namedGroups(selection, facets, labels)
    .map(({ filter, name }) => ({ filter, name, count: found.countWithout(filter) }))
    .filter(({ count }) => count > 0);
  return (
    <Message>
      <Heading level={2} size="xl">
        <Label name="products.none" />
      </Heading>
      {helps.length > 0 && (
        <>
          <p>
            <Label name="products.noneHelp" />
          </p>
          <ul role="list">
            {helps.map(({ filter, name, count }) => (
              <li key={filter}>
                <Button variant="secondary" onClick={() => onRemoveFilter(filter)}>
                  <Label name="products.without" values={{ name, count }} />
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      <Button variant="quiet" onClick={() => onRemoveFilter(undefined)}>
        <Label name="products.clear" />
      </Button>
    </Message>
  );
}

const Message = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-4);
  max-width: 40rem;
  padding-block: var(--space-5);
  overflow-wrap: anywhere;
  & ul {
    display: grid;
    justify-items: start;
    gap: var(--space-2);
  }
  & li > button {
    text-align: start;
    text-transform: none;
    letter-spacing: normal;
  }
`;
