import { authentication, createDirectus, rest } from '@directus/sdk';
import { demoPeople } from '../people.ts';

/** The collections are made at run time, so to the SDK they are plain records. */
// eslint-disable-next-line @typescript-eslint/consistent-type-definitions
export type AnySchema = Record<string, Record<string, unknown>[]>;

export type Client = Awaited<ReturnType<typeof signIn>>;

/** Signs in as the administrator. */
export async function signIn(url: string) {
  const client = createDirectus<AnySchema>(url).with(authentication('json')).with(rest());
  const { email, password } = demoPeople.administrator;
  await client.login({ email, password });
  return client;
}
