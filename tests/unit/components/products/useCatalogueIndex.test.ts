/** @jest-environment jsdom */
import { act, renderHook, waitFor } from '@testing-library/react';
import { sampleCatalogue } from '../../../../stories/products/sampleCatalogue.ts';
import {
  useCatalogueIndex,
  type CatalogueFiles,
} from '../../../../components/products/useCatalogueIndex.ts';

const { index } = sampleCatalogue;
const outdated = new Error('404');
const fetchIndex = jest.fn<Promise<typeof index>, Parameters<CatalogueFiles['fetchIndex']>>();
const files: CatalogueFiles = { fetchIndex, isOutdated: (error) => error === outdated };

beforeEach(() => fetchIndex.mockReset().mockResolvedValue(index));

it('loads an index when it is first needed, and once', async () => {
  const { result } = renderHook(() => useCatalogueIndex('list', files));
  expect(fetchIndex).not.toHaveBeenCalled();
  act(() => {
    result.current.loadIndex();
    result.current.loadIndex();
  });
  expect(result.current.index).toBeUndefined();
  await waitFor(() => expect(result.current.index).toBe(index));
  act(() => result.current.loadIndex());
  expect(fetchIndex.mock.calls).toEqual([['list']]);
});

it.each([
  ['failed', new TypeError('network')],
  ['outdated', outdated],
])('reports that an index is %s, and loads it again', async (state, error) => {
  fetchIndex.mockRejectedValueOnce(error);
  const { result } = renderHook(() => useCatalogueIndex('list', files));
  act(() => result.current.loadIndex());
  await waitFor(() => expect(result.current.index).toBe(state));
  act(() => result.current.loadIndex());
  await waitFor(() => expect(result.current.index).toBe(index));
});

it('reports that an index is outdated if its cards are, but not if they could not be loaded', async () => {
  const { result } = renderHook(() => useCatalogueIndex('list', files));
  act(() => result.current.loadIndex());
  await waitFor(() => expect(result.current.index).toBe(index));
  act(() => result.current.reportCardError(new TypeError('network')));
  expect(result.current.index).toBe(index);
  act(() => result.current.reportCardError(outdated));
  expect(result.current.index).toBe('outdated');
});
