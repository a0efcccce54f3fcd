import type { Register, Row } from '../directus.ts';

/**
 * Keeps the network address and the browser of those who change an item out of the activity log, which
 * editors read to undo a change. Log-ins and accounts keep them: they show attacks
 * (forms/retention/logins.ts deletes them in time).
 */
export function keepOriginsPrivate({ filter }: Register): void {
  filter('activity.create', (payload) => {
    const activity = payload as Row;
    const isOfSystem = String(activity['collection']).startsWith('directus_');
    return isOfSystem ? activity : { ...activity, ip: null, user_agent: null };
  });
}
