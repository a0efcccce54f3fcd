import * as session from '../../contract/members/session.ts';

/** The limits of section 9 of the specification. Times are in milliseconds. */
export const limits = {
  /** How often a session looks whether its token has to be refreshed. */
  refreshCheck: session.checkEvery,
  /** A token with less left than this is refreshed. */
  refreshUnder: session.renewBelow,
  /** How long a token lives that does not tell its own lifetime. */
  tokenLifetime: session.defaultLifetime,
  requestTimeout: session.requestTimeout,
  concurrentRequests: session.concurrentRequests,
} as const;
