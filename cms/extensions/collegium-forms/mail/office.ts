import type { Knex } from 'knex';
import * as z from 'zod/mini';
import type { MailSettings } from './mailSettings.ts';

/**
 * Where the office reads what visitors and members write: the address of the environment, or of Directus' settings,
 * which are the administrators'. Never one that editors write, who could have everything sent to themselves.
 */
export async function officeAddress(
  database: Knex,
  { office }: Pick<MailSettings, 'office'>,
): Promise<string | undefined> {
  if (office !== undefined) return office;
  // All of it, since an installation of an earlier version has no such setting.
  const settings = await database('directus_settings').first<Settings | undefined>('*');
  const { success, data } = z.email().safeParse(settings?.office_email?.trim());
  return success ? data : undefined;
}

interface Settings {
  readonly office_email?: string | null;
}
