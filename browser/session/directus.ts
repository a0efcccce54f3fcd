import { tokenLifetime } from './tokenLifetime.ts';
import type { MembersDirectus } from '../../contract/members/backend.ts';
import { endOtherSessionsPath } from '../../contract/members/addresses.ts';
import { boundedBody } from '../requests/boundedBody.ts';
import { BackendError, ownCodes } from './BackendError.ts';
import { currentUserIn } from './currentUser.ts';
import { isNonNegative, isToken, type Tokens } from './login.ts';
import type { MemberRequest, SessionBackend } from './SessionBackend.ts';

/** The calls to Directus 11, which sends tokens as JSON here, not as cookies. */
export function directusBackend(
  { url, roles }: MembersDirectus,
  // Browsers refuse a `fetch` that is called as a method of another object.
  fetch: typeof globalThis.fetch = (...call) => globalThis.fetch(...call),
): SessionBackend {
  /**
   * @param tokens missing for calls whose body proves the sender, by a password or a mailed token: Directus
   *   refuses even a log-in that carries an expired token
   */
  const request = async (
    { method = 'GET', path, query, filter, body, responseType, keepalive = false }: MemberRequest,
    tokens: Tokens | undefined,
    signal: AbortSignal,
  ): Promise<unknown> => {
    const isList = method === 'GET' && path.startsWith('/items/');
    const parameters = new URLSearchParams({
      ...query,
      ...(isList && { deep: allTranslations }),
      ...(filter && { filter: filterText(filter) }),
    });
    const response = await fetch(url + path + (parameters.size > 0 ? `?${parameters}` : ''), {
      method,
      headers: {
        ...(tokens && { authorization: `Bearer ${tokens.access}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      credentials: 'omit',
      // Answers for members must not stay in a cache. A token, also one in a mailed address, goes
      // to no other host.
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      redirect: 'error',
      keepalive,
      signal,
    }).catch(unreachable);
    if (response.ok && responseType === 'file') {
      return boundedBody(response, maxFileBytes).blob().catch(unreachable);
    }
    const text = await boundedBody(response, maxBytes).text().catch(unreachable);
    if (!response.ok) throw refusalIn(text, response.status);
    // The response to a call without a result is empty.
    return text === '' ? undefined : dataIn(text);
  };

  const post = (path: `/${string}`, body: object, signal: AbortSignal) =>
    request({ method: 'POST', path, body }, undefined, signal);

  return {
    name: url,
    request,
    async login({ email, password, otp }, signal) {
      const body = { email, password, mode: 'json', ...(otp && { otp }) };
      return tokensIn(await post('/auth/login', body, signal));
    },
    async renew({ renewal }, signal) {
      const body = { mode: 'json', refresh_token: renewal };
      return tokensIn(await post('/auth/refresh', body, signal));
    },
    async logout({ renewal }, signal) {
      const body = { mode: 'json', refresh_token: renewal };
      await request(
        { method: 'POST', path: '/auth/logout', body, keepalive: true },
        undefined,
        signal,
      );
    },
    async currentUser(tokens, signal) {
      return currentUserIn(await request(ownFields, tokens, signal), roles);
    },
    async changePassword(password, tokens, signal) {
      await request({ method: 'PATCH', path: '/users/me', body: { password } }, tokens, signal);
    },
    async endOtherSessions(tokens, signal) {
      // Directus can't find the session by an access token only.
      const body = { refresh_token: tokens.renewal };
      await request({ method: 'POST', path: endOtherSessionsPath, body }, tokens, signal);
    },
    async requestPasswordReset(email, resetUrl, signal) {
      await post('/auth/password/request', { email, reset_url: resetUrl }, signal);
    },
    async resetPassword(token, password, signal) {
      await post('/auth/password/reset', { token, password }, signal);
    },
    async acceptInvitation(token, password, signal) {
      await post('/users/invite/accept', { token, password }, signal);
    },
  };
}

/** Without this, Directus returns only the first 100 translations of an item. */
const allTranslations = JSON.stringify({ translations: { _limit: -1 } });

/** `translations.slug` is nested: `{ translations: { slug: { _eq: … } } }`. */
function filterText([field, value]: NonNullable<MemberRequest['filter']>): string {
  const condition = field
    .split('.')
    .reduceRight<object>((inner, name) => ({ [name]: inner }), { _eq: value });
  return JSON.stringify(condition);
}

/** The most bytes of a response in JSON. The longest page of the embedded association has a twentieth of that. */
const maxBytes = 2_000_000;

/** The most bytes of a file, which stays in memory until it is saved. A scanned document has about a tenth. */
const maxFileBytes = 100_000_000;

const ownFields: MemberRequest = {
  path: '/users/me',
  query: { fields: 'id,first_name,last_name,email,member_number,role' },
};

/** The platform's own error may quote the request, and with it the token. */
function unreachable(): never {
  throw new BackendError(ownCodes.unreachable);
}

function tokensIn(data: unknown): Tokens {
  const { access_token, refresh_token, expires } = (data ?? {}) as Readonly<
    Record<string, unknown>
  >;
  const stated = isNonNegative(expires) && expires > 0 ? expires : undefined;
  if (!isToken(access_token) || !isToken(refresh_token)) return unreachable();
  return {
    access: access_token,
    renewal: refresh_token,
    lifetime: stated ?? tokenLifetime(access_token),
  };
}

function dataIn(text: string): unknown {
  const { data } = jsonIn(text) as { data?: unknown };
  return data === undefined ? unreachable() : data;
}

/**
 * The error of a refusal: `{ errors: [{ extensions: { code } }] }`, or any text if a proxy
 * answered.
 */
function refusalIn(text: string, status: number): BackendError {
  if (status === 429) return new BackendError(ownCodes.tooMany);
  const { errors } = jsonIn(text) as { errors?: unknown };
  const [first] = Array.isArray(errors) ? (errors as unknown[]) : [];
  const code = (first as { extensions?: { code?: unknown } } | undefined)?.extensions?.code;
  const isDirectusCode =
    status < 500 && typeof code === 'string' && /^[A-Z][A-Z_]{1,50}$/.test(code);
  return new BackendError(isDirectusCode ? code : ownCodes.unreachable);
}

function jsonIn(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // An HTML page, or an incomplete response.
  }
  return unreachable();
}
