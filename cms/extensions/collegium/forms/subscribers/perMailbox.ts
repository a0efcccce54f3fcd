import { type Limit, mailboxOf } from '../endpoint/limits.ts';
import { hour } from '../../hour.ts';

/** The name of the counts of sign-ups. */
export const counted = 'sign-ups';

/**
 * The maximum number of mails per mailbox and day that ask for a confirmation, subscribed or not: those that a form
 * causes and those that the office sends again, together. So nobody can flood a mailbox with our mails.
 */
export const perMailbox = { max: 3, seconds: 24 * hour, code: 'DUPLICATE' } as const;

/** The limit of the mailbox with this address. */
export function limitOf(email: string): Limit {
  return { name: `${counted} of`, of: mailboxOf(email), ...perMailbox };
}
