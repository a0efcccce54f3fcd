import { AsyncLocalStorage } from 'node:async_hooks';
import { isTooMany, limit } from './limit.ts';
import { networkOfRequest } from './networks.ts';
import type { Register } from './register.ts';

const hour = 60 * 60;
/** Mails with a link for a new password that one account gets in an hour. */
const toAccount = 3;
/** Those that one network (see networkOf) may have sent, to whomever. */
const fromNetwork = 10;

/**
 * Anybody may ask for a new password for anybody, so beyond a few mails there are no more. The answer
 * stays the same: it never tells whether a mail was sent.
 */
export function limitResets({ init, filter }: Register): void {
  const ofAccount = limit('reset-to', toAccount, hour);
  const ofNetwork = limit('reset-from', fromNetwork, hour);
  // A mail does not know who has asked for it.
  const asking = new AsyncLocalStorage<string>();
  init('middlewares.before', ({ app }) => {
    app.use((request, _response, next) => asking.run(networkOfRequest(request), next));
  });

  filter('email.send', async (mail) => {
    if (!isReset(mail)) return mail;
    const network = asking.getStore() ?? 'unknown';
    const isOver =
      (await isTooMany(ofNetwork, network)) || (await isTooMany(ofAccount, mail.to.toLowerCase()));
    // For Directus, no mail at all.
    return isOver ? null : mail;
  });
}

function isReset(mail: unknown): mail is { readonly to: string } {
  // Another extension may have stopped it.
  const { template } = (mail ?? {}) as { readonly template?: { readonly name: string } };
  return template?.name === 'password-reset';
}
