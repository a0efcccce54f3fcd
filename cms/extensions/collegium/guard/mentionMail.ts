import { mails, type Language } from '../../../../locales/languages.ts';
import { filledText } from '../forms/mail/placeholders.ts';

/**
 * Returns the mail about a mention in a comment, in Markdown. It contains no text by the author of the comment.
 *
 * @param language the recipient's
 * @param author e-mail address
 * @param address of the item in Directus
 */
export function mentionMail(
  language: Language,
  author: string,
  address: string,
): { subject: string; message: string } {
  const { subject, body } = mails[language].mention;
  return { subject, message: filledText(body, { author, address }) };
}
