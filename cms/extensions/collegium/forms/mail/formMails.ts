import type { Knex } from 'knex';
import {
  allForms,
  type FormMail,
  type FormName,
  type VisitorForm,
} from '../../../../../contract/forms/forms.ts';
import { fieldLabel, formWords } from '../../../../../data/forms/formWords.ts';
import { defaultLanguage, languageOf, type Language } from '../../../../../locales/languages.ts';
import type { ComposedMail, MailContext } from './ComposedMail.ts';
import { automatic, legalPages, messageId, momentIn, toOffice } from './mailParts.ts';
import type { MailTextKey } from './defaultMailTexts.ts';
import { editedMailText } from './editedMailText.ts';
import type { ClaimedMail } from './outbox.ts';
import { renderMail } from './renderMail.ts';
import { oneLine, type Values } from './placeholders.ts';

type Compose = () => Promise<ComposedMail | undefined>;

/** Returns the composers of the mails about what visitors send. */
export function formMails(
  database: Knex,
  mail: ClaimedMail,
  mailContext: MailContext,
): Readonly<Record<FormMail, Compose>> {
  return Object.fromEntries(
    allForms.flatMap(([name, form]): (readonly [string, Compose])[] => {
      const context = { database, mail, ...mailContext };
      const { receipt } = form;
      const office: readonly [string, Compose] = [form.mail, () => officeMail(name, form, context)];
      return receipt === undefined
        ? [office]
        : [office, [receipt, () => receiptMail(form, receipt, context)]];
    }),
  ) as Readonly<Record<FormMail, Compose>>;
}

type Item = Readonly<Record<string, string | number | null>> & {
  readonly name: string;
  readonly email: string;
  readonly language: string | null;
  readonly received_at: string | number | Date;
};

interface Context extends MailContext {
  readonly database: Knex;
  readonly mail: ClaimedMail;
}

function itemOf(
  { collection }: VisitorForm,
  { database, mail }: Context,
): Promise<Item | undefined> {
  return database(collection).where({ id: mail.about }).first<Item | undefined>('*');
}

/**
 * The mail to the office, in the default language. A reply goes to the visitor, unless the mail contains
 * only a link: then an item that is deleted in Directus is not in any mailbox either.
 */
async function officeMail(
  name: FormName,
  form: VisitorForm,
  context: Context,
): Promise<ComposedMail | undefined> {
  const { database, mail, association, settings } = context;
  const item = await itemOf(form, context);
  if (!item) return undefined;
  const language = defaultLanguage;
  const isWhole = association.officeMail === 'full';
  return {
    ...renderMail({
      language,
      association: association.name,
      text: await editedMailText(database, isWhole ? 'message' : 'message_link', language),
      values: {
        ...(isWhole && writtenIn(name, form, item)),
        date: momentIn(language, item.received_at),
        language: languageIn(language, languageOf(item.language) ?? defaultLanguage),
      },
      links: { link: `${settings.publicUrl}/admin/content/${form.collection}/${mail.about}` },
      ...(!isWhole && { neededLink: 'link' }),
      colors: association.colors,
    }),
    to: await toOffice(database, settings),
    ...(isWhole && { replyTo: { name: oneLine(item.name), address: oneLine(item.email) } }),
    messageId: messageId(mail.key, settings),
    headers: automatic,
  };
}

/**
 * The values of the placeholders for the visitor's input. All forms share the two texts of mails to the office, `message`
 * and `message_link`, so only these four fields have a placeholder. Other fields are lines of the message.
 */
function writtenIn(form: FormName, { fields }: VisitorForm, item: Item): Values {
  const { topic, message, name, email } = item;
  const placed = ['name', 'email', 'topic', 'message'];
  const lines = Object.keys(fields)
    .filter((field) => !placed.includes(field) && (item[field] ?? '') !== '')
    .map((field) => `${fieldLabel(form, field, defaultLanguage)}: ${item[field]}`);
  return {
    name,
    email,
    topic: String(topic ?? '').trim() || formWords(defaultLanguage)[form].title,
    message: [message ?? [], ...lines].flat().join('\n'),
  };
}

/** The mail to the sender, in the language of the form. */
async function receiptMail(
  form: VisitorForm,
  text: string,
  context: Context,
): Promise<ComposedMail | undefined> {
  const { database, mail, association, settings } = context;
  const item = await itemOf(form, context);
  if (!item) return undefined;
  const language = languageOf(item.language) ?? defaultLanguage;
  return {
    ...renderMail({
      language,
      association: association.name,
      text: await editedMailText(database, text as MailTextKey, language),
      values: { email: item.email, date: momentIn(language, item.received_at) },
      links: {},
      pages: legalPages(language, settings),
      colors: association.colors,
    }),
    to: { name: '', address: item.email },
    messageId: messageId(mail.key, settings),
    headers: automatic,
  };
}

function languageIn(language: Language, named: Language): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(named) ?? named;
}
