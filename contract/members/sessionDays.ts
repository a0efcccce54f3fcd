/*
 * How long a log-in lasts after the person's last visit, in days. Editors' privacy notices contain
 * these values, so no installation may have others.
 */

/** A member's log-in on the website. */
export const tokenDays = 7;

/** The log-in of editors and the office to Directus, which is a cookie. */
export const cookieDays = 1;
