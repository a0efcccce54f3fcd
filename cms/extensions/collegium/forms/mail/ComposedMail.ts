import type { Association } from './association.ts';
import type { MailSettings } from './mailSettings.ts';

/**
 * A mail in the form of Directus' mail service. Addresses are objects, since a text could contain several
 * addresses.
 */
export interface ComposedMail {
  readonly to: Address;
  readonly replyTo?: Address;
  readonly messageId: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly list?: { readonly unsubscribe: string };
  readonly headers: Readonly<Record<string, string>>;
}

export interface Address {
  readonly name: string;
  readonly address: string;
}

/** The association and the settings that every mail is composed with. */
export interface MailContext {
  readonly association: Association;
  readonly settings: MailSettings;
}
