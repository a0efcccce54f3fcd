import type { Tokens } from './login.ts';
import { bounded } from './Requests.ts';
import type { SessionBackend } from './SessionBackend.ts';

/** Tells the backend that a login is over. Without an answer, its tokens expire by themselves. */
export async function endAtBackend(backend: SessionBackend, tokens: Tokens): Promise<void> {
  await bounded((signal) => backend.logout(tokens, signal), shortTimeout).catch(() => undefined);
}

/**
 * Milliseconds. Other tabs wait for a renewal, and a connection that broke while the device slept
 * reports no error.
 */
export const shortTimeout = 60_000;
