import type { ConsentEntry } from '../../contract/records/consentEntry.ts';
import { consentsKey, consentTimeKey } from '../../contract/storageKeys.ts';

/** What the visitor said of a kind of cookie or outside service; its texts are kept beside it. */
export type Consent = Pick<ConsentEntry, 'function_id' | 'consentGiven'>;

/** The visitor's choice; none where there is none, or where what is kept is no choice of this site's. */
export function consents(): readonly Consent[] | undefined {
  return record;
}

/** Whether the visitor has allowed something. Who has not chosen yet has allowed nothing. */
export function isConsented(functionId: string): boolean {
  return answerTo(functionId)?.consentGiven ?? false;
}

/** Whether the visitor has allowed all that there is. */
export function isEverythingAllowed(): boolean {
  return record?.every(({ consentGiven }) => consentGiven) ?? false;
}

/** Whether there is something that the visitor was not asked about. */
export function lacksAnswer(functionIds: readonly string[]): boolean {
  return functionIds.some((id) => !answerTo(id));
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

function answerTo(functionId: string): Consent | undefined {
  return record?.find(({ function_id }) => function_id === functionId);
}

function kept(): readonly Consent[] | undefined {
  try {
    const value = JSON.parse(localStorage.getItem(consentsKey) ?? '') as unknown;
    if (Array.isArray(value) && value.every(isConsent)) return value;
  } catch {
    // Nothing there, no storage, or somebody else's data.
  }
  return undefined;
}

function isConsent(entry: Partial<Consent> | null): entry is Consent {
  return typeof entry?.function_id === 'string' && typeof entry.consentGiven === 'boolean';
}
