import type { Knex } from 'knex';
import { changeRequestMail, invitationMail, type InviteToken } from './accountMails.ts';
import { readAssociation } from './association.ts';
import type { ComposedMail } from './ComposedMail.ts';
import { formMails } from './formMails.ts';
import type { MailSettings } from './mailSettings.ts';
import { newsletterMail } from './newsletterMails.ts';
import type { ClaimedMail } from './outbox.ts';

/**
 * Composes a mail with the current texts, colours and address.
 *
 * @returns undefined if there is nothing to send any more
 * @throws MailProblem
 */
export async function composeMail(
  database: Knex,
  mail: ClaimedMail,
  settings: MailSettings,
  inviteToken: InviteToken,
): Promise<ComposedMail | undefined> {
  const association = await readAssociation(database);
  const mailContext = { association, settings };
  const newsletter = () => newsletterMail(database, mail, mailContext);
  // A kind without an entry does not compile.
  const composers: Readonly<Record<ClaimedMail['kind'], () => Promise<ComposedMail | undefined>>> =
    {
      ...formMails(database, mail, mailContext),
      change_request: () => changeRequestMail(database, mail, mailContext),
      invitation: () => invitationMail(database, mail, { ...mailContext, inviteToken }),
      sign_up: newsletter,
      sign_up_again: newsletter,
      welcome: newsletter,
    };
  return composers[mail.kind]();
}
