/** An hour in seconds. */
export const hour = 60 * 60;
