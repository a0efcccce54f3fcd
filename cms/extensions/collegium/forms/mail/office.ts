import type { Knex } from 'knex';
import * as z from 'zod/mini';
import type { MailSettings } from './mailSettings.ts';

/**
 * Returns the office's address for mails from visitors and members: that of the environment, or of
 * Directus' settings, which only administrators edit. An editable address in the content would let an
 * editor redirect all these mails.
 */
export async function officeAddress(
  database: Knex,
  { office }: Pick<MailSettings, 'office'>,
): Promise<string | undefined> {
  if (office !== undefined) return office;
  // All columns: the database of an earlier version lacks this setting.
  const settings = await database('directus_settings').first<Settings | undefined>('*');
  const { success, data } = z.email().safeParse(settings?.office_email?.trim());
  return success ? data : undefined;
}

interface Settings {
  readonly office_email?: string | null;
}
