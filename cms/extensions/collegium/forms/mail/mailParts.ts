import type { Knex } from 'knex';
import { namedPages, privacyAnchor } from '../../../../../data/routes/namedRoutes.ts';
import { locales, type Language } from '../../../../../locales/languages.ts';
import type { Address } from './ComposedMail.ts';
import type { MailSettings } from './mailSettings.ts';
import { officeAddress } from './office.ts';
import type { Values } from './placeholders.ts';

/* The parts that several mails have in common. */

/**
 * Returns the office's address.
 *
 * @throws MailProblem
 */
export async function toOffice(database: Knex, settings: MailSettings): Promise<Address> {
  const address = await officeAddress(database, settings);
  if (address === undefined) throw new MailProblem('The office has no e-mail address.');
  return { name: '', address };
}

/** A mail that can't be sent at the moment, with a code for the log. */
class MailProblem extends Error {
  override readonly name = 'MailProblem';
  readonly code = 'NO_RECIPIENT';
}

/** Prevents automatic replies (RFC 3834). */
export const automatic = { 'Auto-Submitted': 'auto-generated' } as const;

/** Returns the same id for each try, so that a mail that arrives twice is shown once. */
export function messageId(key: string, { publicUrl }: MailSettings): string {
  return `<${key}@${new URL(publicUrl).hostname}>`;
}

/** The addresses of the imprint and the privacy page, for mails to people outside the association. */
export function legalPages(language: Language, { siteUrl }: MailSettings): Values {
  const imprint = siteUrl + namedPages.imprint[language];
  const privacy = siteUrl + namedPages.privacy[language];
  return { imprint, privacy: privacy === imprint ? `${privacy}#${privacyAnchor}` : privacy };
}

/** Formats a date. Databases return dates as text, number or Date. */
export function momentIn(language: Language, moment: string | number | Date): string {
  return new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'long',
    timeStyle: 'short',
  }).format(new Date(moment));
}
