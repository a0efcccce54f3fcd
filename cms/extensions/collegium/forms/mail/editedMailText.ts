import type { Knex } from 'knex';
import type { Language } from '../../../../../locales/languages.ts';
import { defaultMailText, type MailText, type MailTextKey } from './defaultMailTexts.ts';

/** Returns the text that editors wrote, with the defaults for empty fields. */
export async function editedMailText(
  database: Knex,
  key: MailTextKey,
  language: Language,
): Promise<MailText> {
  const built = defaultMailText(key, language);
  const row = await database('mail_texts_translations as texts')
    .join('mail_texts as mails', 'mails.id', 'texts.mail_texts_id')
    .where({ 'mails.key': key, 'texts.language': language })
    .first<Partial<Written> | undefined>('texts.subject', 'texts.body', 'texts.button');
  return {
    subject: written(row?.subject) ?? built.subject,
    body: written(row?.body) ?? built.body,
    button: written(row?.button) ?? built.button,
  };
}

type Written = { readonly [Field in keyof MailText]: string | null };

function written(value: string | null | undefined): string | undefined {
  return value?.trim() || undefined;
}
