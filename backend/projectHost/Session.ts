import { codes, isRefusal, messages, ProjectHostError } from './errors.ts';
import { limits } from './limits.ts';
import {
  forgetSession,
  storedSession,
  storeSession,
  type SessionStorage,
  type StoredSession,
} from './sessionStorage.ts';
import { tokenLifetime } from './tokenLifetime.ts';

export interface SessionOptions {
  readonly storage?: SessionStorage | undefined;
  readonly onExpired?: ((error: Error) => void) | undefined;
  /** Trades a token for a new one at the backend. */
  readonly refresh: (session: StoredSession) => Promise<string>;
}

/** A member's login: its token, kept fresh for as long as the page is open. */
export class Session {
  readonly #options: SessionOptions;
  #current: StoredSession | undefined;
  #persisted = false;
  #check: ReturnType<typeof setInterval> | undefined;
  #renewal: { readonly of: StoredSession; readonly done: Promise<void> } | undefined;

  /** Takes up the session that the storage holds, if it holds one. */
  constructor(options: SessionOptions) {
    this.#options = options;
    const stored = options.storage && storedSession(options.storage);
    if (!stored) return;
    this.#persisted = true;
    this.#take(stored);
    this.#refreshIfNeeded();
  }

  get token(): string | undefined {
    return this.#current?.token;
  }

  /** The project that the member has logged in to. */
  get project(): string | undefined {
    return this.#current?.project;
  }

  start(token: string, project: string, persist: boolean) {
    this.end();
    this.#persisted = persist;
    this.#take({ token, project, expiresAt: Date.now() + tokenLifetime(token) });
  }

  /** Forgets the token and the project, here and in the storage. */
  end() {
    clearInterval(this.#check);
    this.#check = undefined;
    this.#current = undefined;
    if (this.#options.storage) forgetSession(this.#options.storage);
  }

  /**
   * Refreshes the token. Who asks while that is under way waits for the same new token.
   *
   * @throws ProjectHostError `auth_expired_token` if the backend refuses; the session is over then
   */
  async renew(): Promise<void> {
    const before = this.#current;
    if (!before) return;
    if (this.#renewal?.of !== before) this.#renewal = { of: before, done: this.#replace(before) };
    await this.#renewal.done;
  }

  async #replace(before: StoredSession): Promise<void> {
    try {
      const token = await this.#options.refresh(before);
      // The member may have logged out meanwhile, and stays so.
      if (this.#current !== before) return;
      this.#take({ ...before, token, expiresAt: Date.now() + tokenLifetime(token) });
    } catch (error) {
      if (!isRefusal(error)) {
        // The same token may be tried again.
        this.#renewal = undefined;
        throw error;
      }
      const expired = expiredError(error);
      if (this.#current === before) {
        this.end();
        this.#options.onExpired?.(expired);
      }
      throw expired;
    }
  }

  #take(session: StoredSession) {
    this.#current = session;
    if (this.#persisted && this.#options.storage) storeSession(this.#options.storage, session);
    this.#check ??= setInterval(() => this.#refreshIfNeeded(), limits.refreshCheck);
  }

  #refreshIfNeeded() {
    const left = (this.#current?.expiresAt ?? Infinity) - Date.now();
    if (left >= limits.refreshUnder) return;
    // A refusal has been told to `onExpired`; a network that is away is tried again at the next check.
    this.renew().catch(() => undefined);
  }
}

function expiredError({ method, url, status }: ProjectHostError): ProjectHostError {
  return new ProjectHostError(messages.expiredToken, {
    code: codes.expiredToken,
    method,
    url,
    status,
  });
}
