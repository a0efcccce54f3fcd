import pLimit from 'p-limit';

/**
 * Has a look at a password wait until there is room. Each takes 64 MB, and one of the four threads of Node, which a
 * database in a file needs, too: two hundred log-ins at the same time kept all other requests waiting for a minute.
 */
export const fewAtOnce = pLimit(2);
