/** @jest-environment jsdom */
import { act, renderHook, waitFor } from '@testing-library/react';
import { OutdatedCatalogue } from '../../../../browser/catalogue/fetchCatalogueFile.ts';
import { sampleCatalogue } from '../../../../components/products/sampleCatalogue.fixtures.ts';
import { useCatalogueIndex } from '../../../../components/products/useCatalogueIndex.ts';
import { provideResponse } from '../../answers.ts';

provideResponse();

const { index } = sampleCatalogue('de');
const fetched = jest.fn<Promise<Response>, Parameters<typeof fetch>>();

beforeEach(() => {
  fetched.mockReset();
  globalThis.fetch = fetched;
});

it('loads an index when it is first needed, and once', async () => {
  fetched.mockImplementation(() => Promise.resolve(Response.json({ data: index })));
  const { result } = renderHook(() => useCatalogueIndex('list'));
  expect(fetched).not.toHaveBeenCalled();
  act(() => {
    result.current.loadIndex();
    result.current.loadIndex();
  });
  expect(result.current.index).toBeUndefined();
  await waitFor(() => expect(result.current.index).toEqual(index));
  act(() => result.current.loadIndex());
  expect(fetched).toHaveBeenCalledTimes(1);
});

it.each([
  ['failed', () => Promise.reject(new TypeError('network'))],
  ['outdated', () => Promise.resolve({ ok: false, status: 404 } as Response)],
] as const)('reports that an index is %s, and loads it again', async (kind, respond) => {
  fetched.mockImplementationOnce(respond);
  const { result } = renderHook(() => useCatalogueIndex('list'));
  act(() => result.current.loadIndex());
  await waitFor(() => expect(result.current.index).toBe(kind));
  fetched.mockImplementation(() => Promise.resolve(Response.json({ data: index })));
  act(() => result.current.loadIndex());
  await waitFor(() => expect(result.current.index).toEqual(index));
});

it('is outdated if its cards are, but not if they could not be loaded', async () => {
  fetched.mockImplementation(() => Promise.resolve(Response.json({ data: index })));
  const { result } = renderHook(() => useCatalogueIndex('list'));
  act(() => result.current.loadIndex());
  await waitFor(() => expect(result.current.index).toEqual(index));
  act(() => result.current.reportCards(new TypeError('network')));
  expect(result.current.index).toEqual(index);
  act(() => result.current.reportCards(new OutdatedCatalogue('cards-0')));
  expect(result.current.index).toBe('outdated');
});
