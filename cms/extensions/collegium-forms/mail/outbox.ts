import type { Knex } from 'knex';
import type { Language } from '../../../../locales/languages.ts';

/** A mail that is to be sent. */
export interface OutgoingMail {
  readonly kind: 'message';
  readonly recipient: string;
  readonly replyTo: string;
  /** In which it is worded. */
  readonly language: Language;
  /** What the words are filled with. */
  readonly values: Readonly<Record<string, string>>;
  /** The message that it tells of. */
  readonly about: number | string;
}

/** Notes a mail within the same transaction as what it tells of, so that neither is lost alone. */
export function queueMail(_database: Knex, _mail: OutgoingMail): Promise<void> {
  return Promise.resolve();
}
