import { loggedInKey } from '../../contract/storageKeys.ts';
import type { Login } from './login.ts';
import type { TabWindow } from './TabWindow.ts';

/*
 * The mark in local storage that somebody is logged in in this browser. All tabs see it, also those that
 * were asleep when somebody logged out: whose login is not marked has none any more.
 */

/** Marks a login as the browser's. */
export function mark(window: TabWindow, { startedAt }: Login): void {
  const value = String(startedAt);
  if (read(window) !== value) write(window, value);
}

/**
 * No tab that is awake has the login. One that sleeps may have it and still goes by the mark, but
 * visitors' pages no longer load anything for it.
 */
export function markUnanswered(window: TabWindow): void {
  const value = read(window);
  if (value && isLogin(value)) write(window, `-${withoutMinus(value)}`);
}

/** The backend is still to be told that the login has ended. */
export function markEnding(window: TabWindow): void {
  write(window, ending);
}

export function unmark(window: TabWindow): void {
  write(window, undefined);
}

/** Whether the backend is still to be told. */
export function isEnding(window: TabWindow): boolean {
  return read(window) === ending;
}

/** Whether there is a login that some tab may have. */
export function isMarked(window: TabWindow): boolean {
  const value = read(window);
  return value === undefined || isLogin(value);
}

/** Which login some tab may have. */
export function markedStart(window: TabWindow): number | undefined {
  const time = Number.parseInt(withoutMinus(read(window) ?? ''));
  return Number.isNaN(time) ? undefined : time;
}

/** Whether this login is the browser's; where nothing can be kept, nobody can say that it is not. */
export function isMarkedAs(window: TabWindow, { startedAt }: Login): boolean {
  const value = read(window);
  return value === undefined || withoutMinus(value) === String(startedAt);
}

const ending = 'ending';

function isLogin(value: string): boolean {
  return value !== '' && value !== ending;
}

function withoutMinus(value: string): string {
  return value.replace('-', '');
}

/** Empty where there is none, nothing where storage is off. */
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
    // Storage may be full, or forbidden.
  }
}
