import type { Context, Register } from '../directus.ts';
import { overviewPath } from './path.ts';

/**
 * Leads people to the overview when they have logged in. After a log-in, Directus opens the page that the account
 * visited last. A link to another page still leads there.
 */
export function openOverviewFirst({ filter }: Register, { database }: Context): void {
  filter('auth.jwt', async (payload, { type, user }) => {
    // Members of the association have no access to Directus' app.
    const { app_access: hasApp } = payload as { readonly app_access?: unknown };
    if (type === 'login' && hasApp) {
      await database('directus_users').where({ id: user }).update({ last_page: overviewPath });
    }
    return payload;
  });
}
