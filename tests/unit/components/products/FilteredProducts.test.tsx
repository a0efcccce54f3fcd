/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FilteredProducts } from '../../../../components/products/FilteredProducts.tsx';
import { AllProducts } from '../../../../stories/products/ProductListPage.stories.tsx';
import type { ResultsView } from '../../../../components/products/ProductResults.tsx';
import { renderOnPage } from '../../onPage.tsx';

it('loads the products again if their files could not be loaded', async () => {
  const viewOf = jest.fn((): Promise<ResultsView> => Promise.resolve({ kind: 'failed' }));
  const onRetry = jest.fn();
  renderOnPage(
    <>
      <div id="results">
        <p>Was mit der Seite kam</p>
      </div>
      <FilteredProducts
        {...{ results: 'results', viewOf, onRetry }}
        facets={AllProducts.args.list.facets}
        positions={{ read: () => '', keep: () => undefined }}
        onShow={() => undefined}
        onMore={() => undefined}
        onRemoveFilter={() => undefined}
      />
    </>,
  );
  const again = await screen.findByRole('button', { name: 'Erneut versuchen' });
  const before = viewOf.mock.calls.length;
  await userEvent.click(again);
  expect(onRetry).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(viewOf.mock.calls.length).toBe(before + 1));
});
