import type { SessionSnapshot } from '../../contract/members/session.ts';
import { hasSession } from './hasSession.ts';
import { loggedOut, notYetKnown } from './snapshot.ts';

/*
 * Who is logged in, for whatever shows it: islands by React's useSyncExternalStore, scripts as they like.
 */

/** What is known now; before the session has been looked at, whether there may be one. */
export function sessionSnapshot(): SessionSnapshot {
  return (held ??= hasSession() ? notYetKnown : loggedOut);
}

/**
 * Calls a function after each change.
 *
 * @returns ends that
 */
export function onSessionChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Not for features: the session tells its changes by it. */
export function holdSession(next: SessionSnapshot): void {
  if (next === held) return;
  held = next;
  for (const listener of listeners) listener();
}

const listeners = new Set<() => void>();
let held: SessionSnapshot | undefined;
