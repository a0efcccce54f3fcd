import {
  checkEvery,
  renewBelow,
  type CurrentUser,
  type SessionSnapshot,
} from '../../contract/members/session.ts';
import { loggedInKey } from '../../contract/storageKeys.ts';
import { alone } from './alone.ts';
import { BackendError, codeOf, isRefusal, isTokenRefused, ownCodes } from './BackendError.ts';
import { isMarked, isMarkedAs, mark, markUnanswered, unmark } from './loggedInMark.ts';
import type { Login, Tokens } from './login.ts';
import { Requests } from './Requests.ts';
import type { Credentials, MemberRequest, SessionBackend } from './SessionBackend.ts';
import { expired, loggedOut, notYetKnown } from './snapshot.ts';
import { forgetLogin, storedLogin, storeLogin } from './storedLogin.ts';
import { isNewer, Tabs } from './Tabs.ts';
import type { TabWindow } from './TabWindow.ts';

/**
 * A member's login in one tab. It is renewed while the page is open, it is the same in all tabs of
 * the browser, and a log-out in one tab ends it in all.
 */
export class Session {
  readonly #backend: SessionBackend;
  readonly #window: TabWindow;
  readonly #onChange: (snapshot: SessionSnapshot) => void;
  readonly #tabs: Tabs;
  readonly #requests = new Requests();
  #login: Login | undefined;
  /**
   * The login that the backend has refused. Another tab that does not know this must not restore
   * it.
   */
  #refused: Login | undefined;
  /** When the tokens were received, by `performance.now()`, which nobody can set. */
  #tick = 0;
  #user: CurrentUser | undefined;
  #renewal: { readonly of: Login; readonly done: Promise<void> } | undefined;
  #userCheck:
    | { readonly of: Login['startedAt'] | undefined; readonly done: Promise<void> }
    | undefined;
  #check: ReturnType<typeof setInterval> | undefined;
  /** A missing answer is logged once, not at each check. */
  #isUnanswered = false;

  constructor(
    backend: SessionBackend,
    window: TabWindow,
    onChange: (snapshot: SessionSnapshot) => void,
  ) {
    this.#backend = backend;
    this.#window = window;
    this.#onChange = onChange;
    this.#tabs = new Tabs(window, {
      onLogin: (login) => void (login.persist ? this.#begin(login) : this.#look()),
      onTokens: (login) => this.#takeFromTab(login),
      onLogout: () => this.#end(),
      current: () => this.#login,
    });
    this.#listen();
  }

  /** Restores the login that this tab has stored, or that another tab of the browser has. */
  async start(): Promise<void> {
    if (await this.#takeUp()) return;
    markUnanswered(this.#window);
    this.#end();
  }

  /**
   * Logs a member in and replaces any other login. Without `persist` (default true), the login is
   * valid for this tab only.
   *
   * @returns the word success, or the backend's code (specification, section 8)
   */
  async login(credentials: Credentials & { readonly persist?: boolean }): Promise<string> {
    try {
      const tokens = await this.#requests.bounded((signal) =>
        this.#backend.login(credentials, signal),
      );
      await this.#replaceBy(tokens, credentials.persist ?? true);
      return this.#login ? 'success' : ownCodes.invalidCredentials;
    } catch (error) {
      if (codeOf(error) === ownCodes.unreachable) this.#logUnanswered();
      return codeOf(error);
    }
  }

  /** Ends the login in all tabs, also if the backend can't be reached. */
  async logout(): Promise<void> {
    const login = this.#login;
    this.#end();
    this.#tabs.loggedOut();
    unmark(this.#window);
    if (login) await this.#endAtBackend(login);
  }

  /**
   * Sends a request as the member. If the backend refuses the token, renews it and repeats the
   * request.
   *
   * @throws BackendError
   */
  ask(request: MemberRequest): Promise<unknown> {
    return this.#asMember((login, signal) => this.#backend.ask(request, login, signal));
  }

  /** Loads the logged-in user again, for example after a change of the profile. */
  async refreshUser(): Promise<void> {
    const of = this.#login?.startedAt;
    if (this.#userCheck?.of !== of) {
      const done = this.#checkUser(of).finally(() => {
        if (this.#userCheck?.of === of) this.#userCheck = undefined;
      });
      this.#userCheck = { of, done };
    }
    await this.#userCheck?.done;
  }

  async #checkUser(member: Login['startedAt'] | undefined): Promise<void> {
    try {
      const user = await this.#asMember((...call) => this.#backend.currentUser(...call));
      this.#isUnanswered = false;
      this.#user = user;
      this.#onChange({ state: 'in', user });
    } catch (error) {
      if (isRefusal(error) && this.#login?.startedAt === member) this.#expire();
      // oxlint-disable-next-line no-console -- the specification wants it logged (section 8)
      console.info('Currently not logged in');
      if (codeOf(error) === ownCodes.unreachable) this.#logUnanswered();
    }
  }

  /**
   * Makes the backend mail a link, if there is such an account.
   *
   * @returns the word success, or a code if no mail can have been sent; the answer never reveals
   *   who is a member
   */
  async requestPasswordReset(email: string, resetUrl: string): Promise<string> {
    return this.#logged('Password reset', (signal) =>
      this.#backend.requestPasswordReset(email, resetUrl, signal),
    );
  }

  /** @returns the word success, or the backend's code: TOKEN_EXPIRED, FORBIDDEN for a used link … */
  async resetPassword(token: string, password: string): Promise<string> {
    return this.#logged('Password reset', (signal) =>
      this.#backend.resetPassword(token, password, signal),
    );
  }

  /** @returns the word success, or the backend's code: TOKEN_EXPIRED, INVALID_INVITE for a used link … */
  async acceptInvitation(token: string, password: string): Promise<string> {
    return this.#logged('Invitation', (signal) =>
      this.#backend.acceptInvitation(token, password, signal),
    );
  }

  /**
   * Changes the password, which ends all other sessions of the member. Logs in with the old
   * password first: backends do not ask for it, and anybody at an unattended computer could change
   * it.
   *
   * @returns the word success, or the backend's code
   */
  async changePassword(old: Credentials, password: string): Promise<string> {
    const persist = this.#login?.persist ?? true;
    try {
      await this.#requests.bounded(async (signal) => {
        const known = await this.#backend.login(old, signal);
        await this.#backend.changePassword(password, known, signal).catch((error: unknown) => {
          void this.#endAtBackend(known);
          throw error;
        });
        // Directus ends all sessions that began with the old password, including this one.
        const tokens = await this.#backend
          .login({ ...old, password }, signal)
          .catch(() => undefined);
        if (tokens) await this.#replaceBy(tokens, persist);
        else this.#expire();
      });
      return 'success';
    } catch (error) {
      return codeOf(error);
    }
  }

  /**
   * Ends the member's sessions on all other devices. Access tokens that they have stay valid for
   * some minutes.
   *
   * @returns the word success, or the backend's code
   */
  async endOtherSessions(): Promise<string> {
    try {
      await this.#asMember((...call) => this.#backend.endOtherSessions(...call));
      return 'success';
    } catch (error) {
      return codeOf(error);
    }
  }

  #listen(): void {
    const look = () => void this.#look();
    const { document } = this.#window;
    // After a device wakes, a page returns from the cache, or the connection returns.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') look();
    });
    this.#window.addEventListener('pageshow', look);
    this.#window.addEventListener('online', look);
    this.#window.addEventListener('storage', ({ key }) => {
      // The event has no key if the whole storage was cleared.
      if (key && key !== loggedInKey) return;
      if (this.#login) look();
      else if (isMarked(this.#window)) void this.#takeUp();
    });
  }

  /** @returns true if there is a login */
  async #takeUp(): Promise<boolean> {
    if (!isMarked(this.#window)) return false;
    const stored = this.#stored();
    if (!stored) await this.#tabs.askForNewer();
    // Another tab may have answered, or somebody may have logged in meanwhile.
    if (!this.#login) {
      if (!stored) return false;
      this.#take(stored);
    }
    await this.#look();
    return true;
  }

  /** Does the regular checks, and those that were missed while the device slept. */
  async #look(): Promise<void> {
    const login = this.#login;
    if (!login) return;
    if (!isMarkedAs(this.#window, login)) {
      await this.#giveWay(login);
      return;
    }
    mark(this.#window, login);
    try {
      if (this.#isDue(login)) await this.#renew();
    } catch (error) {
      // A refusal has ended the login. After a network error, the next check tries again.
      if (!isRefusal(error)) this.#logUnanswered();
    }
    if (this.#login && !this.#user) await this.refreshUser();
  }

  /** Handles a log-out, and possibly another log-in, whose message this tab has missed. */
  async #giveWay(login: Login): Promise<void> {
    const stored = this.#stored();
    if (stored) {
      await this.#begin(stored);
      return;
    }
    if (isMarked(this.#window)) await this.#tabs.askForNewer();
    if (this.#login === login) this.#end();
  }

  /** The clock may have been set, or may have stopped while the device slept. */
  #isDue({ receivedAt, lifetime }: Login, before: 'look' | 'request' = 'look'): boolean {
    const byClock = Date.now() - receivedAt;
    const byTick = this.#window.performance.now() - this.#tick;
    // With `renewBelow`, a token that lasts 30 seconds or less would be renewed before each request.
    const least = before === 'look' ? renewBelow : Math.min(renewBelow, lifetime / 2);
    return byClock < 0 || lifetime - Math.max(byClock, byTick) < least;
  }

  /** Renews the tokens. Concurrent calls share one renewal. */
  #renew(): Promise<void> {
    const of = this.#login;
    if (!of) return Promise.resolve();
    if (this.#renewal?.of !== of) {
      const done = alone(this.#window, () => this.#trade(of)).finally(() => {
        if (this.#renewal?.of === of) this.#renewal = undefined;
      });
      this.#renewal = { of, done };
    }
    return this.#renewal.done;
  }

  /** Directus accepts a renewal token once: a second tab takes over the tokens of the first. */
  async #trade(known: Login): Promise<void> {
    if (this.#login !== known) return;
    const before = this.#newestHere(known);
    if (before !== known && !this.#isDue(before)) return;
    await this.#tabs.askForNewer();
    if (this.#login !== before) return;
    try {
      const tokens = await this.#requests.bounded(
        (signal) => this.#backend.renew(before, signal),
        renewalTimeout,
      );
      if (this.#login !== before) {
        this.#leave(tokens, before);
        return;
      }
      const login = this.#loginOf(tokens, { ...before, renewals: before.renewals + 1 });
      this.#take(login);
      this.#tabs.renewed(login);
    } catch (error) {
      if (this.#login !== before) return;
      if (!isRefusal(error)) throw error;
      await this.#tabs.askForNewer();
      if (this.#login !== before) return;
      this.#expire();
      throw error;
    }
  }

  /**
   * A page from the back/forward cache takes over the tokens that later pages of its tab have
   * stored.
   */
  #newestHere(known: Login): Login {
    const stored = this.#stored();
    if (!stored || !isNewer(stored, known)) return known;
    this.#take(stored);
    return stored;
  }

  /** Ends tokens that were renewed for a login that is over. */
  #leave(tokens: Tokens, { startedAt }: Login): void {
    // Another tab may have renewed the same login and use these tokens.
    if (this.#login?.startedAt === startedAt) return;
    void this.#endAtBackend(tokens);
  }

  /** Replaces the login of this tab. */
  async #replaceBy(tokens: Tokens, persist: boolean): Promise<void> {
    const before = this.#login;
    const login = this.#loginOf(tokens, { startedAt: Date.now(), renewals: 0, persist });
    mark(this.#window, login);
    this.#tabs.loggedIn(login);
    if (before) void this.#endAtBackend(before);
    await this.#begin(login);
  }

  async #begin(login: Login): Promise<void> {
    if (login.backend !== this.#backend.name) return;
    this.#requests.abortThoseOfMember();
    this.#user = undefined;
    this.#take(login);
    await this.refreshUser();
  }

  #takeFromTab(login: Login): boolean {
    const isMeant =
      login.backend === this.#backend.name &&
      (login.persist || login.startedAt === this.#login?.startedAt) &&
      isMarkedAs(this.#window, login) &&
      isNewer(login, this.#login ?? this.#refused);
    if (!isMeant) return false;
    if (this.#login?.startedAt === login.startedAt) this.#take(login);
    else void this.#begin(login);
    return true;
  }

  #take(login: Login): void {
    this.#login = login;
    this.#tick = this.#window.performance.now();
    storeLogin(this.#window, login);
    if (!this.#user) this.#onChange(notYetKnown);
    this.#check ??= setInterval(() => void this.#look(), checkEvery);
  }

  #loginOf(tokens: Tokens, rest: Pick<Login, 'startedAt' | 'renewals' | 'persist'>): Login {
    const { access, renewal, lifetime } = tokens;
    const { startedAt, renewals, persist } = rest;
    const backend = this.#backend.name;
    const receivedAt = Date.now();
    return { access, renewal, lifetime, backend, startedAt, renewals, persist, receivedAt };
  }

  #stored(): Login | undefined {
    const login = storedLogin(this.#window, this.#backend.name);
    return login && isMarkedAs(this.#window, login) ? login : undefined;
  }

  #end(isExpired = false): void {
    clearInterval(this.#check);
    this.#check = undefined;
    this.#login = undefined;
    this.#user = undefined;
    forgetLogin(this.#window);
    this.#requests.abortThoseOfMember();
    this.#onChange(isExpired ? expired : loggedOut);
  }

  /**
   * The backend no longer accepts this login. Other tabs find that out themselves, or have newer
   * tokens.
   */
  #expire(): void {
    this.#refused = this.#login;
    markUnanswered(this.#window);
    this.#end(true);
  }

  /** Tells the backend that a login is over. Without an answer, its tokens expire by themselves. */
  async #endAtBackend(login: Tokens): Promise<void> {
    await this.#requests
      .bounded((signal) => this.#backend.logout(login, signal), renewalTimeout)
      .catch(() => undefined);
  }

  async #asMember<Answer>(
    call: (login: Login, signal: AbortSignal) => Promise<Answer>,
  ): Promise<Answer> {
    const member = this.#login?.startedAt;
    return this.#requests.ofMember(async (signal) => {
      // A project host answers an expired token like a visitor, not with a refusal of the token.
      if (this.#isDue(this.#loginAs(member), 'request')) await this.#renew();
      const login = this.#loginAs(member);
      try {
        return await call(login, signal);
      } catch (error) {
        if (!isTokenRefused(error)) throw error;
        // Another request or tab may have received new tokens meanwhile.
        if (this.#loginAs(member) === login) await this.#renew();
        return await call(this.#loginAs(member), signal);
      } finally {
        // Throws if the member has logged out meanwhile: the answer must not be shown.
        this.#loginAs(member);
      }
    });
  }

  #loginAs(startedAt: number | undefined): Login {
    if (!this.#login || this.#login.startedAt !== startedAt) {
      throw new BackendError(ownCodes.ended);
    }
    return this.#login;
  }

  async #logged(what: string, call: (signal: AbortSignal) => Promise<void>): Promise<string> {
    try {
      await this.#requests.bounded(call);
      return 'success';
    } catch (error) {
      // oxlint-disable-next-line no-console -- the specification wants it logged (section 8)
      console.error(`${what} failed: ${codeOf(error)}`);
      return codeOf(error);
    }
  }

  #logUnanswered(): void {
    if (this.#isUnanswered) return;
    this.#isUnanswered = true;
    // oxlint-disable-next-line no-console -- the specification wants it logged (section 8)
    console.error('No answer from the backend');
  }
}

/**
 * Milliseconds. Other tabs wait for a renewal, and a connection that broke while the device slept
 * reports no error.
 */
const renewalTimeout = 60_000;
