import { dataOf, fieldOf } from './envelope.ts';
import type { Request } from './request.ts';
import type { Send } from './Transport.ts';

/** @returns the member's token */
export async function authenticate(
  send: Send,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<string> {
  const request: Request = {
    method: 'POST',
    path: '/auth/authenticate',
    body: { email, password, mode: 'jwt' },
  };
  const response = await send(request);
  // The response to a log-in always has a user.
  fieldOf(response, 'user', request);
  return String(fieldOf(response, 'token', request));
}

/** @returns the next token. The body contains the old one, so the request needs no other proof. */
export async function refreshedToken(send: Send, token: string): Promise<string> {
  const request: Request = { method: 'POST', path: '/auth/refresh', body: { token } };
  return String(fieldOf(await send(request), 'token', request));
}

export async function logOut(send: Send): Promise<void> {
  await send({ method: 'POST', path: '/auth/logout', keepalive: true });
}

/** The user whose token `send` sends. */
export async function currentUser(send: Send): Promise<unknown> {
  const request = { method: 'GET', path: '/users/me' } as const;
  return dataOf(await send(request), request);
}

/** Makes the host mail a link to `resetUrl`. The link gets a token for `resetPassword`. */
export async function requestPasswordReset(
  send: Send,
  email: string,
  resetUrl: string,
): Promise<void> {
  const body = { email, reset_url: resetUrl };
  await send({ method: 'POST', path: '/auth/password/request', body });
}

export async function resetPassword(send: Send, token: string, password: string): Promise<void> {
  const body = { token, password };
  await send({ method: 'POST', path: '/auth/password/reset', scope: 'anyProject', body });
}
