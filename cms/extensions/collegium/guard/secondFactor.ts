import { fetchAccountabilityPolicyGlobals } from '@directus/api/permissions/modules/fetch-accountability-policy-globals/fetch-accountability-policy-globals';
import { ForbiddenError } from '@directus/errors';
import type { Accountability, Context, Database, DirectusRequest, Register } from '../directus.ts';

const reason = 'Two-factor authentication has to be turned on in this account first';

/**
 * Refuses all requests of an account without a second factor if one of its policies requires one, except
 * those that set the factor up. In Directus 11.17, `enforce_tfa` only affects the interface: the API still
 * answers with only the password.
 */
export function requireSecondFactor({ init }: Register, context: Context): void {
  init('middlewares.after', ({ app }) => {
    app.use((request: DirectusRequest, _response, next) => {
      const { accountability } = request;
      if (!accountability?.user || isSetup(request)) {
        next();
        return;
      }
      lacksSecondFactor(accountability, context)
        .then((isLacking) => {
          if (isLacking && !isForInterface(request)) throw new ForbiddenError({ reason });
          // Until then, an administrator has no access to other people's data, over any relation.
          if (isLacking) request.accountability = { ...accountability, admin: false };
        })
        .then(() => next(), next);
    });
  });
}

const setup = new Set([
  'POST /users/me/tfa/generate',
  'POST /users/me/tfa/enable',
  // Directus' interface stores the page that the user is on.
  'PATCH /users/me/track/page',
]);

function isSetup({ method, originalUrl }: DirectusRequest): boolean {
  const path = pathOf(originalUrl);
  return /^\/auth(\/|$)/.test(path) || setup.has(`${method} ${path}`);
}

/**
 * The requests of Directus' interface before it asks for the second factor: the user's own account, and
 * data that is not personal.
 */
const readByInterface = new Set([
  ...['/users/me', '/policies/me/globals', '/permissions/me', '/roles/me'],
  ...['/server/info', '/server/ping', '/server/health', '/settings', '/translations'],
  ...['/collections', '/fields', '/relations', '/extensions', '/flows', '/dashboards', '/panels'],
  ...['/presets', '/notifications'],
]);

function isForInterface({ method, originalUrl }: DirectusRequest): boolean {
  const path = pathOf(originalUrl);
  const isScript = /^\/extensions\/sources\/[^/]+$/.test(path);
  return method === 'GET' && (isScript || readByInterface.has(path));
}

/** Addresses have one spelling (addresses/refuseUnusualAddresses.ts), with an optional slash at the end. */
function pathOf(address: string): string {
  return address.replace(/\?.*/s, '').replace(/\/$/, '');
}

async function lacksSecondFactor(
  accountability: Accountability,
  { database, getSchema }: Context,
): Promise<boolean> {
  // Skip members: they only see their own data, and most requests are theirs.
  if (!accountability.admin && !accountability.app) return false;
  const account = await accountOf(database, accountability);
  // The seed's account has no address, so nobody can log in with it. Its token is in a file on this
  // computer.
  if (!account?.email || account.tfa_secret !== null) return false;
  const place = { knex: database, schema: await getSchema() };
  return (await fetchAccountabilityPolicyGlobals(accountability, place)).enforce_tfa;
}

async function accountOf(
  database: Database,
  { user: id }: Accountability,
): Promise<Account | undefined> {
  return database<Account>('directus_users')
    .where({ id: id ?? '' })
    .first('email', 'tfa_secret');
}

interface Account {
  readonly id: string;
  readonly email: string | null;
  readonly tfa_secret: string | null;
}
