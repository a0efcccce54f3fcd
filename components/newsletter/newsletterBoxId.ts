/** Where the newsletter's box is on its page, for links that lead there. */
export const newsletterBoxId = 'newsletter';
