import {
  createDirectus,
  createUser,
  readMe,
  readPolicyGlobals,
  rest,
  staticToken,
  updateMe,
} from '@directus/sdk';
import { CmsError } from '../environment.ts';
import { demoPeople, publishedPasswords } from '../people.ts';
import { sessionOf } from './logIn.ts';

/** The collections are created at run time, so for the SDK they are plain records. */
type AnySchema = Record<string, Record<string, unknown>[]>;

export type Client = Awaited<ReturnType<typeof clientOf>>;

/**
 * Returns a client that uses the seed's own account, which does not depend on other accounts. Directus creates
 * the account with an e-mail address. Without one, nobody can log in with it, and the account needs no second
 * factor.
 *
 * @param secretsFile the file with the token, for the message to the operator
 * @throws CmsError if the token is not that of an administrator
 */
export async function seedClient(url: string, token: string, secretsFile: string): Promise<Client> {
  const client = clientOf(url, token);
  if ((await isAdministrator(client)) || (await adopt(url, token))) {
    await client.request(updateMe({ ...seedName, email: null }));
    return client;
  }
  throw new CmsError(
    `SEED_TOKEN: expected the token of an administrator in ${secretsFile}; each start updates schema and access rights with it. ` +
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

/** Creates the seed's account in an installation of an earlier version, in which the seed logged in as a person. */
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

const seedName = { first_name: 'Website', last_name: 'Seed' } as const;
