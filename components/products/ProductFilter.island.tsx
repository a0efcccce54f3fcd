import styled from '@emotion/styled';
import {
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal, flushSync } from 'react-dom';
import {
  indexState,
  loadIndex,
  onIndexChanged,
  unknownIndex,
  type IndexState,
} from '../../browser/catalogue/indexStore.ts';
import { heldProducts, loadProducts } from '../../browser/catalogue/shards.ts';
import { sessionItem } from '../../browser/storage/sessionItem.ts';
import { storeSessionItem } from '../../browser/storage/storeSessionItem.ts';
import { productsPerPage } from '../../contract/catalogue/address.ts';
import type { LabelKey } from '../../contract/labels.ts';
import { listPlaceKey } from '../../contract/storageKeys.ts';
import { useLayoutAnimation } from '../association/useLayoutAnimation.ts';
import { Label, useLabels } from '../i18n/Labels.tsx';
import { laterLabels } from '../island/laterLabels.ts';
import { Button } from '../primitives/Button.tsx';
import { above, below } from '../theme/windowWidths.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import type { FacetGroups, ListScope } from './filter/facetGroups.ts';
import { queryOf, selectionIn } from './filter/listAddress.ts';
import { enterQuery, useListQuery } from './filter/listQuery.ts';
import { match, priceFilter, type Match } from './filter/match.ts';
import { columnsOf } from './filter/ProductColumns.ts';
import {
  isWholeList,
  withoutFilters,
  withPrice,
  withToggled,
  withValues,
  wholeList,
  type ProductSelection,
} from './filter/selection.ts';
import { FilterForm, type FilterFormProps } from './FilterForm.tsx';
import { namedFilters } from './filterNames.ts';
import { FilterSheet } from './FilterSheet.tsx';
import { OrderField } from './OrderField.tsx';
import { ProductResults, type ResultsView } from './ProductResults.tsx';

export interface ProductFilterProps {
  /** Id of what the products stand in. Its first child is what came with the page. */
  results: string;
  /** The hash in the address of the catalogue's index. */
  catalogue: string;
  /** How many products the list has. */
  total: number;
  facets: FacetGroups;
  scope?: ListScope | undefined;
}

/**
 * Narrows a list of products down and sorts it. What was chosen stands in the address, and all that is
 * shown goes by that: so an address may be shared, and the browser's way back undoes a choice. The
 * products of the page stay until others are there to stand in their place.
 */
export function ProductFilter({ results, catalogue, total, facets, scope }: ProductFilterProps) {
  const labels = useLabels();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const [isSheetOpen, setIsSheetOpen] = useState(false);

  const query = useListQuery();
  const selection = useMemo(() => selectionIn(query, facets, total), [query, facets, total]);
  const index = useSyncExternalStore(
    onIndexChanged,
    () => indexState(catalogue),
    () => unknownIndex,
  );
  const found = useMemo(
    () => (index.kind === 'loaded' ? match(columnsOf(index.index), selection, scope) : undefined),
    [index, selection, scope],
  );

  useEffect(() => {
    // What an address says that the list does not know, it should not go on saying.
    if (query === location.search) enterQuery(queryOf(selection, query), 'replace');
    if (!isWholeList(selection)) loadIndex(catalogue);
  }, [selection, query, catalogue]);

  const choose = useCallback(
    (change: (now: ProductSelection) => ProductSelection, how: 'push' | 'replace' = 'push') => {
      const now = selectionIn(location.search, facets, total);
      const asked = queryOf(change(now), location.search);
      // In the order of the facets, whatever the order of the choices.
      enterQuery(queryOf(selectionIn(asked, facets, total), asked), how);
    },
    [facets, total],
  );

  useEffect(() => {
    // What was chosen before this came to life is newer than an address without a choice.
    const address = selectionIn(location.search, facets, total);
    const touched = selectionIn(queryIn(form.current), facets, total);
    if (isWholeList(address) && !isWholeList(touched)) choose(() => touched);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the props of an island never change
  }, []);

  const toggle = useCallback(
    (parameter: string, value: string) => choose((now) => withToggled(now, parameter, value)),
    [choose],
  );
  /** Without one filter, or without any; where what was pressed goes away, the focus stays near. */
  const drop = useCallback(
    (filter: string | undefined) => {
      choose((now) => without(now, filter));
      status.current?.focus();
    },
    [choose],
  );
  const filters = namedFilters(selection, facets, labels);
  const count = found?.count ?? total;

  const filterForm = (place: Pick<FilterFormProps, 'id' | 'ref' | 'onSubmit'>) => (
    <FilterForm
      {...place}
      facets={facets}
      selection={selection}
      found={found}
      onToggle={toggle}
      onPrice={(price, isFirst) =>
        choose((now) => withPrice(now, price), isFirst ? 'push' : 'replace')
      }
    />
  );
  // Whoever reaches for the filters is about to use them.
  const prepare = () => loadIndex(catalogue);

  return (
    <>
      <Side onFocus={prepare} onPointerDown={prepare} data-screen-only="">
        {filterForm({ id: formId, ref: form, onSubmit: () => status.current?.focus() })}
        <Button type="submit" form={formId} variant="secondary">
          <Label name="products.showResults" values={{ count }} />
        </Button>
      </Side>
      <Bar onFocus={prepare} onPointerDown={prepare} data-screen-only="">
        {/* -1, since it takes the focus of what goes away. */}
        <p role="status" ref={status} tabIndex={-1}>
          <Count selection={selection} count={count} />
        </p>
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => setIsSheetOpen(true)}>
          <Label name="products.filter" />
          {filters.length > 0 && ` (${filters.length})`}
        </Button>
        <OrderField
          form={formId}
          order={selection.order}
          onChange={(order) => choose((now) => ({ ...now, order, shown: wholeList.shown }))}
        />
        {filters.length > 0 && (
          <ActiveFilters
            filters={filters}
            onRemove={({ filter, value }) => {
              if (filters.length === 1) drop(undefined);
              else if (value === undefined) choose((now) => without(now, filter));
              else toggle(filter, value);
            }}
            onClear={() => drop(undefined)}
          />
        )}
      </Bar>
      {isSheetOpen && (
        <FilterSheet count={count} onClose={() => setIsSheetOpen(false)}>
          {filterForm({})}
        </FilterSheet>
      )}
      <Results
        {...{ results, index, selection, found, facets }}
        onMore={() => choose((now) => ({ ...now, shown: now.shown + productsPerPage }), 'replace')}
        onRetry={() => {
          // A newer build has other files, which only its own page knows.
          if (index.kind === 'outdated') location.reload();
          else loadIndex(catalogue);
        }}
        onDrop={drop}
      />
    </>
  );
}

ProductFilter.labels = [
  'products.filter',
  'products.count',
  'products.category',
  'products.manufacturer',
  'products.price',
  'products.least',
  'products.greatest',
  'products.showAll',
  'products.sort',
  'products.orders.recommended',
  'products.orders.cheapest',
  'products.orders.dearest',
  'products.orders.title',
  'products.showResults',
] satisfies LabelKey[];

ProductFilter.later = laterLabels([
  'products.onRequest',
  'products.includingVat',
  'products.shown',
  'products.more',
  'products.most',
  'products.chosen',
  'products.remove',
  'products.clear',
  'products.priceFrom',
  'products.priceTo',
  'products.priceBetween',
  'products.noPrice',
  'products.contradiction',
  'products.none',
  'products.noneHelp',
  'products.without',
  'products.failed',
  'products.retry',
  'sidebar.close',
]);

/** How many there are; once somebody has asked for more, how many of them are shown. */
function Count({ selection: { shown }, count }: { selection: ProductSelection; count: number }) {
  return shown > wholeList.shown && shown < count ? (
    <Label name="products.shown" values={{ shown, total: count }} />
  ) : (
    <Label name="products.count" values={{ count }} />
  );
}

function without(selection: ProductSelection, filter: string | undefined): ProductSelection {
  if (filter === undefined) return withoutFilters(selection);
  return filter === priceFilter ? withPrice(selection, {}) : withValues(selection, filter, []);
}

/** What stands in the fields of a form, as a query. */
function queryIn(form: HTMLFormElement | null): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form ?? undefined)) {
    if (typeof value === 'string') query.append(name, value);
  }
  return query.toString();
}

interface ResultsProps extends Pick<ProductFilterProps, 'results' | 'facets'> {
  index: IndexState;
  selection: ProductSelection;
  found: Match | undefined;
  onMore: () => void;
  onRetry: () => void;
  onDrop: (filter: string | undefined) => void;
}

/**
 * Gets the products of a choice, and shows them once they are all there: in place of those that came with
 * the page, or of those of the choice before.
 */
function Results({ results, index, selection, found, facets, ...acts }: ResultsProps) {
  const { onMore, onRetry, onDrop } = acts;
  const [view, setView] = useState<ResultsView>();
  const [attempt, setAttempt] = useState(0);
  const animateLayout = useLayoutAnimation();
  const asksForMore = useRef(false);
  const isFirst = useRef(true);
  const place = useListPlace(view !== undefined);

  const show = (next: ResultsView | undefined) => {
    const region = document.getElementById(results);
    if (!region || (next === undefined && view === undefined)) return;
    const before = shownCards(region).size;
    const goesOn = asksForMore.current || askedOnPage(region);
    asksForMore.current = false;
    const change = () => flushSync(() => setView(next));
    // Nothing glides where a whole page arrives.
    if (isFirst.current || place.isSought()) change();
    else animateLayout(() => shownCards(region), change);
    isFirst.current = false;
    if (goesOn && next?.kind === 'products') focusProduct(region, before);
    place.restore();
  };

  useEffect(() => {
    const region = document.getElementById(results);
    const outdated = new AbortController();
    const showUnlessOutdated = (next: ResultsView | undefined) => {
      if (outdated.signal.aborted) return;
      region?.removeAttribute('aria-busy');
      show(next);
    };
    region?.setAttribute('aria-busy', 'true');
    void viewOf(selection, found, index, outdated.signal).then(
      (next) => {
        if (next !== 'later') showUnlessOutdated(next);
      },
      () => showUnlessOutdated({ kind: 'failed' }),
    );
    return () => outdated.abort();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what is shown depends on these alone
  }, [selection, found, index, attempt]);

  useLayoutEffect(() => {
    const onPage = document.getElementById(results)?.firstElementChild;
    if (onPage instanceof HTMLElement) onPage.hidden = view !== undefined;
  }, [results, view]);

  const more = () => {
    asksForMore.current = true;
    onMore();
  };
  const retry = () => {
    setAttempt(attempt + 1);
    onRetry();
  };

  if (!view) return null;
  const region = document.getElementById(results);
  return (
    region &&
    createPortal(
      <ProductResults view={view} facets={facets} onMore={more} onRetry={retry} onDrop={onDrop} />,
      region,
    )
  );
}

/** What is to be shown for a choice: undefined for what came with the page. */
async function viewOf(
  selection: ProductSelection,
  found: Match | undefined,
  index: IndexState,
  signal: AbortSignal,
): Promise<ResultsView | 'later' | undefined> {
  if (isWholeList(selection)) return undefined;
  if (index.kind === 'failed' || index.kind === 'outdated') return { kind: 'failed' };
  if (index.kind !== 'loaded' || !found) return 'later';
  if (found.count === 0) return { kind: 'none', selection, found };
  const { shards } = index.index;
  const products =
    heldProducts(shards, found.positions) ?? (await loadProducts(shards, found.positions, signal));
  return { kind: 'products', products, found };
}

/** The cards that are to be seen, by the product that they show. */
function shownCards(region: HTMLElement): Map<string, HTMLElement> {
  const cards = region.querySelectorAll<HTMLElement>(':not([hidden]) > ul > [data-product]');
  return new Map([...cards].map((card) => [card.dataset['product'] ?? '', card]));
}

/** Whether the page's own button is what was pressed for more, which then goes away. */
function askedOnPage(region: HTMLElement): boolean {
  return region.querySelector(':scope > :first-child button')?.matches(':focus') ?? false;
}

function focusProduct(region: HTMLElement, position: number): void {
  const card = [...shownCards(region).values()][position];
  card?.querySelector('a')?.focus();
}

/**
 * Leads back to the same place in the list. Products that come late make a page too short to be scrolled
 * to where the visitor was, when the browser or client navigation tries to.
 */
function useListPlace(isOtherList: boolean) {
  const top = useRef<number>(undefined);

  useEffect(() => {
    top.current = placeIn(sessionItem(listPlaceKey));
    storeSessionItem(listPlaceKey, '');
    const page = location.pathname;
    const remember = () => {
      if (location.pathname === page) {
        top.current = (history.state as { top?: number } | null)?.top;
      }
    };
    addEventListener('popstate', remember);
    return () => removeEventListener('popstate', remember);
  }, []);

  useEffect(() => {
    if (!isOtherList) return;
    const keep = () => {
      const { pathname, search } = location;
      storeSessionItem(listPlaceKey, JSON.stringify([pathname + search, scrollY]));
    };
    // Before the way to the product begins.
    document.addEventListener('click', keep, true);
    addEventListener('pagehide', keep);
    return () => {
      document.removeEventListener('click', keep, true);
      removeEventListener('pagehide', keep);
    };
  }, [isOtherList]);

  return {
    isSought: () => top.current !== undefined,
    restore: () => {
      if (top.current !== undefined) scrollTo({ top: top.current, behavior: 'instant' });
      top.current = undefined;
    },
  };
}

/** How far down this list was left, if it was this one. */
function placeIn(stored: string): number | undefined {
  try {
    const [address, top] = JSON.parse(stored) as unknown[];
    const isHere = address === location.pathname + location.search;
    return isHere && typeof top === 'number' ? top : undefined;
  } catch {
    return undefined;
  }
}

/* Beside the products where there is room; else the same is in a sheet. */
const Side = styled.div`
  ${below('lg')} {
    display: none;
  }
  ${above('lg')} {
    grid-column: 1;
    grid-row: 1 / span 3;
  }
  & > button {
    width: 100%;
    margin-top: var(--space-2);
  }
  @media (scripting: none) {
    display: none;
  }
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--space-3) var(--space-4);
  min-width: 0;
  & > p {
    flex: 1 0 100%;
    font-size: var(--font-size-lg);
    font-family: var(--font-heading);
  }
  & > p:focus-visible:focus-visible {
    outline: 0;
    box-shadow: none;
  }
  /* The label of the order beside it. */
  & > div {
    flex: 1 1 12rem;
  }
  & > ul {
    flex: 1 0 100%;
  }
  ${above('sm')} {
    align-items: center;
    & > p {
      flex: 1 1 auto;
    }
    & > div {
      flex: 0 1 auto;
      flex-direction: row;
      align-items: center;
    }
    & select {
      width: auto;
      min-width: 12rem;
    }
  }
  ${above('lg')} {
    grid-column: 2;
    & > button {
      display: none;
    }
  }
  @media (scripting: none) {
    display: none;
  }
`;
