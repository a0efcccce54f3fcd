/**
 * Cache key of the code: a hash of its sources, the installed libraries and the Node version.
 * Everything kept from one build to the next contains this key.
 */
export function codeHash(): string;
