import { setTimeout as wait } from 'node:timers/promises';
import type { Context } from '../../directus.ts';
import { bounceAddress } from '../bounces/bounceAddress.ts';
import { endSubscription } from '../subscribers/endSubscription.ts';
import { codeOf } from './codeOf.ts';
import { composeMail } from './composeMail.ts';
import type { ComposedMail } from './ComposedMail.ts';
import { hasNoMailbox } from './hasNoMailbox.ts';
import type { MailSettings } from './mailSettings.ts';
import {
  claimDue,
  drop,
  isInstalled,
  keepClaimed,
  noteFailed,
  noteSent,
  type ClaimedMail,
} from './outbox.ts';

/** The number of mails sent in parallel, each over its own connection. */
const atOnce = 5;

export interface MailSender {
  /** Starts to send the mails that are due, without waiting for the result. */
  readonly scheduleSend: () => void;
  readonly sendDue: () => Promise<void>;
}

/** Sends the mails of the outbox, one round at a time in this instance. Other instances run their own rounds. */
export function mailSender(context: Context, settings: MailSettings): MailSender {
  const { database, logger } = context;
  let round: Promise<void> | undefined;
  let isRoundRequested = false;

  const sendDue = async () => {
    // Accounts made before the seed report invitations, too.
    if (!(await isInstalled(database))) return;
    isRoundRequested = true;
    round ??= rounds().finally(() => (round = undefined));
    await round;
  };

  async function rounds(): Promise<void> {
    while (isRoundRequested) {
      isRoundRequested = false;
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
      return await deliverClaimed(mail);
    } finally {
      claim.stop();
    }
  }

  async function deliverClaimed(mail: ClaimedMail): Promise<'done' | 'away'> {
    try {
      const composed = await composeMail(database, mail, settings, inviteToken);
      if (!composed) {
        await drop(database, mail);
        return 'done';
      }
      await send(composed, mail);
    } catch (error) {
      const code = codeOf(error);
      const isEnd = hasNoMailbox(error);
      const isTriedAgain = await noteFailed(database, mail, code, isEnd ? [] : settings.pauses);
      if (isEnd) await endSubscription(database, mail);
      // Log only the number of the mail: readers of a log must not see addresses.
      logger.warn(
        `Mail ${mail.id} (${mail.kind}) was not sent: ${code}; ${isTriedAgain ? 'it is tried again' : 'given up'}.`,
      );
      return isAway(code) ? 'away' : 'done';
    }
    // Outside of `try`: the mail was sent, so an error from here on must not cause a retry.
    await noteSurely(() => noteSent(database, mail));
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

  async function send(composed: ComposedMail, { id }: ClaimedMail): Promise<void> {
    const service = new context.services.MailService({ schema: await context.getSchema() });
    const from = bounceAddress(id, settings);
    // Nodemailer gives the addresses of `envelope` to the mail server. People see those in the mail.
    const envelope = from === undefined ? {} : { envelope: { from, to: composed.to.address } };
    await service.send({ ...composed, ...envelope });
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

/** Half seconds for which a database may restart: as long as a claim lasts without it. */
const tries = 120;

/**
 * Repeats the note that a mail was sent, after whatever error: without it, the claim would expire, and the mail would be
 * sent again.
 */
async function noteSurely(note: () => Promise<void>): Promise<void> {
  for (let left = tries; ; left -= 1) {
    try {
      await note();
      return;
    } catch (error) {
      if (left === 0) throw error;
      await wait(500);
    }
  }
}

/**
 * True if the mail server can't be reached or refuses the log-in. Then the round ends, since perhaps a
 * thousand mails would each wait for the same failure.
 */
function isAway(code: string): boolean {
  return /^(ECONNECTION|ECONNREFUSED|ETIMEDOUT|ESOCKET|EDNS|ENOTFOUND|EAUTH|ETLS|ECONNRESET)\b/.test(
    code,
  );
}
