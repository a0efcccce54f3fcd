import type { FunctionId } from '../../contract/functionId.ts';
import type { ConsentEntry } from '../../contract/records/consentEntry.ts';
import { consentOpener, type ConsentOpenerData } from '../../contract/markup/consent.ts';
import { consentsKey, consentTimeKey } from '../../contract/storageKeys.ts';

/** What the visitor said of a kind of cookie or outside service; its texts are kept beside it. */
export type Consent = Pick<ConsentEntry, 'function_id' | 'consentGiven'>;

/** The visitor's choice; none where there is none, or where what is kept is no choice of this site's. */
export function consents(): readonly Consent[] | undefined {
  return record;
}

/** Whether the visitor has yet to answer for one of the functions. An empty name asks nothing. */
export function lacksAnswer(functionIds: readonly string[]): boolean {
  return functionIds.some((id) => id && !answerTo(id));
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
  ConsentOpenerData | undefined;

const listeners: (() => void)[] = [];
let record = kept();

// Another tab may change the choice, and so may one that was opened after this one was put aside.
addEventListener('storage', ({ key }) => {
  // Without a key, all that was kept is gone.
  if (key?.startsWith(consentsKey) ?? true) holdConsents(kept());
});
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) holdConsents(kept());
});

function kept(): readonly Consent[] | undefined {
  try {
    // What is no list of objects fails here.
    const value = JSON.parse(localStorage.getItem(consentsKey) ?? '') as Partial<Consent>[];
    const isChoice = value.every(
      ({ function_id, consentGiven }) =>
        typeof function_id === 'string' && typeof consentGiven === 'boolean',
    );
    if (isChoice && isCurrent(value as Consent[])) return value as Consent[];
  } catch {
    // Nothing there, no storage, or somebody else's data.
  }
  return undefined;
}

/**
 * Whether the choice answers the question as the website asks it now. A yes has to be renewed after a
 * year; a no has not. A choice without a version, of an earlier release, counts only if it allows nothing:
 * of a yes nobody could prove what it was given to.
 */
function isCurrent(choice: readonly Consent[]): boolean {
  const [, version, until] = localStorage.getItem(consentTimeKey)?.split(' ') ?? [];
  return version
    ? version === opener?.version && !(Number(until) < Date.now())
    : choice.every(
        ({ function_id, consentGiven }) =>
          !consentGiven || function_id === ('functional' satisfies FunctionId),
      );
}
