/** What a link in a newsletter's mail is for. */
export type NewsletterLinkKind = 'confirm' | 'unsubscribe';

/** How a link can end. */
export type NewsletterLinkEnd = 'done' | 'used' | 'expired' | 'unknown';
