/**
 * ms; a year of 365 days. Visitors forget what they allowed: the European Data Protection Board wants
 * consent refreshed at appropriate intervals (Guidelines 05/2020, paragraph 111).
 */
export const consentDuration = 365 * 24 * 60 * 60 * 1000;
