import { AsyncLocalStorage } from 'node:async_hooks';
import { isTooMany, limit } from './limit.ts';
import { networkOfRequest } from './networks.ts';
import type { Register } from '../directus.ts';
import { hour } from '../hour.ts';

/** The maximum number of password reset mails per account and hour. */
const toAccount = 3;
/** The maximum number of password reset mails that one network (see networkOf) can cause per hour. */
const fromNetwork = 10;

/**
 * Limits password reset mails, since anybody can request them for anybody. Over the limit the mail is
 * dropped. The response is the same, so that it does not reveal whether a mail was sent.
 */
export function limitResets({ init, filter }: Register): void {
  const ofAccount = limit('reset-to', toAccount, hour);
  const ofNetwork = limit('reset-from', fromNetwork, hour);
  // Keeps the client's network for the mail event, which has no access to the request.
  const asking = new AsyncLocalStorage<string>();
  init('middlewares.before', ({ app }) => {
    app.use((request, _response, next) => asking.run(networkOfRequest(request), next));
  });

  filter('email.send', async (mail) => {
    if (!isReset(mail)) return mail;
    const network = asking.getStore() ?? 'unknown';
    const isOver =
      (await isTooMany(ofNetwork, network)) || (await isTooMany(ofAccount, mail.to.toLowerCase()));
    // For Directus, `null` cancels the mail.
    return isOver ? null : mail;
  });
}

function isReset(mail: unknown): mail is { readonly to: string } {
  // `null` if another extension has cancelled the mail.
  const { template } = (mail ?? {}) as { readonly template?: { readonly name: string } };
  return template?.name === 'password-reset';
}
