import type { PersonalData, PrivateKind } from './privateKind.ts';
import { privateKinds } from './privateKinds.ts';

/** Personal data by collection. Accounts and the records of log-ins are Directus' own. */
export const personalData: readonly (readonly [collection: string, data: PersonalData])[] =
  Object.entries<PrivateKind>(privateKinds).flatMap(([name, { personal }]) =>
    personal ? [[name, personal] as const] : [],
  );

/** The collections whose items are a person's own, with the field that has the e-mail address. */
export const addressFields: Readonly<Record<string, string>> = Object.fromEntries(
  personalData.flatMap(([name, { of }]) => (typeof of === 'object' ? [[name, of.address]] : [])),
);

/** The collections whose items are a person's own, by the account that the items refer to. */
export const collectionsOfAccounts = namesOf('account');

/** The collections whose items are about several people. */
export const collectionsOfSeveral = namesOf('several');

function namesOf(whose: PersonalData['of']): readonly string[] {
  return personalData.flatMap(([name, { of }]) => (of === whose ? [name] : []));
}
