/*
 * Days after a member's last visit when a log-in ends. Editors' privacy notices say so in words, and the
 * notice's table of cookies does, so no installation may have other values.
 */

/** How long a log-in lasts that the browser keeps as a token, in days. */
export const tokenDays = 7;

/** How long a log-in lasts that the browser keeps as a cookie, in days. */
export const cookieDays = 1;
