import type { Database } from './register.ts';

/** The recipient of a mail. */
interface Addressee {
  readonly email: string;
  /** Such as `de-DE`. */
  readonly language: string;
}

/** @returns undefined if the account has no e-mail address */
export async function addresseeOf(database: Database, id: string): Promise<Addressee | undefined> {
  const user = await database<Account>('directus_users').where({ id }).first('email', 'language');
  const settings = await database<Settings>('directus_settings').first('default_language');
  if (!user?.email) return undefined;
  return { email: user.email, language: String(user.language ?? settings?.default_language) };
}

interface Account {
  readonly id: string;
  readonly email: string | null;
  readonly language: string | null;
}

interface Settings {
  readonly default_language: string | null;
}
