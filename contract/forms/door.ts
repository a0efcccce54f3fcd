/*
 * The endpoints for visitors' forms, the only way for visitors to write to Directus. An extension
 * of Directus provides them (cms/extensions/collegium/forms). Addresses are relative to Directus.
 */

/** GET: the proof-of-work challenge, with the time at which it was requested. */
export const challengePath = '/collegium/challenge';

/** POST: a message of the contact form. */
export const messagesPath = '/collegium/messages';

/** POST: a subscription to the newsletter. */
export const subscribersPath = '/collegium/subscribers';

/** POST: confirms the link in the mail, after a press of the button on its page. */
export const confirmPath = '/collegium/subscribers/confirm';

/** POST: the link in each newsletter's footer, after a press of the button on its page. */
export const unsubscribePath = '/collegium/subscribers/unsubscribe';

/**
 * POST: called by mail programs for their own unsubscribe button (RFC 8058,
 * `List-Unsubscribe-Post`). GET redirects to the page instead, since mail scanners open every
 * address.
 */
export function oneClickPath(token: string): string {
  return `/collegium/unsubscribe/${token}`;
}

/** Bytes. Longer bodies are refused before they are read completely. */
export const longestBody = 64 * 1024;
