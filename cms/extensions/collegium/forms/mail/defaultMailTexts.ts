import { allForms } from '../../../../../contract/forms/forms.ts';
import { formWords } from '../../../../../data/forms/formWords.ts';
import { mails, type Language } from '../../../../../locales/languages.ts';
import {
  mailTextNames,
  type MailTextKey,
  type OwnMailTextKey,
} from '../../../../schema/mailTextNames.ts';

export type { MailTextKey };

export const mailTextKeys = Object.keys(mailTextNames) as readonly MailTextKey[];

/**
 * Texts of mails whose links contain a secret. With it, anybody can choose the password, or confirm or end
 * a subscription. Only administrators may edit these texts.
 */
export const textsWithSecrets = [
  ...(['invitation', 'password_reset', 'newsletter_confirm', 'newsletter_foot'] as const),
] satisfies MailTextKey[];

/** A text as editors write it: paragraphs separated by empty lines, with placeholders in double braces. */
export interface MailText {
  /** Empty for a text that is part of other mails. */
  readonly subject: string;
  readonly body: string;
  /** The label of the link that is a paragraph of its own. */
  readonly button: string;
}

/**
 * Returns the default text: used where editors have written none, and stored by the first start. The texts for
 * subscribers repeat no input except the address, since anybody can have these mails sent to any address.
 */
export function defaultMailText(key: MailTextKey, language: Language): MailText {
  const own: Readonly<Record<OwnMailTextKey, Partial<MailText>>> = mails[language];
  const texts: Readonly<Record<string, Partial<MailText>>> = { ...own, ...receipts(language) };
  return { subject: '', body: '', button: '', ...texts[key] };
}

function receipts(language: Language): Readonly<Record<string, Partial<MailText>>> {
  const words: Readonly<Record<string, object>> = formWords(language);
  return Object.fromEntries(
    allForms.flatMap(([name, { receipt }]) => {
      const texts: { readonly receipt?: Partial<MailText> } = words[name] ?? {};
      return receipt === undefined || !texts.receipt ? [] : [[receipt, texts.receipt]];
    }),
  );
}
