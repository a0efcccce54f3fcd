/** What the query is called in an address and in the form. */
export const queryParameter = 'q';

/** In characters. Longer ones find nothing, and would only make addresses unwieldy. */
export const longestQuery = 100;
