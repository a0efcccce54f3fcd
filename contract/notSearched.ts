/** On parts of a page that are not its subject, such as teasers of other pages. */
export const notSearchedAttribute = 'data-search-skip';

/** The attribute as props for React. */
export const notSearched = { [notSearchedAttribute]: '' };

/** Elements whose text the search ignores. The `h1` is one of them, since each result shows the title anyway. */
export const notSearchedElements: readonly string[] = [
  ...['nav', 'form', 'h1', 'script', 'style', 'noscript', 'template', 'svg'],
];
