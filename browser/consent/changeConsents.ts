import { consentsKey } from '../../contract/storageKeys.ts';
import { holdConsents, type Consent } from './consents.ts';

/** What can happen to the visitor's choice (specification, section 4). */
export type ConsentAction =
  { readonly type: 'save'; readonly consents: readonly Consent[] } | { readonly type: 'reset' };

/** Replaces the visitor's choice, or deletes it. Where nothing can be kept, it holds for this page. */
export function changeConsents(action: ConsentAction): void {
  switch (action.type) {
    case 'save':
      store(() => localStorage.setItem(consentsKey, JSON.stringify(action.consents)));
      holdConsents(action.consents);
      break;
    case 'reset':
      store(() => localStorage.removeItem(consentsKey));
      holdConsents(undefined);
      break;
    default:
      // oxlint-disable-next-line no-console -- the specification wants it logged (section 4)
      console.warn('Unknown consent action', action);
  }
}

function store(change: () => void): void {
  try {
    change();
  } catch {
    // Storage may be full, or forbidden.
  }
}
