import { resultOf } from './resultOf.ts';
import { bounded } from './bounded.ts';
import type { SessionBackend } from './SessionBackend.ts';

/** The calls about an account that need no login. */
export class AccountCalls {
  protected readonly backend: SessionBackend;

  constructor(backend: SessionBackend) {
    this.backend = backend;
  }

  /**
   * Makes the backend mail a link, if there is such an account.
   *
   * @returns the word success, or a code if no mail can have been sent; the response never reveals
   *   who is a member
   */
  requestPasswordReset(email: string, resetUrl: string): Promise<string> {
    return loggedResult('Password reset', (signal) =>
      this.backend.requestPasswordReset(email, resetUrl, signal),
    );
  }

  /** @returns the word success, or the backend's code: TOKEN_EXPIRED, FORBIDDEN for a used link … */
  resetPassword(token: string, password: string): Promise<string> {
    return loggedResult('Password reset', (signal) =>
      this.backend.resetPassword(token, password, signal),
    );
  }

  /** @returns the word success, or the backend's code: TOKEN_EXPIRED, INVALID_INVITE for a used link … */
  acceptInvitation(token: string, password: string): Promise<string> {
    return loggedResult('Invitation', (signal) =>
      this.backend.acceptInvitation(token, password, signal),
    );
  }
}

async function loggedResult(
  what: string,
  call: (signal: AbortSignal) => Promise<void>,
): Promise<string> {
  const result = await resultOf(bounded(call));
  if (result !== 'success') {
    // oxlint-disable-next-line no-console -- the specification wants it logged (section 8)
    console.error(`${what} failed: ${result}`);
  }
  return result;
}
