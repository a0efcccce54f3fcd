import type { Row } from '../directus.ts';

/** Everything that the database and the file library have about a person. */
export interface Person {
  readonly email: string;
  /** What is the person's own, or about what is, by collection. A collection without any has an empty list. */
  readonly records: Readonly<Record<string, readonly Row[]>>;
  /** Where else the address is written. */
  readonly mentions: readonly Mention[];
}

export interface Mention {
  readonly collection: string;
  readonly item: number | string;
  /** The fields that contain the address, with their values; of a file, only its name. */
  readonly values: Row;
  /** Deleted with the person. Other mentions need somebody who edits the text. */
  readonly isDeleted: boolean;
}

/** What a deletion did. */
export interface Deletion {
  /** How many items of each collection were deleted. */
  readonly deleted: Readonly<Record<string, number>>;
  /** What somebody has to edit by hand. */
  readonly left: readonly Mention[];
}

/** Administrators ask here, with the address in the body: addresses of requests stand in logs. */
export const personPath = '/collegium/person';

/** The address at which administrators delete a person. */
export const deletionPath = `${personPath}/delete`;
