import type { Context } from '../directus.ts';
import { codeOf } from './codeOf.ts';
import { composeMail } from './composeMail.ts';
import type { ComposedMail } from './ComposedMail.ts';
import type { MailSettings } from './mailSettings.ts';
import { claimDue, drop, keepClaimed, noteFailed, noteSent, type ClaimedMail } from './outbox.ts';

/** Mails that are sent at the same time, each by a connection of its own. */
const atOnce = 5;

export interface Postman {
  /** Sends what is due, beside whatever is going on. */
  readonly soon: () => void;
  readonly sendDue: () => Promise<void>;
}

/** Sends what the outbox has, in one round at a time; other instances have their own. */
export function postman(context: Context, settings: MailSettings): Postman {
  const { database, logger } = context;
  let round: Promise<void> | undefined;
  let isAskedAgain = false;

  const sendDue = async () => {
    isAskedAgain = true;
    round ??= rounds().finally(() => (round = undefined));
    await round;
  };

  async function rounds(): Promise<void> {
    while (isAskedAgain) {
      isAskedAgain = false;
      for (;;) {
        const mails = await claimDue(database, atOnce);
        const outcomes = await Promise.all(mails.map(deliver));
        if (mails.length === 0 || outcomes.includes('away')) break;
      }
    }
  }

  async function deliver(mail: ClaimedMail): Promise<'done' | 'away'> {
    const claim = keepClaimed(database, mail);
    try {
      const composed = await composeMail(database, mail, settings, inviteToken);
      if (!composed) {
        await drop(database, mail);
        return 'done';
      }
      await send(composed);
    } catch (error) {
      const code = codeOf(error);
      const isTriedAgain = await noteFailed(database, mail, code, settings.pauses);
      // Of the mail no more than its number: an address is nobody's business who reads a log.
      logger.warn(
        `Mail ${mail.id} (${mail.kind}) was not sent: ${code}; ${isTriedAgain ? 'it is tried again' : 'given up'}.`,
      );
      return isAway(code) ? 'away' : 'done';
    } finally {
      claim.stop();
    }
    // Sent is sent: what goes wrong from here on is no reason to send it once more.
    await noteSent(database, mail);
    return 'done';
  }

  /** Directus' own, which its way to accept an invitation takes; from an address that it makes of it. */
  async function inviteToken(email: string): Promise<string> {
    const users = new context.services.UsersService({ schema: await context.getSchema() });
    return new URL(users.inviteUrl(email, settings.siteUrl)).searchParams.get('token') ?? '';
  }

  async function send(mail: ComposedMail): Promise<void> {
    const service = new context.services.MailService({ schema: await context.getSchema() });
    await service.send({ ...mail });
  }

  return {
    sendDue,
    soon: () => {
      setImmediate(() => {
        sendDue().catch((error: unknown) => logger.error(`Outbox: ${codeOf(error)}`));
      });
    },
  };
}

/** A server that can't be reached, or does not let us in, is not asked for each of a thousand mails. */
function isAway(code: string): boolean {
  return /^(ECONNECTION|ECONNREFUSED|ETIMEDOUT|ESOCKET|EDNS|ENOTFOUND|EAUTH|ETLS|ECONNRESET)\b/.test(
    code,
  );
}
