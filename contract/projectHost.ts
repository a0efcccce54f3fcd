import { allForms } from './forms/forms.ts';

/*
 * Names and types of a project on a project host that build and browser share (specification,
 * section 7).
 */

/** A project's collections for visitors' forms. */
export const receivingCollections: readonly string[] = [
  ...allForms.map(([, { collection }]) => collection),
  'subscribers',
];

/** The host's own names of collections that differ from the usual ones, by the usual names. */
export type CollectionNames = Readonly<Record<string, string>>;

/** A project and the address of its host. */
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
