import { answerTo, consents } from './consents.ts';

/* Not beside the choice, which every page loads: only those with something to allow load this. */

/** Whether the visitor has allowed something. Who has not chosen yet has allowed nothing. */
export function isConsented(functionId: string): boolean {
  return answerTo(functionId)?.consentGiven ?? false;
}

/** Whether the visitor has allowed all that there is. */
export function isEverythingAllowed(): boolean {
  return consents()?.every(({ consentGiven }) => consentGiven) ?? false;
}
