import type { ConsentEntry } from '../../contract/records/consentEntry.ts';
import { consentOpener, type ConsentOpenerData } from '../../contract/markup/consent.ts';
import { consentsKey, consentTimeKey, consentVersionKey } from '../../contract/storageKeys.ts';
import { hasExpired } from './hasExpired.ts';

/** What the visitor said of a kind of cookie or outside service; its texts are kept beside it. */
export type Consent = Pick<ConsentEntry, 'function_id' | 'consentGiven'>;

/** The visitor's choice; none where there is none, or where what is kept is no choice of this site's. */
export function consents(): readonly Consent[] | undefined {
  return record;
}

/** Whether there is something that the visitor was not asked about. */
export function lacksAnswer(functionIds: readonly string[]): boolean {
  return functionIds.some((id) => !answerTo(id));
}

export function answerTo(functionId: string): Consent | undefined {
  return record?.find(({ function_id }) => function_id === functionId);
}

/** Calls a function after each change of the choice, in whichever tab it was made. */
export function onConsentsChanged(listener: () => void): void {
  listeners.push(listener);
}

/** Makes a choice hold in this tab. Not for features: client/consent changes what is kept, too. */
export function holdConsents(next: readonly Consent[] | undefined): void {
  record = next;
  for (const listener of listeners) listener();
}

/** In the footer, it names what visitors are asked about, and the version of the question. */
export const opener = document.querySelector<HTMLElement>(`footer ${consentOpener}`)?.dataset as
  Partial<ConsentOpenerData> | undefined;

const listeners: (() => void)[] = [];
let record = kept();

// Another tab may change the choice, and so may one that was opened after this one was put aside.
addEventListener('storage', ({ key }) => {
  // Without a key, all that was kept is gone.
  if (!key || key === consentsKey || key === consentTimeKey) holdConsents(kept());
});
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) holdConsents(kept());
});

function kept(): readonly Consent[] | undefined {
  try {
    const value = JSON.parse(localStorage.getItem(consentsKey) ?? '') as unknown;
    if (Array.isArray(value) && value.every(isConsent) && isCurrent(value)) return value;
  } catch {
    // Nothing there, no storage, or somebody else's data.
  }
  return undefined;
}

function isConsent(entry: Partial<Consent> | null): entry is Consent {
  return typeof entry?.function_id === 'string' && typeof entry.consentGiven === 'boolean';
}

/**
 * Whether the choice answers the question as the website asks it now. Without a version, it is of a
 * release that had none. A yes has to be renewed after a year; a no has not.
 */
function isCurrent(choice: readonly Consent[]): boolean {
  const version = localStorage.getItem(consentVersionKey);
  return (
    (!version || version === opener?.version) &&
    !(
      hasExpired(localStorage.getItem(consentTimeKey)) &&
      choice.some(({ function_id, consentGiven }) => consentGiven && function_id !== 'functional')
    )
  );
}
