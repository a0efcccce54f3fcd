import pLimit from 'p-limit';

/**
 * Limits how many password checks run at the same time. Each check takes 64 MB and one of Node's four worker threads,
 * which SQLite needs, too: 200 log-ins at the same time blocked all other requests for a minute.
 */
export const fewAtOnce = pLimit(2);
