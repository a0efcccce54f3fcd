import { AsyncLocalStorage } from 'node:async_hooks';
import { around } from '../around.ts';
import { addresseeOf } from './addressee.ts';
import { isTooMany, limit } from './limit.ts';
import { mentionMail } from './mentionMail.ts';
import type { Context } from '../directus.ts';
import { hour } from '../hour.ts';

/** The maximum number of mails per hour that one account can cause by comments. */
const fromAccount = 20;

interface Notification {
  readonly recipient: string;
  readonly collection: string;
  readonly item: string;
}

/**
 * Replaces Directus' mail about a mention. Directus sends the whole comment, with its links, in the
 * association's name, so an editor could send an administrator to a fake log-in page. Our mail only
 * contains the link to the comment's item.
 */
export function guardMentions({ services, database, env }: Context): void {
  const ofAccount = limit('mentions-by', fromAccount, hour);
  const commenting = new AsyncLocalStorage<string>();
  around(services.CommentsService, 'createOne', ({ accountability }, proceed, input) =>
    commenting.run(accountability?.user ?? '', () => proceed(...input)),
  );
  around(services.NotificationsService, 'sendEmail', async (_service, proceed, [data]) => {
    const author = commenting.getStore();
    if (author === undefined) return proceed(data);
    if (await isTooMany(ofAccount, author)) return undefined;
    const { recipient, collection, item } = data as Notification;
    const [from, to] = [
      await addresseeOf(database, author),
      await addresseeOf(database, recipient),
    ];
    if (!from || !to) return undefined;
    const path = ['admin', 'content', collection, item].map(encodeURIComponent).join('/');
    const address = new URL(path, `${String(env['PUBLIC_URL']).replace(/\/$/, '')}/`).href;
    return proceed({ ...(data as object), ...mentionMail(to.language, from.email, address) });
  });
}
