import {
  checkEvery,
  type CurrentUser,
  type SessionSnapshot,
} from '../../contract/members/session.ts';
import { loggedInKey } from '../../contract/storageKeys.ts';
import { AccountCalls } from './AccountCalls.ts';
import { resultOf } from './resultOf.ts';
import { codeOf, isRefusal, ownCodes } from './BackendError.ts';
import { bounded } from './bounded.ts';
import { changedPassword } from './changedPassword.ts';
import { endAtBackend } from './endAtBackend.ts';
import { HeldLogin } from './HeldLogin.ts';
import { isMarked, isMarkedAs, mark, markUnanswered, unmark } from './loggedInMark.ts';
import type { Login, Tokens } from './login.ts';
import { Renewal } from './Renewal.ts';
import { Requests } from './Requests.ts';
import type { Credentials, MemberRequest, SessionBackend } from './SessionBackend.ts';
import { expired, loggedOut, notYetKnown } from './snapshot.ts';
import { Shared } from './Shared.ts';
import { isNewer, Tabs } from './Tabs.ts';
import type { TabWindow } from './TabWindow.ts';

/**
 * A member's login in one tab. It is renewed while the page is open, it is the same in all tabs of
 * the browser, and a log-out in one tab ends it in all.
 */
export class Session extends AccountCalls {
  readonly #window: TabWindow;
  readonly #onChange: (snapshot: SessionSnapshot) => void;
  readonly #tabs: Tabs;
  readonly #held: HeldLogin;
  readonly #renewal: Renewal;
  readonly #requests: Requests;
  /**
   * The login that the backend has refused. Another tab that does not know this must not restore
   * it.
   */
  #refused: Login | undefined;
  #user: CurrentUser | undefined;
  readonly #userCheck = new Shared<Login['startedAt']>();
  #check: ReturnType<typeof setInterval> | undefined;
  /** A missing response is logged once, not at each check. */
  #isMissingResponseLogged = false;

  constructor(
    backend: SessionBackend,
    window: TabWindow,
    onChange: (snapshot: SessionSnapshot) => void,
  ) {
    super(backend);
    this.#window = window;
    this.#onChange = onChange;
    this.#held = new HeldLogin(window, backend.name);
    this.#tabs = new Tabs(window, {
      onLogin: (login) => void (login.persist ? this.#startWith(login) : this.#checkLogin()),
      onTokens: (login) => this.#acceptFromTab(login),
      onLogout: () => this.#end(),
      current: () => this.#held.login,
    });
    this.#renewal = new Renewal({
      ...{ backend, window, held: this.#held, tabs: this.#tabs },
      onTokens: (login) => this.#hold(login),
      onRefused: () => this.#expire(),
    });
    this.#requests = new Requests(this.#held, () => this.#renewal.renew());
    this.#listen();
  }

  /** Restores the login that this tab has stored, or that another tab of the browser has. */
  async start(): Promise<void> {
    if (await this.#restore()) return;
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
      const tokens = await bounded((signal) => this.backend.login(credentials, signal));
      await this.#replaceBy(tokens, credentials.persist ?? true);
      return this.#held.login ? 'success' : ownCodes.invalidCredentials;
    } catch (error) {
      if (codeOf(error) === ownCodes.unreachable) this.#logMissingResponse();
      return codeOf(error);
    }
  }

  /** Ends the login in all tabs, also if the backend can't be reached. */
  async logout(): Promise<void> {
    const { login } = this.#held;
    this.#end();
    this.#tabs.loggedOut();
    unmark(this.#window);
    if (login) await endAtBackend(this.backend, login);
  }

  /**
   * Sends a request as the member. If the backend refuses the token, renews it and repeats the
   * request.
   *
   * @throws BackendError
   */
  request(request: MemberRequest): Promise<unknown> {
    return this.#requests.asMember((login, signal) =>
      this.backend.request(request, login, signal, this.#user?.id),
    );
  }

  /** Loads the logged-in user again, for example after a change of the profile. */
  async refreshUser(): Promise<void> {
    const member = this.#held.login?.startedAt;
    if (member !== undefined) await this.#userCheck.run(member, () => this.#checkUser(member));
  }

  /**
   * Changes the password, if the old one is right. Directus then ends all sessions except the one in which
   * it was changed, which is a new one, so the session continues with that.
   *
   * @returns the word success, or the backend's code
   */
  changePassword(old: Credentials, password: string): Promise<string> {
    const persist = this.#held.login?.persist ?? true;
    const change = changedPassword(this.backend, old, password);
    return resultOf(change.then((tokens) => this.#replaceBy(tokens, persist)));
  }

  /**
   * Ends the member's sessions on all other devices.
   *
   * @returns the word success, or the backend's code
   */
  endOtherSessions(): Promise<string> {
    return resultOf(this.#requests.asMember((...call) => this.backend.endOtherSessions(...call)));
  }

  #listen(): void {
    const check = () => void this.#checkLogin();
    const { document } = this.#window;
    // After a device wakes, a page returns from the cache, or the connection returns.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') check();
    });
    this.#window.addEventListener('pageshow', check);
    this.#window.addEventListener('online', check);
    this.#window.addEventListener('storage', ({ key }) => {
      // The event has no key if the whole storage was cleared.
      if (key && key !== loggedInKey) return;
      if (this.#held.login) check();
      else if (isMarked(this.#window)) void this.#restore();
    });
  }

  /** Restores the login of this tab's storage, or of another tab. Returns whether there is one. */
  async #restore(): Promise<boolean> {
    if (!isMarked(this.#window)) return false;
    const stored = this.#held.stored();
    if (!stored) await this.#tabs.requestNewer();
    // Another tab may have answered, or somebody may have logged in meanwhile.
    if (!this.#held.login) {
      if (!stored) return false;
      this.#hold(stored);
    }
    await this.#checkLogin();
    return true;
  }

  /** Does the regular checks, and those that were missed while the device slept. */
  async #checkLogin(): Promise<void> {
    const { login } = this.#held;
    if (!login) return;
    if (!isMarkedAs(this.#window, login)) {
      await this.#followOtherTabs(login);
      return;
    }
    mark(this.#window, login);
    try {
      if (this.#held.isDue(login)) await this.#renewal.renew();
    } catch (error) {
      // A refusal has ended the login. After a network error, the next check tries again.
      if (!isRefusal(error)) this.#logMissingResponse();
    }
    if (this.#held.login && !this.#user) await this.refreshUser();
  }

  async #checkUser(member: Login['startedAt']): Promise<void> {
    try {
      const user = await this.#requests.asMember((...call) => this.backend.currentUser(...call));
      this.#isMissingResponseLogged = false;
      this.#user = user;
      this.#onChange({ state: 'in', user });
    } catch (error) {
      if (isRefusal(error) && this.#held.login?.startedAt === member) this.#expire();
      // oxlint-disable-next-line no-console -- the specification wants it logged (section 8)
      console.info('Currently not logged in');
      if (codeOf(error) === ownCodes.unreachable) this.#logMissingResponse();
    }
  }

  /** Handles a log-out, and possibly another log-in, whose message this tab has missed. */
  async #followOtherTabs(login: Login): Promise<void> {
    const stored = this.#held.stored();
    if (stored) {
      await this.#startWith(stored);
      return;
    }
    if (isMarked(this.#window)) await this.#tabs.requestNewer();
    if (this.#held.login === login) this.#end();
  }

  /** Replaces the login of this tab. */
  async #replaceBy(tokens: Tokens, persist: boolean): Promise<void> {
    const before = this.#held.login;
    const login = this.#held.loginFrom(tokens, { startedAt: Date.now(), renewals: 0, persist });
    mark(this.#window, login);
    this.#tabs.loggedIn(login);
    if (before) void endAtBackend(this.backend, before);
    await this.#startWith(login);
  }

  /** Uses a login, of this or another member, instead of the one before. Loads its user. */
  async #startWith(login: Login): Promise<void> {
    if (login.backend !== this.backend.name) return;
    this.#requests.abortAll();
    this.#user = undefined;
    this.#hold(login);
    await this.refreshUser();
  }

  /** Uses the login of another tab if it is newer. Returns whether it does. */
  #acceptFromTab(login: Login): boolean {
    const { login: own } = this.#held;
    const isMeant =
      login.backend === this.backend.name &&
      (login.persist || login.startedAt === own?.startedAt) &&
      isMarkedAs(this.#window, login) &&
      isNewer(login, own ?? this.#refused);
    if (!isMeant) return false;
    if (own?.startedAt === login.startedAt) this.#hold(login);
    else void this.#startWith(login);
    return true;
  }

  /** Stores the login, or its new tokens, and starts the regular checks. */
  #hold(login: Login): void {
    this.#held.take(login);
    if (!this.#user) this.#onChange(notYetKnown);
    this.#check ??= setInterval(() => void this.#checkLogin(), checkEvery);
  }

  #end(isExpired = false): void {
    clearInterval(this.#check);
    this.#check = undefined;
    this.#user = undefined;
    this.#held.drop();
    this.#requests.abortAll();
    this.#onChange(isExpired ? expired : loggedOut);
  }

  /**
   * The backend no longer accepts this login. Other tabs find that out themselves, or have newer
   * tokens.
   */
  #expire(): void {
    this.#refused = this.#held.login;
    markUnanswered(this.#window);
    this.#end(true);
  }

  #logMissingResponse(): void {
    if (this.#isMissingResponseLogged) return;
    this.#isMissingResponseLogged = true;
    // oxlint-disable-next-line no-console -- the specification wants it logged (section 8)
    console.error('No answer from the backend');
  }
}
