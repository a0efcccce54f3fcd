/** The name of the query in an address and in the form. */
export const queryParameter = 'q';

/** In characters. Longer queries are cut off: they would only make addresses unwieldy. */
export const longestQuery = 100;
