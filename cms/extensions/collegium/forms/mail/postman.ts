import type { Context } from '../../directus.ts';
import { codeOf } from './codeOf.ts';
import { composeMail } from './composeMail.ts';
import type { ComposedMail } from './ComposedMail.ts';
import { hasNoMailbox } from './hasNoMailbox.ts';
import type { MailSettings } from './mailSettings.ts';
import { claimDue, drop, keepClaimed, noteFailed, noteSent, type ClaimedMail } from './outbox.ts';

/** The number of mails sent in parallel, each over its own connection. */
const atOnce = 5;

export interface Postman {
  /** Starts to send the mails that are due, without waiting for the result. */
  readonly scheduleSend: () => void;
  readonly sendDue: () => Promise<void>;
}

/** Sends the mails of the outbox, one round at a time in this instance. Other instances run their own rounds. */
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
      const pauses = hasNoMailbox(error) ? [] : settings.pauses;
      const isTriedAgain = await noteFailed(database, mail, code, pauses);
      // Log only the number of the mail: readers of a log must not see addresses.
      logger.warn(
        `Mail ${mail.id} (${mail.kind}) was not sent: ${code}; ${isTriedAgain ? 'it is tried again' : 'given up'}.`,
      );
      return isAway(code) ? 'away' : 'done';
    } finally {
      claim.stop();
    }
    // Outside of `try`: the mail was sent, so an error from here on must not cause a retry.
    await noteSent(database, mail);
    return 'done';
  }

  /**
   * Returns Directus' own token, which its endpoint to accept an invitation requires. Directus only offers
   * an address that contains it.
   */
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
    scheduleSend: () => {
      setImmediate(() => {
        sendDue().catch((error: unknown) => logger.error(`Outbox: ${codeOf(error)}`));
      });
    },
  };
}

/**
 * Whether the mail server can't be reached or refuses the log-in. Then the round ends, since perhaps a
 * thousand mails would each wait for the same failure.
 */
function isAway(code: string): boolean {
  return /^(ECONNECTION|ECONNREFUSED|ETIMEDOUT|ESOCKET|EDNS|ENOTFOUND|EAUTH|ETLS|ECONNRESET)\b/.test(
    code,
  );
}
