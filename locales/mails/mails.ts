import type { Language } from '../languages.ts';
import de from './de.ts';
import en from './en.ts';
import fr from './fr.ts';

/**
 * The texts of mails. Those that are items of `mail_texts` in Directus are only the defaults: editors may
 * have written others (cms/extensions/collegium/forms/mail/mailTexts.ts). A name in double braces is
 * replaced when the mail is sent. Empty lines separate paragraphs.
 */
export const mails: Readonly<Record<Language, typeof de>> = { de, en, fr };
