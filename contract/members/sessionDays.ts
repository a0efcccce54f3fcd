/*
 * Days after a member's last visit when a log-in ends. Editors' privacy notices say so in words, and the
 * notice's table of cookies does, so no installation may have other values.
 */

/** Of a log-in that the browser keeps as a token. */
export const tokenDays = 7;

/** Of a log-in that the browser keeps as a cookie. */
export const cookieDays = 1;
