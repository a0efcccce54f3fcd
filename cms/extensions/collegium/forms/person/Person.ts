import type { Row } from '../../directus.ts';

/** All data about a person in the database and the file library. */
export interface Person {
  readonly email: string;
  /**
   * The items that belong to the person or are about them, by collection. A collection without any has an
   * empty list.
   */
  readonly records: Readonly<Record<string, readonly Row[]>>;
  /** Other places with the address. */
  readonly mentions: readonly Mention[];
}

export interface Mention {
  readonly collection: string;
  readonly item: number | string;
  /** The fields that contain the address, with their values. For a file, only its title. */
  readonly values: Row;
  /** True if the item is deleted with the person. Other mentions have to be edited by hand. */
  readonly isDeleted: boolean;
}

/** The result of a deletion. */
export interface Deletion {
  /** The number of deleted items by collection. */
  readonly deleted: Readonly<Record<string, number>>;
  /** The mentions that have to be edited by hand. */
  readonly left: readonly Mention[];
}

/** The path at which administrators find a person. The address is in the body, since URLs are logged. */
export const personPath = '/collegium/person';

/** The path at which administrators delete a person. */
export const deletionPath = `${personPath}/delete`;
