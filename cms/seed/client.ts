import { authentication, createDirectus, rest } from '@directus/sdk';
import { demoPeople } from '../people.ts';

/** The collections are made at run time, so to the SDK they are plain records. */
export type AnySchema = Record<string, Record<string, unknown>[]>;

export type Client = Awaited<ReturnType<typeof signIn>>;

/** Signs in as the administrator. */
export async function signIn(url: string) {
  // Seeding is over before the sign-in is, and a timer for its renewal would keep us running.
  const session = authentication('json', { autoRefresh: false });
  const client = createDirectus<AnySchema>(url).with(session).with(rest());
  const { email, password } = demoPeople.administrator;
  await client.login({ email, password });
  return client;
}
