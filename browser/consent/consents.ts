import type { FunctionId } from '../../contract/thirdParties.ts';
import type { ConsentEntry } from '../../contract/records.ts';
import { consentOpener, type ConsentOpenerData } from '../../contract/markup.ts';
import { consentsKey, consentTimeKey } from '../../contract/storageKeys.ts';

/**
 * The visitor's answer for one kind of cookie or third-party service. `ConsentEntry` has its texts,
 * too.
 */
export type Consent = Pick<ConsentEntry, 'function_id' | 'consentGiven'>;

/**
 * The visitor's choice. Undefined without one, and if the stored value is no choice of this site.
 */
export function consents(): readonly Consent[] | undefined {
  return record;
}

/** True if the visitor has not answered for one of the functions. An empty name is ignored. */
export function lacksAnswer(functionIds: readonly string[]): boolean {
  return functionIds.some((id) => id && !answerTo(id));
}

export function answerTo(functionId: string): Consent | undefined {
  return record?.find(({ function_id }) => function_id === functionId);
}

/** Calls a function after each change of the choice, in any tab. */
export function onConsentsChanged(listener: () => void): void {
  listeners.push(listener);
}

/** Sets the choice of this tab. Not for features: `changeConsents` also stores it. */
export function holdConsents(next: readonly Consent[] | undefined): void {
  record = next;
  for (const listener of listeners) listener();
}

/**
 * The button in the footer. Its data names the functions that the banner asks about, and the
 * version of the question.
 */
export const opener = document.querySelector<HTMLElement>(`footer ${consentOpener}`)?.dataset as
  | ConsentOpenerData
  | undefined;

const listeners: (() => void)[] = [];
let record = kept();

// Another tab may change the choice, also while this page is in the back/forward cache.
addEventListener('storage', ({ key }) => {
  // The event has no key if the whole storage was cleared.
  if (key?.startsWith(consentsKey) ?? true) holdConsents(kept());
});
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) holdConsents(kept());
});

function kept(): readonly Consent[] | undefined {
  try {
    // Throws if the value is no list of objects.
    const value = JSON.parse(localStorage.getItem(consentsKey) ?? '') as Partial<Consent>[];
    const isChoice = value.every(
      ({ function_id, consentGiven }) =>
        typeof function_id === 'string' && typeof consentGiven === 'boolean',
    );
    if (isChoice && isCurrent(value as Consent[])) return value as Consent[];
  } catch {
    // No value, no storage, or another program's data.
  }
  return undefined;
}

/**
 * True if the choice answers the current question. A consent expires after a year; a refusal does
 * not. A choice of an earlier release has no version. It counts only if it allows nothing: nobody
 * could prove what the visitor consented to.
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
