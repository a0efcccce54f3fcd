/** @jest-environment jsdom */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';

const runSearch = jest.fn();
jest.unstable_mockModule('../../../../../browser/page/search/searchPage.ts', () => ({ runSearch }));
const { startSearch } = await import('../../../../../browser/page/search/startSearch.ts');

beforeEach(() => {
  runSearch.mockClear();
  history.replaceState(null, '', '/suche?q=satzung');
});

const form = (attributes: string) => `<form role="search" ${attributes}><input></form>`;

/** Waits until dynamic imports have loaded. */
const loaded = () => new Promise((resolve) => setTimeout(resolve));

describe('a page with a query in its address', () => {
  it('is searched where it has the form that leads to the results', async () => {
    document.body.innerHTML = form('action="/suche" data-search="form"');
    startSearch();
    await loaded();
    expect(runSearch).toHaveBeenCalledWith(document.querySelector('form'));
  });

  it.each([
    ['the filter of a list', 'aria-label="Filtern"'],
    ['a form that leads to the search page', 'action="/suche"'],
  ])('is left to %s', async (_, attributes) => {
    document.body.innerHTML = form(attributes);
    startSearch();
    await loaded();
    expect(runSearch).not.toHaveBeenCalled();
  });
});

it('is made ready for who writes into it already', async () => {
  history.replaceState(null, '', '/suche');
  document.body.innerHTML = form('action="/suche" data-search="form"');
  document.querySelector('input')!.focus();
  startSearch();
  await loaded();
  expect(runSearch).toHaveBeenCalledWith(document.querySelector('form'));
});
