import { renewBelow } from '../../contract/members/session.ts';
import { BackendError, ownCodes } from './BackendError.ts';
import type { Login, Tokens } from './login.ts';
import { isMarkedAs } from './loggedInMark.ts';
import { forgetLogin, storedLogin, storeLogin } from './storedLogin.ts';
import { isNewer } from './Tabs.ts';
import type { TabWindow } from './TabWindow.ts';

/** The login of this tab, in memory and in the tab's storage. */
export class HeldLogin {
  readonly #window: TabWindow;
  /** The name of the backend. */
  readonly #backend: string;
  #login: Login | undefined;
  /** When the tokens were received, by `performance.now()`, which nobody can set. */
  #tick = 0;

  constructor(window: TabWindow, backend: string) {
    this.#window = window;
    this.#backend = backend;
  }

  get login(): Login | undefined {
    return this.#login;
  }

  /** @throws BackendError if this login is no longer the tab's */
  loginOf(startedAt: Login['startedAt'] | undefined): Login {
    if (!this.#login || this.#login.startedAt !== startedAt) {
      throw new BackendError(ownCodes.ended);
    }
    return this.#login;
  }

  /** Returns the login for tokens that the backend has just issued. */
  loginFrom(tokens: Tokens, rest: Pick<Login, 'startedAt' | 'renewals' | 'persist'>): Login {
    const { access, renewal, lifetime } = tokens;
    const { startedAt, renewals, persist } = rest;
    const backend = this.#backend;
    const receivedAt = Date.now();
    return { access, renewal, lifetime, backend, startedAt, renewals, persist, receivedAt };
  }

  take(login: Login): void {
    this.#login = login;
    this.#tick = this.#window.performance.now();
    storeLogin(this.#window, login);
  }

  drop(): void {
    this.#login = undefined;
    forgetLogin(this.#window);
  }

  /** Returns the login in the tab's storage, unless it has ended in another tab. */
  stored(): Login | undefined {
    const login = storedLogin(this.#window, this.#backend);
    return login && isMarkedAs(this.#window, login) ? login : undefined;
  }

  /**
   * Returns the stored login if it is newer: a page from the back/forward cache finds the tokens that
   * later pages of its tab have stored.
   */
  storedNewer(known: Login): Login | undefined {
    const stored = this.stored();
    return stored && isNewer(stored, known) ? stored : undefined;
  }

  /**
   * Returns whether the tokens have to be renewed. The clock may have been set, or may have stopped
   * while the device slept.
   */
  isDue({ receivedAt, lifetime }: Login, before: 'check' | 'request' = 'check'): boolean {
    const byClock = Date.now() - receivedAt;
    const byTick = this.#window.performance.now() - this.#tick;
    // With `renewBelow`, a token that lasts 30 seconds or less would be renewed before each request.
    const least = before === 'check' ? renewBelow : Math.min(renewBelow, lifetime / 2);
    return byClock < 0 || lifetime - Math.max(byClock, byTick) < least;
  }
}
