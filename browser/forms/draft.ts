import { sessionItem } from '../storage/sessionItem.ts';
import { storeSessionItem } from '../storage/storeSessionItem.ts';

/** The text in the fields of a form, by the fields' names. */
export type Draft = Readonly<Record<string, string>>;

/**
 * The draft of a form in this tab. Undefined after an hour, since another person may use the
 * computer.
 *
 * @param key one of contract/storageKeys.ts
 */
export function keptDraft(key: string): Draft | undefined {
  const kept = parsed(sessionItem(key));
  if (kept && isFresh(kept)) return kept.fields;
  forgetDraft(key);
  return undefined;
}

/** Stores a draft for an hour. Consents are not stored: visitors have to give them again. */
export function keepDraft(key: string, fields: Draft): void {
  const kept: KeptDraft = { typed: Date.now(), fields };
  const isEmpty = Object.values(fields).every((text) => text === '');
  storeSessionItem(key, isEmpty ? '' : JSON.stringify(kept));
}

/** Deletes a draft, for example after the form was sent. */
export function forgetDraft(key: string): void {
  storeSessionItem(key, '');
}

/**
 * Deletes a draft after its hour while the page is still open. The form keeps its text: visitors
 * who are still writing have no time limit (WCAG 2.2.1).
 *
 * @returns a function that ends the checks
 */
export function watchDraft(key: string): () => void {
  const check = () => void keptDraft(key);
  // Timers stop while a computer sleeps, so the clock is compared regularly.
  const timer = setInterval(check, 20_000);
  document.addEventListener('visibilitychange', check);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', check);
  };
}

interface KeptDraft {
  /** When the text was typed, in milliseconds since 1970. Named as it is stored. */
  readonly typed: number;
  readonly fields: Draft;
}

/** A clock that was set back must not extend the hour. */
function isFresh({ typed }: KeptDraft): boolean {
  const age = Date.now() - typed;
  return age >= 0 && age < hour;
}

const hour = 60 * 60 * 1000;

function parsed(stored: string): KeptDraft | undefined {
  try {
    const { typed, fields } = JSON.parse(stored) as Partial<Record<keyof KeptDraft, unknown>>;
    return typeof typed === 'number' && isDraft(fields) ? { typed, fields } : undefined;
  } catch {
    return undefined;
  }
}

function isDraft(fields: unknown): fields is Draft {
  return (
    typeof fields === 'object' &&
    fields !== null &&
    Object.values(fields).every((text) => typeof text === 'string')
  );
}
