import { authenticated, refreshedToken } from '../../backend/projectHost/Authentication.ts';
import { codes, isToldByHost, ProjectHostError } from '../../backend/projectHost/errors.ts';
import { ProjectHost } from '../../backend/projectHost/ProjectHost.ts';
import { tokenLifetime } from '../../backend/projectHost/tokenLifetime.ts';
import { Transport } from '../../backend/projectHost/Transport.ts';
import type { MembersProjectHost } from '../../contract/members/backend.ts';
import { BackendError, ownCodes } from './BackendError.ts';
import { currentUserIn } from './currentUser.ts';
import { isToken, type Tokens } from './login.ts';
import type { SessionBackend } from './SessionBackend.ts';

/** One project of a host of several (specification, section 7), asked by the client that the build has. */
export function projectHostBackend({ url, project, roles }: MembersProjectHost): SessionBackend {
  const transport = new Transport({ url });
  const as = (tokens?: Tokens) => new ProjectHost({ url, project, token: tokens?.access });
  // The specification names users by their ids, where something is changed.
  const ownId = async (tokens: Tokens) => (await as(tokens).auth.currentUser()).id;

  return {
    name: `${url}/${project}`,
    usesCookies: false,
    login: told(async ({ email, password }) =>
      tokensOf((await authenticated(transport, { email, password, project })).token),
    ),
    renew: told(async ({ access = '' }) =>
      tokensOf(await refreshedToken(transport, { token: access, project, expiresAt: 0 })),
    ),
    logout: told((tokens) => as(tokens).auth.logout()),
    currentUser: told(async (tokens) => currentUserIn(await as(tokens).auth.currentUser(), roles)),
    changePassword: told(async (password: string, tokens: Tokens) => {
      await as(tokens).users.update(await ownId(tokens), { password });
    }),
    // The specification knows no sessions but the one of the token.
    endOtherSessions: () => Promise.reject(new BackendError(ownCodes.unsupported)),
    requestPasswordReset: told((email, resetUrl) => as().auth.requestPassword(email, resetUrl)),
    resetPassword: told((token, password) => as().auth.resetPassword(token, password)),
    // The specification knows no invitations.
    acceptInvitation: () => Promise.reject(new BackendError(ownCodes.unsupported)),
    ask: told(async ({ method = 'GET', path, query, body, answer = 'json' }, { access }) => {
      const answered = await transport.send(
        { method, path, query, body, answer },
        { project, token: access },
      );
      const isEnvelope = typeof answered === 'object' && answered !== null && 'data' in answered;
      return isEnvelope ? answered.data : answered;
    }),
  };
}

/** Its calls end by themselves, after the time that the specification gives them. */
function told<Call extends readonly unknown[], Answer>(
  call: (...given: Call) => Promise<Answer>,
): (...given: Call) => Promise<Answer> {
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
  if (!isToldByHost(error)) return ownCodes.unreachable;
  if (error.code === wrongPassword) return ownCodes.invalidCredentials;
  return codesOfStatus[error.status ?? 0] ?? 'REFUSED';
}

const wrongPassword = 100;

/** The link of a mail is too old, or has been used. The host does not say which. */
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
