import {
  createDirectus,
  createUser,
  readMe,
  readPolicyGlobals,
  rest,
  staticToken,
} from '@directus/sdk';
import { CmsError } from '../environment.ts';
import { demoPeople, publishedPasswords } from '../people.ts';
import { sessionOf } from './signIn.ts';

/** The collections are made at run time, so to the SDK they are plain records. */
type AnySchema = Record<string, Record<string, unknown>[]>;

export type Client = Awaited<ReturnType<typeof clientOf>>;

/**
 * Asks as the seed's own account, which stays what it is whatever happens to people's.
 *
 * @param secretsFile the file that holds the token, for whoever has to mend it
 * @throws CmsError if the token is no administrator's
 */
export async function seedClient(url: string, token: string, secretsFile: string): Promise<Client> {
  const client = clientOf(url, token);
  if ((await isAdministrator(client)) || (await adopt(url, token))) return client;
  throw new CmsError(
    `SEED_TOKEN: expected the token of an administrator in ${secretsFile}, which brings schema and access rules up to date. ` +
      'In Directus, give an administrator’s account a token, put it there, and start again.',
  );
}

function clientOf(url: string, token: string) {
  return createDirectus<AnySchema>(url).with(staticToken(token)).with(rest());
}

async function isAdministrator(client: Client): Promise<boolean> {
  const rights = await client.request(readPolicyGlobals()).catch(() => undefined);
  return rights?.admin_access ?? false;
}

/** An installation of an earlier version has no account for the seed, which signed in as a person. */
async function adopt(url: string, token: string): Promise<boolean> {
  const session = sessionOf(url);
  try {
    const { email } = demoPeople.administrator;
    await session.login({ email, password: publishedPasswords.administrator });
  } catch {
    return false;
  }
  const me = await session.request(readMe({ fields: ['role'] }));
  const { role } = me as { readonly role: string };
  await session.request(createUser({ ...seedName, role, token }));
  await session.logout();
  return true;
}

/** What the seed's account is called. It has no e-mail address, so that nobody can sign in as it. */
export const seedName = { first_name: 'Website', last_name: 'Seed' } as const;
