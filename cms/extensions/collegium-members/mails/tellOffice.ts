import { memberCollections } from '../../../../contract/members/records.ts';
import { DirectusRefusal } from '../../collegium-forms/DirectusRefusal.ts';
import type { MailSettings } from '../../collegium-forms/mail/mailSettings.ts';
import { officeAddress } from '../../collegium-forms/mail/office.ts';
import { mailQueued, queueMail } from '../../collegium-forms/mail/outbox.ts';
import type { Context, Register } from '../directus.ts';

/**
 * The office is told by mail what a member would like to have changed. Where it has no address, nobody would read
 * the request, so it is refused.
 */
export function tellOffice(
  { filter, action }: Register,
  { database, emitter, logger }: Context,
  settings: Pick<MailSettings, 'office'>,
): void {
  filter(`${memberCollections.changeRequests}.items.create`, async (payload, _meta, event) => {
    if ((await officeAddress(event.database, settings)) !== undefined) return payload;
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
