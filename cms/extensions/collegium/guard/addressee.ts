import { defaultLanguage, languageOf, type Language } from '../../../../locales/languages.ts';
import type { Database } from '../directus.ts';

/** The recipient of a mail. */
interface Addressee {
  readonly email: string;
  readonly language: Language;
}

/** @returns undefined if the account has no e-mail address */
export async function addresseeOf(database: Database, id: string): Promise<Addressee | undefined> {
  const user = await database<Account>('directus_users').where({ id }).first('email', 'language');
  const settings = await database<Settings>('directus_settings').first('default_language');
  if (!user?.email) return undefined;
  const language = languageOf(user.language ?? settings?.default_language) ?? defaultLanguage;
  return { email: user.email, language };
}

interface Account {
  readonly id: string;
  readonly email: string | null;
  readonly language: string | null;
}

interface Settings {
  readonly default_language: string | null;
}
