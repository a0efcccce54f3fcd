/** A thing in the vocabulary of schema.org; undefined properties are left out. */
export interface Thing {
  readonly '@type': string;
  readonly [property: string]: unknown;
}
