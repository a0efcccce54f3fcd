/*
 * The only door through which visitors write to the backend: an extension of Directus
 * (cms/extensions/collegium-forms). Addresses are below that of Directus.
 */

/** GET: what a browser has to work out before it may write, and when it was asked. */
export const challengePath = '/collegium/challenge';

/** POST: a message of the contact form. */
export const messagesPath = '/collegium/messages';

/** POST: somebody would like the newsletter. */
export const subscribersPath = '/collegium/subscribers';

/** POST: the link in the mail, after somebody has pressed the button on the page that it leads to. */
export const confirmPath = '/collegium/subscribers/confirm';

/** POST: the link at the foot of each newsletter, after the button on its page. */
export const unsubscribePath = '/collegium/subscribers/unsubscribe';

/**
 * POST: what mail programs call for their own button (RFC 8058, `List-Unsubscribe-Post`). GET leads
 * people to the page instead, since scanners of mails open every address.
 */
export function oneClickPath(token: string): string {
  return `/collegium/unsubscribe/${token}`;
}

/** Bytes of a body; longer ones are refused before they are read to their end. */
export const longestBody = 64 * 1024;
