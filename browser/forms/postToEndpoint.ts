import type { EndpointErrorCode, EndpointErrors, Outcome } from '../../contract/forms/endpoints.ts';
import { boundedText } from '../requests/boundedText.ts';

/** The endpoint's reason for not accepting a request. */
export class EndpointError extends Error {
  override readonly name = 'EndpointError';
  readonly code: EndpointErrorCode | 'UNREACHABLE';
  /** With INVALID_PAYLOAD: the name of the field, if the visitor filled it in. */
  readonly field: string | undefined;
  /** With TOO_EARLY and REQUESTS_EXCEEDED: milliseconds until another attempt may succeed. */
  readonly reset: number | undefined;

  constructor(
    code: EndpointError['code'],
    { field, reset }: Pick<EndpointErrorDetails, DetailName> = {},
  ) {
    super(code);
    this.code = code;
    this.field = field;
    this.reset = reset;
  }
}

type EndpointErrorDetails = EndpointErrors['errors'][0]['extensions'];
type DetailName = 'field' | 'reset';

/**
 * Sends a POST request to the backend without cookies and without a referrer.
 *
 * @param url the address of the backend
 * @param timeout in ms
 * @throws EndpointError
 */
export async function postToEndpoint(
  url: string,
  path: string,
  body: object,
  timeout = defaultTimeout,
): Promise<Outcome> {
  const data = await requestData(url, path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeout),
  });
  const { outcome } = (data ?? {}) as { outcome?: unknown };
  if (typeof outcome !== 'string' || !Object.hasOwn(outcomes, outcome))
    throw new EndpointError('UNREACHABLE');
  return outcome as Outcome;
}

/**
 * The `data` of a response, which the caller has to check.
 *
 * @throws EndpointError
 */
export async function requestData(
  url: string,
  path: string,
  request: RequestInit = {},
): Promise<unknown> {
  const { isFine, content } = await jsonResponse(`${url}${path}`, request);
  const { data, errors } = (content ?? {}) as { data?: unknown; errors?: unknown };
  if (isFine && data !== undefined) return data;
  throw endpointErrorOf(errors);
}

/** Milliseconds. A dead connection must not keep visitors waiting for ever. */
export const defaultTimeout = 20_000;

async function jsonResponse(address: string, request: RequestInit) {
  try {
    const response = await fetch(address, {
      signal: AbortSignal.timeout(defaultTimeout),
      ...request,
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      // A redirect could send the visitor's text to a host that the page's security policy does not
      // allow.
      redirect: 'error',
    });
    return { isFine: response.ok, content: JSON.parse(await boundedText(response)) as unknown };
  } catch {
    // A broken connection, a response that is too long, or no JSON.
    throw new EndpointError('UNREACHABLE');
  }
}

function endpointErrorOf(errors: unknown): EndpointError {
  const [error] = (Array.isArray(errors) ? errors : []) as Partial<EndpointErrors['errors'][0]>[];
  const { code, field, reset } = (error?.extensions ?? {}) as Record<string, unknown>;
  if (typeof code !== 'string' || !Object.hasOwn(errorCodes, code))
    return new EndpointError('UNREACHABLE');
  return new EndpointError(code as EndpointErrorCode, {
    ...(typeof field === 'string' && { field }),
    ...(typeof reset === 'number' && reset >= 0 && { reset }),
  });
}

const outcomes: Readonly<Record<Outcome, true>> = {
  stored: true,
  pending: true,
  confirmed: true,
  unsubscribed: true,
};

const errorCodes: Readonly<Record<EndpointErrorCode, true>> = {
  INVALID_PAYLOAD: true,
  PROOF_REFUSED: true,
  FORBIDDEN: true,
  TOKEN_UNKNOWN: true,
  TOKEN_USED: true,
  DUPLICATE: true,
  TOKEN_EXPIRED: true,
  CONTENT_TOO_LARGE: true,
  TOO_EARLY: true,
  REQUESTS_EXCEEDED: true,
  INTERNAL_SERVER_ERROR: true,
  SERVICE_UNAVAILABLE: true,
};
