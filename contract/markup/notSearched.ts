/** On what is on a page without being what the page is about, such as teasers of other pages. */
export const notSearchedAttribute = 'data-search-skip';

/** The same for React. */
export const notSearched = { [notSearchedAttribute]: '' };
