import { isConsented } from '../state/consents.ts';
import { contentConsents } from '../state/contentConsents.ts';

/** What stands where a content of another provider will (components/consent/ExternalContent.tsx). */
export const places = '[data-external]';

/**
 * Whether the visitor always allows what is to stand in a place: its provider, or its function in
 * the banner. Which functions the banner has, editors decide.
 */
export function isAllowed({ dataset }: HTMLElement): boolean {
  return (
    isConsented(dataset['function'] ?? '') ||
    contentConsents().some(({ id }) => id === dataset['external'])
  );
}
