import type { Words } from '../../../../data/fields/words.ts';
import type { Database } from '../directus.ts';

/** The languages of our texts in Directus. */
export type EditorLanguage = keyof Words;

/** The editor's own language, or else Directus' language. */
export async function languageOf(database: Database, user: string | null): Promise<EditorLanguage> {
  const own = await database('directus_users')
    .where('id', user)
    .first<{ language: string | null } | undefined>('language');
  const settings = await database('directus_settings').first<
    { default_language: string | null } | undefined
  >('default_language');
  const language = own?.language ?? settings?.default_language ?? '';
  return language.startsWith('de') ? 'de' : 'en';
}
