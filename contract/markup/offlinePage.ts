/** On the offline page's link that tries the address again. */
export const tryAgainAttribute = 'data-again';

/**
 * On the offline page's list of pages that can be read without a connection. It is hidden while
 * empty.
 */
export const keptPagesAttribute = 'data-kept-pages';
