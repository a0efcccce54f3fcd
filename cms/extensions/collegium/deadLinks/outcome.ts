/** The reason why a link to another website counts as dead. Each one has a sentence (locales/overview). */
export type Failure =
  | 'notFound'
  | 'gone'
  | 'serverError'
  | 'unknownHost'
  | 'refused'
  | 'silent'
  | 'certificate';

/** The result of a request to another website. */
export type Outcome =
  /** A server has answered, so this computer reaches the internet. */
  | { readonly hasAnswered: true; readonly failure?: Failure }
  | { readonly hasAnswered: false; readonly failure: Failure }
  /** Says nothing about the link. */
  | 'unclear';

/**
 * Returns what a status says about a link. Only statuses count as a failure by which a server says that there is no page for
 * anybody. With others, servers refuse programs or ask for a log-in (401, 403, 405, 429, 999), or are being maintained (503).
 * The sources are in docs/decisions/0146-directus-checks-links-to-other-websites.md.
 */
export function outcomeOfStatus(status: number): Outcome {
  const failure = failuresByStatus[status];
  if (failure) return { hasAnswered: true, failure };
  const isError = status >= 500 && status < 600 && !saysLittle.has(status);
  return isError ? { hasAnswered: true, failure: 'serverError' } : { hasAnswered: true };
}

const failuresByStatus: Readonly<Record<number, Failure>> = { 404: 'notFound', 410: 'gone' };

/** The server does not know the method, or is away for a while. Many refuse programs with 503. */
const saysLittle: ReadonlySet<number> = new Set([501, 503]);

/** Returns what an error of the connection says about a link. */
export function outcomeOfError(error: unknown): Outcome {
  for (const code of codesOf(error)) {
    const failure = failuresByCode[code];
    if (failure) return { hasAnswered: false, failure };
  }
  return 'unclear';
}

/**
 * Codes of Node and OpenSSL. Others may be the fault of this computer or of its network (`EAI_AGAIN`, `ENETUNREACH`), or a server that
 * dislikes programs (`ECONNRESET`, `EPROTO`). A certificate without its issuer's works in browsers, which find that one themselves.
 */
const failuresByCode: Readonly<Record<string, Failure>> = {
  ENOTFOUND: 'unknownHost',
  ECONNREFUSED: 'refused',
  ETIMEDOUT: 'silent',
  EHOSTUNREACH: 'silent',
  // The time limit of a request.
  ABORT_ERR: 'silent',
  CERT_HAS_EXPIRED: 'certificate',
  ERR_TLS_CERT_ALTNAME_INVALID: 'certificate',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'certificate',
};

/** Node tries all addresses of a host, and gives an error with the error of each. */
function codesOf(error: unknown): readonly string[] {
  const { code, errors = [] } = (error ?? {}) as {
    readonly code?: unknown;
    readonly errors?: readonly unknown[];
  };
  const inner = Array.isArray(errors) ? errors.flatMap(codesOf) : [];
  return [...(typeof code === 'string' ? [code] : []), ...inner];
}
