import type { Hint } from './findHints.ts';

/** The key of the dismissed hints in the browser's storage. They concern only this editor. */
const storageKey = 'collegium-hints';

/** Old entries are forgotten: their hints are shown again. */
const mostEntries = 200;

/** @param place collection and key of the text */
export function isDismissed(place: string, hint: Hint): boolean {
  return readEntries().includes(entryOf(place, hint));
}

export function dismiss(place: string, hint: Hint): void {
  const entries = [...readEntries(), entryOf(place, hint)].slice(-mostEntries);
  localStorage.setItem(storageKey, JSON.stringify(entries));
}

function readEntries(): readonly unknown[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

/** Hints with a number are about the whole text, so they stay dismissed when the number changes. */
function entryOf(place: string, { name, about }: Hint): string {
  return [place, name, ...(/^\d+$/.test(about) ? [] : [about])].join(' ');
}
