import type { Knex } from 'knex';
import { namedRoutes, privacyAnchor } from '../../../../data/routes/namedRoutes.ts';
import { defaultLanguage, languages, type Language } from '../../../../locales/languages.ts';
import type { Association } from './association.ts';
import type { MailSettings } from './mailSettings.ts';
import { officeAddress } from './office.ts';
import type { Values } from './wording.ts';

/** A mail as Directus' service takes it. Addresses are never texts that could hold several. */
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

interface Address {
  readonly name: string;
  readonly address: string;
}

/** What can't be sent as things are, with a code for the log. */
class MailProblem extends Error {
  override readonly name = 'MailProblem';
  readonly code = 'NO_RECIPIENT';
}

export interface Surroundings {
  readonly association: Association;
  readonly settings: MailSettings;
}

/** @throws MailProblem */
export async function toOffice(database: Knex, settings: MailSettings): Promise<Address> {
  const address = await officeAddress(database, settings);
  if (address === undefined) throw new MailProblem('The office has no e-mail address.');
  return { name: '', address };
}

/** No answering machine is to answer (RFC 3834). */
export const automatic = { 'Auto-Submitted': 'auto-generated' } as const;

/** The same for each try, so that who gets a mail twice, after all, sees it once. */
export function messageId(key: string, { publicUrl }: MailSettings): string {
  return `<${key}@${new URL(publicUrl).hostname}>`;
}

export function languageOf(written: string | null): Language {
  return languages.find((language) => language === written) ?? defaultLanguage;
}

/** The website's pages that mails to people outside name: who writes, and what happens with their data. */
export function legalPages(language: Language, { siteUrl }: MailSettings): Values {
  const imprint = siteUrl + namedRoutes.imprint[language];
  const privacy = siteUrl + namedRoutes.privacy[language];
  return { imprint, privacy: privacy === imprint ? `${privacy}#${privacyAnchor}` : privacy };
}

/** Databases keep moments in their own ways. */
export function momentIn(language: Language, moment: string | number | Date): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(
    new Date(moment),
  );
}
