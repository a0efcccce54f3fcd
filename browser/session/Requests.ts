import pLimit from 'p-limit';
import { concurrentRequests, requestTimeout } from '../../contract/members/session.ts';
import { isTokenRefused } from './BackendError.ts';
import { bounded } from './bounded.ts';
import type { HeldLogin } from './HeldLogin.ts';
import type { Login } from './login.ts';

/**
 * The member's requests to the backend. Their number at the same time is limited, and the tokens are
 * renewed when necessary.
 */
export class Requests {
  readonly #limit = pLimit(concurrentRequests);
  readonly #running = new Set<AbortController>();
  readonly #held: HeldLogin;
  readonly #renew: () => Promise<void>;

  constructor(held: HeldLogin, renew: () => Promise<void>) {
    this.#held = held;
    this.#renew = renew;
  }

  /**
   * Calls as the member who is logged in now. If the backend refuses the token, renews it and repeats
   * the call.
   *
   * @throws BackendError of the backend, or ENDED if the member's login ends meanwhile: the response must
   *   not be shown
   */
  asMember<Result>(call: (login: Login, signal: AbortSignal) => Promise<Result>): Promise<Result> {
    const held = this.#held;
    const member = held.login?.startedAt;
    return this.#abortable(async (signal) => {
      // A project host answers an expired token like a visitor, not with a refusal of the token.
      if (held.isDue(held.loginOf(member), 'request')) await this.#renew();
      const login = held.loginOf(member);
      try {
        return await call(login, signal);
      } catch (error) {
        if (!isTokenRefused(error)) throw error;
        // Another request or tab may have received new tokens meanwhile.
        if (held.loginOf(member) === login) await this.#renew();
        return await call(held.loginOf(member), signal);
      } finally {
        held.loginOf(member);
      }
    });
  }

  abortAll(): void {
    for (const request of this.#running) request.abort();
  }

  #abortable<Result>(call: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
    return this.#limit(async () => {
      const request = new AbortController();
      this.#running.add(request);
      try {
        return await bounded(call, requestTimeout, request);
      } finally {
        this.#running.delete(request);
      }
    });
  }
}
