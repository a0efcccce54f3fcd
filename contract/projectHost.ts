/*
 * The names and types of a project on a host of several that the build and the browser share (specification, section 7).
 */

/** Collections of a project that take what visitors send. */
export const receivingCollections = { messages: 'messages', subscribers: 'subscribers' } as const;

/** The host's own name of a collection, by the usual one, where they differ. */
export type CollectionNames = Readonly<Record<string, string>>;

/** A project, and the address at which it is reached. */
export interface ProjectPlace {
  /** Without a slash at the end. */
  readonly url: string;
  readonly project: string;
  readonly collections?: CollectionNames | undefined;
}

/** Returns the host's own name of a collection. */
export function nameOnHost(collection: string, names: CollectionNames = {}): string {
  return names[collection] ?? collection;
}
