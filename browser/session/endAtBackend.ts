import { bounded, tokenTimeout } from './bounded.ts';
import type { Tokens } from './login.ts';

import type { SessionBackend } from './SessionBackend.ts';

/** Ends a login at the backend. Without a response, its tokens expire automatically. */
export async function endAtBackend(backend: SessionBackend, tokens: Tokens): Promise<void> {
  await bounded((signal) => backend.logout(tokens, signal), tokenTimeout).catch(() => undefined);
}
