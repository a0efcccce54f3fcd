import { tabsChannel } from '../../contract/members/session.ts';
import { loginIn, type Login } from './login.ts';
import type { TabWindow } from './TabWindow.ts';

type Message =
  /** A member has logged in and replaced any other login. */
  | { readonly kind: 'login'; readonly login: Login }
  /** The login has new tokens, or this is the reply to `ask`. */
  | { readonly kind: 'tokens'; readonly login: Login }
  /** Asks which tab has a login. */
  | { readonly kind: 'ask' }
  | { readonly kind: 'logout' };

/** Receives the messages of the browser's other tabs. */
interface TabListener {
  readonly onLogin: (login: Login) => void;
  /** @returns true if this tab has taken them over */
  readonly onTokens: (login: Login) => boolean;
  readonly onLogout: () => void;
  /** The login of this tab, for the other tabs. */
  readonly current: () => Login | undefined;
}

/** The other tabs of this browser that have the site open. */
export class Tabs {
  readonly #channel: InstanceType<NonNullable<TabWindow['BroadcastChannel']>> | undefined;
  readonly #waiting = new Set<() => void>();

  constructor(window: TabWindow, listener: TabListener) {
    this.#channel = window.BroadcastChannel && new window.BroadcastChannel(tabsChannel);
    this.#channel?.addEventListener('message', ({ data }) => this.#receive(data, listener));
  }

  loggedIn(login: Login): void {
    this.#post({ kind: 'login', login });
  }

  renewed(login: Login): void {
    this.#post({ kind: 'tokens', login });
  }

  loggedOut(): void {
    this.#post({ kind: 'logout' });
  }

  /**
   * Asks the other tabs for their login. The listener gets it and returns whether it is newer.
   *
   * @returns when a tab has answered with a newer login, or after `timeout`
   */
  async requestNewer(): Promise<void> {
    if (!this.#channel) return;
    this.#post({ kind: 'ask' });
    await new Promise<void>((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.#waiting.delete(done);
        resolve();
      };
      const timer = setTimeout(done, timeout);
      this.#waiting.add(done);
    });
  }

  #post(message: Message): void {
    this.#channel?.postMessage(message);
  }

  /** Tabs of another build may send other messages. */
  #receive(data: unknown, listener: TabListener): void {
    const { kind, login: sent } = (data ?? {}) as { kind?: unknown; login?: unknown };
    const login = loginIn(sent);
    if (kind === 'login' && login) listener.onLogin(login);
    if (kind === 'logout') listener.onLogout();
    if (kind === 'tokens' && login && listener.onTokens(login)) {
      for (const done of this.#waiting) done();
    }
    if (kind === 'ask') {
      const own = listener.current();
      if (own) this.renewed(own);
    }
  }
}

/**
 * True if the login has tokens that the other lacks. For another member's login, the mark decides.
 */
export function isNewer(login: Login, other: Login | undefined): boolean {
  return login.startedAt !== other?.startedAt || login.renewals > other.renewals;
}

/** Milliseconds. A tab that is awake answers within a few. */
const timeout = 300;
