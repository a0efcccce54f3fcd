import { memberCollections } from '../../../../contract/members/records.ts';
import { mailQueued, queueMail } from '../../collegium-forms/mail/outbox.ts';
import type { Context, Register } from '../directus.ts';

/** The office is told by mail what a member would like to have changed. */
export function tellOffice({ action }: Register, { database, emitter, logger }: Context): void {
  action(`${memberCollections.changeRequests}.items.create`, async ({ key }) => {
    try {
      await queueMail(database, { kind: 'change_request', about: Number(key) });
      emitter.emitAction(mailQueued, {});
    } catch {
      logger.error(`The office was not told of change request ${String(key)}; it is in Directus.`);
    }
  });
}
