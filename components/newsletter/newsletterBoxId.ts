/** Anchor id of the newsletter sign-up. */
export const newsletterBoxId = 'newsletter';
