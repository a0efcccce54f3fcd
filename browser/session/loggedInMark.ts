import { loggedInKey } from '../../contract/storageKeys.ts';
import type { Login } from './login.ts';
import type { TabWindow } from './TabWindow.ts';

/*
 * The mark in local storage that a member is logged in in this browser. All tabs see it, also those
 * that slept during a log-out: a login without the mark has ended.
 */

/** Marks a login as the browser's. */
export function mark(window: TabWindow, { startedAt }: Login): void {
  const value = String(startedAt);
  if (read(window) !== value) write(window, value);
}

/**
 * Records that no awake tab has the login. A sleeping tab may still have it and accepts the mark,
 * but visitors' pages no longer load code for it.
 */
export function markUnanswered(window: TabWindow): void {
  const value = read(window);
  if (value) write(window, `-${withoutMinus(value)}`);
}

export function unmark(window: TabWindow): void {
  write(window, undefined);
}

/** True if a tab may have a login, or if storage is off. */
export function isMarked(window: TabWindow): boolean {
  const value = read(window);
  return value !== '';
}

/** True if this login is the browser's, or if storage is off. */
export function isMarkedAs(window: TabWindow, { startedAt }: Login): boolean {
  const value = read(window);
  return value === undefined || withoutMinus(value) === String(startedAt);
}

function withoutMinus(value: string): string {
  return value.replace('-', '');
}

/** The mark; empty without one, undefined if storage is off. */
function read(window: TabWindow): string | undefined {
  try {
    return window.localStorage.getItem(loggedInKey) ?? '';
  } catch {
    return undefined;
  }
}

function write(window: TabWindow, value: string | undefined): void {
  try {
    if (value === undefined) window.localStorage.removeItem(loggedInKey);
    else window.localStorage.setItem(loggedInKey, value);
  } catch {
    // Storage may be full or forbidden.
  }
}
