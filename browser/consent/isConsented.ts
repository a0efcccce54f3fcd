import { answerTo, consents } from './consents.ts';

/* A file of its own, since every page loads consents.ts, and only pages with something to allow load this. */

/** True if the visitor has allowed this function. Without a choice, nothing is allowed. */
export function isConsented(functionId: string): boolean {
  return answerTo(functionId)?.consentGiven ?? false;
}

/** True if the visitor has allowed every function. */
export function isEverythingAllowed(): boolean {
  return consents()?.every(({ consentGiven }) => consentGiven) ?? false;
}
