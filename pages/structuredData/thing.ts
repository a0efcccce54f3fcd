/** A thing in the vocabulary of schema.org; properties without a value are left out. */
export interface Thing {
  readonly '@type': string;
  readonly [property: string]: unknown;
}
