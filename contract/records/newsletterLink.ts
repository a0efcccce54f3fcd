/** The purpose of a link in a newsletter mail. */
export type NewsletterLinkKind = 'confirm' | 'unsubscribe';

/** The results of using a link. */
export type NewsletterLinkEnd = 'done' | 'used' | 'expired' | 'unknown';
