import styled from '@emotion/styled';
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { OutdatedCatalogue } from '../../browser/catalogue/fetchCatalogueFile.ts';
import { fetchIndex } from '../../browser/catalogue/fetchIndex.ts';
import { loadCards } from '../../browser/catalogue/loadCards.ts';
import { sessionItem } from '../../browser/storage/sessionItem.ts';
import { storeSessionItem } from '../../browser/storage/storeSessionItem.ts';
import { productsPerPage } from '../../contract/catalogue.ts';
import { listPlaceKey } from '../../contract/storageKeys.ts';
import { Label, useLabels } from '../i18n/Labels.tsx';
import { Button } from '../primitives/Button.tsx';
import { above, below } from '../theme/windowWidths.ts';
import type { ListFacets } from './filter/listFacets.ts';
import { formatQuery, parseSelection } from './filter/listAddress.ts';
import { setQuery, useListQuery } from './filter/listQuery.ts';
import { match, sortedPositions, type Match } from './filter/match.ts';
import { isWholeList, wholeList, type ProductSelection } from './filter/selection.ts';
import { FilterBar } from './FilterBar.tsx';
import { FilteredProducts } from './FilteredProducts.tsx';
import { FilterForm, type FilterFormProps } from './FilterForm.tsx';
import { namedFilters } from './filterNames.ts';
import { FilterSheet } from './FilterSheet.tsx';
import type { ResultsView } from './ProductResults.tsx';
import { useCatalogueIndex, type CatalogueFiles, type IndexState } from './useCatalogueIndex.ts';
import { useFilterActions } from './useFilterActions.ts';
import type { PositionStore } from './useListPosition.ts';

interface ProductFilterProps {
  /** Id of the products' container. Its first child is the page's built content. */
  results: string;
  /** The name of the list's index file. */
  catalogue: string;
  /** Number of products in the list. */
  total: number;
  facets: ListFacets;
}

/**
 * Filters and sorts a product list. The URL contains the whole choice and is the only state, so visitors
 * can share it and undo a choice with the Back button. The page's built products stay visible until the new
 * ones are loaded.
 */
export function ProductFilter({ results, catalogue, total, facets }: ProductFilterProps) {
  const labels = useLabels();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const [isSheetOpen, setIsSheetOpen] = useState(false);

  const query = useListQuery();
  const selection = useMemo(() => parseSelection(query, facets, total), [query, facets, total]);
  const { index, loadIndex, reportCardError } = useCatalogueIndex(catalogue, files);
  const list = typeof index === 'object' ? index : undefined;
  const positions = useMemo(
    () => list && sortedPositions(list, selection.order),
    [list, selection.order],
  );
  const found = useMemo(
    () => list && positions && match(list, positions, selection),
    [list, positions, selection],
  );

  const choice = useMemo(() => ({ selection, found }), [selection, found]);
  // Update the texts about a choice together with its products: drawing both at once halves the work.
  const [shownChoice, setShownChoice] = useState(choice);
  const showChoice = useCallback(() => setShownChoice(choice), [choice]);

  const viewOf = useCallback(
    (max: number, signal: AbortSignal) =>
      viewOfChoice(selection, found, index, max, signal).catch((error: unknown) => {
        reportCardError(error);
        throw error;
      }),
    [selection, found, index, reportCardError],
  );

  useEffect(() => {
    // Remove from the URL the parameters that the list does not know.
    if (query === location.search) setQuery(formatQuery(selection, query), 'replace');
    if (!isWholeList(selection)) loadIndex();
  }, [selection, query, loadIndex]);

  const choose = useCallback(
    (change: (now: ProductSelection) => ProductSelection, how: 'push' | 'replace' = 'push') => {
      const now = parseSelection(location.search, facets, total);
      const nextQuery = formatQuery(change(now), location.search);
      // Parse again, for the order of the facets: equal choices give equal URLs.
      setQuery(formatQuery(parseSelection(nextQuery, facets, total), nextQuery), how);
    },
    [facets, total],
  );

  useEffect(() => {
    // A choice made before hydration is newer than a URL without a choice.
    const address = parseSelection(location.search, facets, total);
    const touched = parseSelection(queryIn(form.current), facets, total);
    if (isWholeList(address) && !isWholeList(touched)) choose(() => touched);
    // oxlint-disable-next-line react/exhaustive-deps -- the props of an island never change
  }, []);

  const filters = useMemo(
    () => namedFilters(shownChoice.selection, facets, labels),
    [shownChoice, facets, labels],
  );
  const actions = useFilterActions(choose, filters, status);
  const open = useCallback(() => setIsSheetOpen(true), []);
  const count = shownChoice.found?.count ?? total;

  const filterForm = (place: Pick<FilterFormProps, 'id' | 'ref' | 'onSubmit'>) => (
    <FilterForm
      {...place}
      facets={facets}
      selection={selection}
      found={shownChoice.found}
      onToggle={actions.toggle}
      onPrice={actions.setPrice}
    />
  );

  return (
    <>
      {/* Preload: a visitor who reaches for the filters is about to use them. */}
      <Side onFocus={loadIndex} onPointerDown={loadIndex} data-screen-only="">
        {filterForm({ id: formId, ref: form, onSubmit: () => status.current?.focus() })}
        <Button type="submit" form={formId} variant="secondary">
          <Label name="products.showResults" values={{ count }} />
        </Button>
      </Side>
      <FilterBar
        {...{ count, filters, formId, status }}
        selection={shownChoice.selection}
        order={selection.order}
        onFocus={loadIndex}
        onPointerDown={loadIndex}
        onOpen={open}
        onOrder={actions.sort}
        onRemove={actions.removeValue}
        onClear={actions.clear}
      />
      {isSheetOpen && (
        <FilterSheet count={count} onClose={() => setIsSheetOpen(false)}>
          {filterForm({})}
        </FilterSheet>
      )}
      <FilteredProducts
        {...{ results, facets, positions: positionStore, viewOf }}
        onShow={showChoice}
        onMore={() => choose((now) => ({ ...now, shown: now.shown + productsPerPage }), 'replace')}
        onRetry={() => {
          // A newer build has other index files, which only its own page knows.
          if (index === 'outdated') location.reload();
          else loadIndex();
        }}
        onRemoveFilter={actions.removeFilter}
      />
    </>
  );
}

/** Returns the products to show for a choice, when they are loaded; undefined for the page's built content. */
async function viewOfChoice(
  selection: ProductSelection,
  found: Match | undefined,
  index: IndexState,
  max: number,
  signal: AbortSignal,
): Promise<ResultsView | 'later' | undefined> {
  if (isWholeList(selection)) return undefined;
  if (index === 'failed' || index === 'outdated') return { kind: 'failed' };
  if (!index || !found) return 'later';
  if (found.count === 0) return { kind: 'none', selection, found };
  // A visitor who has asked for more products is at the end of the list, so load all of them.
  const isBeginning = selection.shown === wholeList.shown;
  const wanted = isBeginning ? found.cataloguePositions.slice(0, max) : found.cataloguePositions;
  const products = await loadCards(index.cards, wanted, signal);
  return { kind: 'products', products, found };
}

const files: CatalogueFiles = {
  fetchIndex,
  isOutdated: (error) => error instanceof OutdatedCatalogue,
};

const positionStore: PositionStore = {
  read: () => sessionItem(listPlaceKey),
  keep: (place) => storeSessionItem(listPlaceKey, place),
};

/** Returns the values of a form's fields as a query. */
function queryIn(form: HTMLFormElement | null): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form ?? undefined)) {
    if (typeof value === 'string') query.append(name, value);
  }
  return query.toString();
}

/* Next to the products if there is space; otherwise the same filters are in a dialog. */
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
