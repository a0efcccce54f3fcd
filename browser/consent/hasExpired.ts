/** @param time of a consent, in ISO 8601; without one, it does not expire */
export function hasExpired(time: string | null | undefined): boolean {
  return Date.now() - Date.parse(time ?? '') > year;
}

/**
 * ms. Visitors forget what they allowed: the European Data Protection Board wants consent refreshed at
 * appropriate intervals (Guidelines 05/2020, paragraph 111).
 */
const year = 365 * 24 * 60 * 60 * 1000;
