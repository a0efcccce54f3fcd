/*
 * The keys of everything that is stored in a visitor's browser. All are in this file, so that no
 * two are the same, and editors of the privacy notice find them.
 */

/** In local storage: the visitor's choice in the banner (specification, section 7). */
export const consentsKey = 'int-consents';

/**
 * In local storage, separated by spaces: the time of the visitor's last answer in ISO 8601; the
 * version of the question (pages/consent/consentVersion.ts); and for a consent, when it expires, in
 * ms.
 */
export const consentTimeKey = 'int-consents-time';

/**
 * In local storage: the prefix of the keys of providers whose contents the visitor always allows.
 */
export const contentConsentPrefix = 'contentConsent:';

/** In local storage: the colour mode that the visitor chose. */
export const colorModeKey = 'collegium-color-mode';

/** In session storage: the login of a member (specification, section 7). */
export const sessionKey = 'int-session';

/**
 * In local storage, while a member is logged in in this browser: the start of the login. It is no
 * secret, and makes a new tab ask the others for the login (docs/decisions/0028).
 */
export const loggedInKey = 'int-member';

/**
 * In session storage: the sender of a message. An address would leave names and e-mail addresses in
 * histories and server logs.
 */
export const senderKey = 'contact-sender';

/**
 * In session storage: the prefix of the keys of newsletter links that were opened in this tab,
 * until they are used, and then of their results.
 */
export const newsletterLinkPrefix = 'newsletter-link:';

/**
 * In session storage: the prefix of the keys of tokens from mails to members, to set a password or
 * accept an invitation, that were opened in this tab, until they are used.
 */
export const memberLinkPrefix = 'member-link:';

/** In session storage: the build and page for which a missing script has caused a reload. */
export const reloadedKey = 'collegium-reloaded';

/**
 * In session storage: the prefix of the keys of the secrets from which submission keys are made.
 */
export const submissionPrefix = 'collegium-submission:';

/**
 * In session storage, for an hour at most: the prefix of the keys of the text of forms that were not
 * sent yet. The name of the form follows.
 */
export const draftPrefix = 'collegium-draft:';

/**
 * In session storage, from a product list to one of its products: the list's address and scroll
 * position, for the way back.
 */
export const listPlaceKey = 'collegium-list-place';
