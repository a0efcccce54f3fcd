import pLimit from 'p-limit';
import { concurrentRequests, requestTimeout } from '../../contract/members/session.ts';

/**
 * A session's requests to its backend. Each has a timeout, and the number of concurrent ones is
 * limited.
 */
export class Requests {
  readonly #limit = pLimit(concurrentRequests);
  readonly #ofMember = new Set<AbortController>();

  /**
   * A call outside the queue, which a change of the login does not abort.
   *
   * @param time in milliseconds
   */
  async bounded<Answer>(
    call: (signal: AbortSignal) => Promise<Answer>,
    time = requestTimeout,
  ): Promise<Answer> {
    return ended(new AbortController(), call, time);
  }

  /** A call as a member. It waits in the queue, and is aborted when its login ends. */
  ofMember<Answer>(call: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
    return this.#limit(async () => {
      const request = new AbortController();
      this.#ofMember.add(request);
      try {
        return await ended(request, call, requestTimeout);
      } finally {
        this.#ofMember.delete(request);
      }
    });
  }

  abortThoseOfMember(): void {
    for (const request of this.#ofMember) request.abort();
  }
}

async function ended<Answer>(
  request: AbortController,
  call: (signal: AbortSignal) => Promise<Answer>,
  time: number,
): Promise<Answer> {
  const timer = setTimeout(() => request.abort(), time);
  try {
    return await call(request.signal);
  } finally {
    clearTimeout(timer);
  }
}
