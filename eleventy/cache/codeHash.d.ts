/**
 * Tells this version of the code from all others: its sources, the libraries that it has, and what it
 * runs on. Whatever is kept from one build to the next says what code it is of.
 */
export function codeHash(): string;
