import { alone } from './alone.ts';
import { isRefusal } from './BackendError.ts';
import { bounded, tokenTimeout } from './bounded.ts';
import { endAtBackend } from './endAtBackend.ts';
import type { HeldLogin } from './HeldLogin.ts';
import type { Login, Tokens } from './login.ts';

import type { SessionBackend } from './SessionBackend.ts';
import { Shared } from './Shared.ts';
import type { Tabs } from './Tabs.ts';
import type { TabWindow } from './TabWindow.ts';

interface RenewalParts {
  readonly backend: SessionBackend;
  readonly window: TabWindow;
  readonly held: HeldLogin;
  readonly tabs: Tabs;
  readonly onTokens: (login: Login) => void;
  /** Called if the backend refuses, and no other tab has newer tokens. */
  readonly onRefused: () => void;
}

/** Exchanges the login's tokens for new ones, in one tab of the browser at a time. */
export class Renewal {
  readonly #parts: RenewalParts;
  readonly #shared = new Shared<Login>();

  constructor(parts: RenewalParts) {
    this.#parts = parts;
  }

  /**
   * Renews the tokens. Concurrent calls share one renewal.
   *
   * @throws BackendError
   */
  async renew(): Promise<void> {
    const { held, window } = this.#parts;
    const { login } = held;
    if (login) await this.#shared.run(login, () => alone(window, () => this.#trade(login)));
  }

  /** Directus accepts a renewal token once: a second tab takes over the tokens of the first. */
  async #trade(known: Login): Promise<void> {
    const { backend, held, tabs, onTokens, onRefused } = this.#parts;
    if (held.login !== known) return;
    const stored = held.storedNewer(known);
    if (stored) onTokens(stored);
    const before = stored ?? known;
    if (stored && !held.isDue(stored)) return;
    await tabs.requestNewer();
    if (held.login !== before) return;
    try {
      const tokens = await bounded((signal) => backend.renew(before, signal), tokenTimeout);
      if (held.login !== before) {
        this.#endUnused(tokens, before);
        return;
      }
      const login = held.loginFrom(tokens, { ...before, renewals: before.renewals + 1 });
      onTokens(login);
      tabs.renewed(login);
    } catch (error) {
      if (held.login !== before) return;
      if (!isRefusal(error)) throw error;
      await tabs.requestNewer();
      if (held.login !== before) return;
      onRefused();
      throw error;
    }
  }

  /** Ends tokens that were renewed for a login that is over. */
  #endUnused(tokens: Tokens, { startedAt }: Login): void {
    const { backend, held } = this.#parts;
    // Another tab may have renewed the same login and use these tokens.
    if (held.login?.startedAt !== startedAt) void endAtBackend(backend, tokens);
  }
}
