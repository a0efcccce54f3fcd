/**
 * Milliseconds: a year of 365 days. The European Data Protection Board wants consent refreshed at
 * appropriate intervals, because visitors forget what they allowed (Guidelines 05/2020, paragraph
 * 111).
 */
export const consentDuration = 365 * 24 * 60 * 60 * 1000;
