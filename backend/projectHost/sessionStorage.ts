import { sessionKey } from '../../contract/storageKeys.ts';

/** The part of the browser's session storage that a session needs. */
export type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What is remembered of a login. */
export interface StoredSession {
  readonly token: string;
  /** By the clock of the machine that stores it, in milliseconds since 1970. */
  readonly expiresAt: number;
  /** The project that the member has logged in to. */
  readonly project: string;
}

export function storeSession(storage: SessionStorage, session: StoredSession) {
  storage.setItem(sessionKey, JSON.stringify(session));
}

export function forgetSession(storage: SessionStorage) {
  storage.removeItem(sessionKey);
}

/** The session that was stored. What is not one, whoever wrote it, counts as none. */
export function storedSession(storage: SessionStorage): StoredSession | undefined {
  try {
    const value: unknown = JSON.parse(storage.getItem(sessionKey) ?? 'null');
    return isStoredSession(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isStoredSession(value: unknown): value is StoredSession {
  const { token, expiresAt, project } = (value ?? {}) as Record<keyof StoredSession, unknown>;
  return typeof token === 'string' && typeof expiresAt === 'number' && typeof project === 'string';
}
