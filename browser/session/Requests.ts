import pLimit from 'p-limit';
import { concurrentRequests, requestTimeout } from '../../contract/members/session.ts';

/** What a session asks of its backend: each ends, by itself or after its time, and not too many at once. */
export class Requests {
  readonly #limit = pLimit(concurrentRequests);
  readonly #ofMember = new Set<AbortController>();

  /**
   * A call of its own.
   *
   * @param time in milliseconds
   */
  async bounded<Answer>(
    call: (signal: AbortSignal) => Promise<Answer>,
    time = requestTimeout,
  ): Promise<Answer> {
    return ended(new AbortController(), call, time);
  }

  /** A call as a member, whose turn comes, and which is aborted with the login that it is made with. */
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
