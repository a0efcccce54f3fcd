/*
 * How long a log-in lasts after the member's last visit, in days. Editors' privacy notices and the
 * notice's table of cookies contain these values, so no installation may have others.
 */

/** In days, for a log-in that the browser stores as a token. */
export const tokenDays = 7;

/** In days, for a log-in that the browser stores as a cookie. */
export const cookieDays = 1;
