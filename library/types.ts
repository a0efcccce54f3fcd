/*
 * The public types of all entries, each by the name of its entry and by their own names. The build makes one file of
 * declarations from it, which the entries share, and the record of the public API (docs/library-api.d.ts).
 */
export * as index from './index.ts';
export * as primitives from './primitives.ts';
export * as frame from './frame.ts';
export * as navigation from './navigation.ts';
export * as content from './content.ts';
export * as contact from './contact.ts';
export * as legal from './legal.ts';
export * as news from './news.ts';
export * as theme from './theme.ts';
export * as server from './server.ts';

export * from './index.ts';
export * from './primitives.ts';
export * from './frame.ts';
export * from './navigation.ts';
export * from './content.ts';
export * from './contact.ts';
export * from './legal.ts';
export * from './news.ts';
export * from './theme.ts';
export * from './server.ts';
