import { mails, type Language } from '../../../../locales/languages.ts';
import { filledText } from '../forms/mail/placeholders.ts';

/**
 * Returns the mail to the owner of a locked account. It contains no text from the person who guessed the
 * password.
 */
export function lockMail(language: Language, seconds: number): { subject: string; text: string } {
  const { subject, body, oneMinute, minutes } = mails[language].lock;
  const count = Math.ceil(seconds / 60);
  const time = count === 1 ? oneMinute : filledText(minutes, { minutes: String(count) });
  return { subject, text: filledText(body, { time }) };
}
