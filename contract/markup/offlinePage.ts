/** On the link of the offline page that tries the address again. */
export const tryAgainAttribute = 'data-again';

/** On its list of pages that can be read without a connection, which is hidden until there are some. */
export const keptPagesAttribute = 'data-kept-pages';
