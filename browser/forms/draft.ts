import { sessionItem } from '../storage/sessionItem.ts';
import { storeSessionItem } from '../storage/storeSessionItem.ts';

/** What somebody has typed into a form, by the names of its fields. */
export type Draft = Readonly<Record<string, string>>;

/**
 * What was typed into a form in this tab, for whoever comes back to it; nothing after an hour, since
 * the next one at the computer may be somebody else.
 *
 * @param key one of contract/storageKeys.ts
 */
export function keptDraft(key: string): Draft | undefined {
  const kept = parsed(sessionItem(key));
  if (kept && isFresh(kept)) return kept.fields;
  forgetDraft(key);
  return undefined;
}

/** Keeps what is typed. An hour from now it is gone. Consents are not kept: they are given anew. */
export function keepDraft(key: string, fields: Draft): void {
  const kept: KeptDraft = { typed: Date.now(), fields };
  const isEmpty = Object.values(fields).every((text) => text === '');
  storeSessionItem(key, isEmpty ? '' : JSON.stringify(kept));
}

/** It has arrived, or nobody wants it any more. */
export function forgetDraft(key: string): void {
  storeSessionItem(key, '');
}

/**
 * Deletes a draft when its hour is over, while the page is still open. The form keeps its text: who is
 * still writing has no time limit (WCAG 2.2.1).
 *
 * @returns ends the watch
 */
export function watchDraft(key: string): () => void {
  const check = () => void keptDraft(key);
  // No timer counts while a computer sleeps, so the clock is asked again and again.
  const timer = setInterval(check, 20_000);
  document.addEventListener('visibilitychange', check);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', check);
  };
}

interface KeptDraft {
  /** When, as `Date.now()` counts. */
  readonly typed: number;
  readonly fields: Draft;
}

/** A clock that was set back makes no draft last longer. */
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
