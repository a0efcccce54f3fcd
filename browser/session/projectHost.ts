import {
  authenticate,
  currentUser,
  logOut,
  refreshedToken,
  requestPasswordReset,
  resetPassword,
} from '../../backend/projectHost/authentication.ts';
import { codes, isFromHost, ProjectHostError } from '../../backend/projectHost/errors.ts';
import { pathOf } from '../../backend/projectHost/request.ts';
import { Transport, type Send } from '../../backend/projectHost/Transport.ts';
import { type MembersProjectHost, nameOnHost } from '../../contract/members/backend.ts';
import { BackendError, ownCodes } from './BackendError.ts';
import { currentUserIn } from './currentUser.ts';
import { isToken, type Tokens } from './login.ts';
import type { SessionBackend } from './SessionBackend.ts';
import { tokenLifetime } from './tokenLifetime.ts';

/** One project of a host that serves several (specification, section 7). */
export function projectHostBackend({
  url,
  project,
  collections,
  roles,
}: MembersProjectHost): SessionBackend {
  const transport = new Transport({ url });
  const sendingAs =
    (token: string | undefined, signal: AbortSignal): Send =>
    (request) =>
      transport.send(request, { project, token }, signal);
  /** A project host has no `/users/me` for changes, only `/users/<id>` (specification, section 7). */
  const ownPath = async (send: Send, userId?: string) =>
    pathOf('users', userId ?? currentUserIn(await currentUser(send), roles).id);
  const asNobody = (signal: AbortSignal) => sendingAs(undefined, signal);

  return {
    name: `${url}/${project}`,
    login: withSessionErrors(async (credentials, signal) =>
      tokensOf(await authenticate(asNobody(signal), credentials)),
    ),
    renew: withSessionErrors(async ({ access }, signal) =>
      tokensOf(await refreshedToken(asNobody(signal), access)),
    ),
    logout: withSessionErrors(({ access }, signal) => logOut(sendingAs(access, signal))),
    currentUser: withSessionErrors(async ({ access }, signal) =>
      currentUserIn(await currentUser(sendingAs(access, signal)), roles),
    ),
    changePassword: withSessionErrors(
      async (password: string, { access }: Tokens, signal: AbortSignal) => {
        const send = sendingAs(access, signal);
        await send({ method: 'PATCH', path: await ownPath(send), body: { password } });
      },
    ),
    // A project host can end only the session of the token (specification, section 7).
    endOtherSessions: () => Promise.reject(new BackendError(ownCodes.unsupported)),
    requestPasswordReset: withSessionErrors((email, resetUrl, signal) =>
      requestPasswordReset(asNobody(signal), email, resetUrl),
    ),
    resetPassword: withSessionErrors((token, password, signal) =>
      resetPassword(asNobody(signal), token, password),
    ),
    // A project host has no invitations (specification, section 7).
    acceptInvitation: () => Promise.reject(new BackendError(ownCodes.unsupported)),
    request: withSessionErrors(async (request, { access }, signal, userId) => {
      const { method = 'GET', path, query, filter, body, responseType = 'json' } = request;
      const send = sendingAs(access, signal);
      const response = await send({
        method,
        path:
          method === 'PATCH' && path === '/users/me'
            ? await ownPath(send, userId)
            : path.replace(
                /^\/items\/(\w+)/,
                (_path, name: string) => `/items/${nameOnHost(name, collections)}`,
              ),
        query: { ...query, ...(filter && { filter: { [filter[0]]: { eq: filter[1] } } }) },
        body,
        responseType,
      });
      const isEnvelope = typeof response === 'object' && response !== null && 'data' in response;
      return isEnvelope ? response.data : response;
    }),
  };
}

/** Turns the errors of a call into those of the session. */
function withSessionErrors<Call extends readonly unknown[], Result>(
  call: (...given: Call) => Promise<Result>,
): (...given: Call) => Promise<Result> {
  return (...given) =>
    call(...given).catch((error: unknown) => {
      throw error instanceof BackendError ? error : new BackendError(codeIn(error));
    });
}

function codeIn(error: unknown): string {
  if (!(error instanceof ProjectHostError)) return ownCodes.unreachable;
  if (error.status === 429) return ownCodes.tooMany;
  if (error.code === codes.expiredToken || error.code === usedResetToken) {
    return ownCodes.tokenExpired;
  }
  if (!isFromHost(error)) return ownCodes.unreachable;
  if (error.code === wrongPassword) return ownCodes.invalidCredentials;
  return codesOfStatus[error.status ?? 0] ?? 'REFUSED';
}

const wrongPassword = 100;

/** The mailed link is too old or used. The host does not distinguish the two. */
const usedResetToken = 105;

const codesOfStatus: Readonly<Record<number, string>> = {
  401: ownCodes.invalidToken,
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
};

function tokensOf(access: string): Tokens {
  if (!isToken(access)) throw new BackendError(ownCodes.unreachable);
  return { access, lifetime: tokenLifetime(access) };
}
