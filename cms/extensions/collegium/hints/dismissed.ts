import type { Hint } from './hint.ts';

/** The key of the dismissed hints in the browser's storage. They concern only this editor. */
const storageKey = 'collegium-hints';

/** Old entries are forgotten: their hints are shown again. */
const maxEntries = 200;

/** Dismissed hints, each with its place. */
export type Dismissed = readonly unknown[];

export function readDismissed(): Dismissed {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

/**
 * Stores that a hint is not to be shown again.
 *
 * @param itemKey collection and key of the text or file
 */
export function dismiss(itemKey: string, hint: Hint): Dismissed {
  const entries = [...readDismissed(), entryOf(itemKey, hint)].slice(-maxEntries);
  localStorage.setItem(storageKey, JSON.stringify(entries));
  return entries;
}

export function isDismissed(dismissed: Dismissed, itemKey: string, hint: Hint): boolean {
  return dismissed.includes(entryOf(itemKey, hint));
}

/** Hints with a number are about the whole text, so they stay dismissed when the number changes. */
function entryOf(itemKey: string, { name, about }: Hint): string {
  return [itemKey, name, ...(/^\d+$/.test(about) ? [] : [about])].join(' ');
}
