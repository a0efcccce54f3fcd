/*
 * Under which keys a visitor's browser keeps something. All of them are here, so that no two are
 * the same, and whoever writes the privacy page finds what there is.
 */

/** In local storage: the visitor's choice in the banner (specification, section 7). */
export const consentsKey = 'int-consents';

/**
 * In local storage, with spaces between: when the visitor last answered the banner, in ISO 8601; which
 * version of the question (pages/consent/consentVersion.ts); and after a yes, until when it counts, in ms.
 */
export const consentTimeKey = 'int-consents-time';

/** In local storage: begins the keys of providers whose contents the visitor always allows. */
export const contentConsentPrefix = 'contentConsent:';

/** In local storage: the colour mode that the visitor chose. */
export const colorModeKey = 'collegium-color-mode';

/** In session storage: the login of a member (specification, section 7). */
export const sessionKey = 'int-session';

/**
 * In local storage, while somebody is logged in in this browser: that it is so, and since when. It is
 * no secret, and has a new tab ask the others for the login (docs/decisions/0028).
 */
export const loggedInKey = 'int-member';

/**
 * In session storage: who has written to the association, since an address would keep names and
 * e-mail addresses in histories and server logs (design decision 12).
 */
export const senderKey = 'contact-sender';

/**
 * In session storage: begins the keys of the links from newsletters' mails that the visitor has opened
 * in this tab, until they are used, and of what became of them.
 */
export const newsletterLinkPrefix = 'newsletter-link:';

/**
 * In session storage: begins the keys of the tokens from mails to members, to set a password or to accept
 * an invitation, that were opened in this tab; until they are used.
 */
export const memberLinkPrefix = 'member-link:';

/** In session storage: for which build and page a missing script has led to a reload. */
export const reloadedKey = 'collegium-reloaded';

/** In session storage: begins the keys of the secrets from which submissions get theirs. */
export const submissionPrefix = 'collegium-submission:';

/** In session storage, for an hour at most: what somebody has typed into a form and not sent yet. */
export const contactDraft = 'collegium-draft:contact';

/**
 * In session storage, from a list of products to one of them: the list's address, and how far down the
 * visitor was, to find back to the same place.
 */
export const listPlaceKey = 'collegium-list-place';
