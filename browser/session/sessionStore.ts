import type { SessionSnapshot } from '../../contract/members/session.ts';
import { hasSession } from './hasSession.ts';
import { loggedOut, notYetKnown } from './snapshot.ts';

/*
 * The session's state for its users: islands use React's useSyncExternalStore, scripts subscribe
 * directly.
 */

/** The current state. Until the session has started, whether there may be a login. */
export function sessionSnapshot(): SessionSnapshot {
  return (held ??= hasSession() ? notYetKnown : loggedOut);
}

/**
 * Calls a function after each change.
 *
 * @returns ends the subscription
 */
export function onSessionChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Publishes a change of the session. Only memberSession.ts calls this. */
export function publishSession(next: SessionSnapshot): void {
  if (next === held) return;
  held = next;
  for (const listener of listeners) listener();
}

const listeners = new Set<() => void>();
let held: SessionSnapshot | undefined;
