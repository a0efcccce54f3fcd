import { memberCollections } from '../../../../../contract/members/content.ts';
import { DirectusRefusal } from '../../DirectusRefusal.ts';
import { Limits } from '../../forms/endpoint/limits.ts';
import { hour } from '../../hour.ts';
import { Refusal } from '../../forms/endpoint/Refusal.ts';
import type { MailSettings } from '../../forms/mail/mailSettings.ts';
import { officeAddress } from '../../forms/mail/office.ts';
import { mailQueued, queueMail } from '../../forms/mail/outbox.ts';
import type { Settings } from '../../forms/settings.ts';
import type { Context, EventContext, Register } from '../../directus.ts';

/**
 * The maximum number of change requests per member and hour, each of which is a mail to the office. No
 * person needs more.
 */
const perMember = 20;

/**
 * Sends members' change requests to the office by mail. If the office has no address, the request is
 * refused, because nobody would read it.
 */
export function notifyOffice(
  { filter, action }: Register,
  { database, emitter, logger }: Context,
  { mail, forms }: { readonly mail: Pick<MailSettings, 'office'>; readonly forms: Settings },
): void {
  const limits = new Limits(forms.keyFor('counts'));

  filter(`${memberCollections.changeRequests}.items.create`, async (payload, _meta, event) => {
    // The first statement must be a write: SQLite can't upgrade a read transaction to a write while others
    // wait.
    await countRequest(limits, event);
    if ((await officeAddress(event.database, mail)) !== undefined) return payload;
    throw new DirectusRefusal(503, 'SERVICE_UNAVAILABLE', 'The office has no e-mail address.');
  });

  action(`${memberCollections.changeRequests}.items.create`, async ({ key }) => {
    try {
      await queueMail(database, { kind: 'change_request', about: Number(key) });
      emitter.emitAction(mailQueued, {});
    } catch {
      logger.error(`The office was not told of change request ${String(key)}; it is in Directus.`);
    }
  });
}

/** @throws DirectusRefusal over the limit; the transaction of the request is then rolled back */
async function countRequest(
  limits: Limits,
  { database, accountability }: EventContext,
): Promise<void> {
  const member = accountability?.user ?? undefined;
  if (member === undefined) return;
  const ofMember = { name: 'change requests of', of: member, max: perMember, seconds: hour };
  await limits.count(database, [ofMember]).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
    throw new DirectusRefusal(error.status, error.code, error.message);
  });
}
