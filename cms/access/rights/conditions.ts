import type { Filter } from './Right.ts';

/** The condition that a language is a code such as `de` or `de-CH`. */
export const aLanguage = { language: { _regex: '^[a-z]{2}(-[A-Z]{2})?$' } };

/**
 * Returns a condition that the field is present: Directus does not validate fields that are
 * missing.
 */
export function submitted(field: string): Filter {
  return { [field]: { _submitted: true } };
}

export function noLongerThan(max: number, field: string): Filter {
  return { [field]: { _regex: `^[\\s\\S]{0,${max}}$` } };
}

/** Returns the condition, extended to allow null. */
export function orNothing(filter: Filter): Filter {
  return { _or: [...Object.keys(filter).map((field) => ({ [field]: { _null: true } })), filter] };
}
