/** On what is on a page without being what the page is about, such as teasers of other pages. */
export const notSearchedAttribute = 'data-search-skip';

/** The same for React. */
export const notSearched = { [notSearchedAttribute]: '' };

/** Elements of which the search reads nothing. The title stands above each result already. */
export const notSearchedElements: readonly string[] = [
  ...['nav', 'form', 'h1', 'script', 'style', 'noscript', 'template', 'svg'],
];
