/** The limits of section 9 of the specification. Times are in milliseconds. */
export const limits = {
  /** How often a session looks whether its token has to be refreshed. */
  refreshCheck: 10_000,
  /** A token with less left than this is refreshed. */
  refreshUnder: 30_000,
  /** How long a token lives that does not tell its own lifetime. */
  tokenLifetime: 30_000,
  requestTimeout: 600_000,
  concurrentRequests: 10,
} as const;
