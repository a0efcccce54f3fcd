import { createItem, createUser, readItems, readMe, readUsers } from '@directus/sdk';
import { memberRoles, staffRoles } from '../../contract/members/audiences.ts';
import { demoPeople, people, type DemoPerson } from '../people.ts';
import type { Client } from './client.ts';
import { seedRecord } from './seedRecord.ts';

/** A demo account, with its current address. */
export interface Account {
  readonly person: DemoPerson;
  readonly email: string;
}

interface PeopleOptions {
  readonly passwords: Readonly<Record<DemoPerson, string>>;
  readonly demo: boolean;
  readonly hasMembers: boolean;
}

/**
 * Creates each account once: an administrator, and in a demo installation editors and members. Later
 * changes of the accounts, including their deletion, stay.
 *
 * @param passwords the initial passwords
 * @param demo whether to create accounts other than the administrator
 * @param hasMembers whether the website has a members' area; a shop has none, and needs no accounts for it
 * @returns the accounts that exist
 */
export async function applyPeople(
  client: Client,
  { passwords, demo, hasMembers }: PeopleOptions,
): Promise<Account[]> {
  const { role: administratorRole } = await client.request(readMe({ fields: ['role'] }));
  const seeded = await client.request(readItems(seedRecord, { limit: -1 }));
  const isNoted = (name: string) => seeded.some(({ collection }) => collection === name);
  // An earlier version created all accounts at every start, so a missing account was deleted.
  const isEarlier = isNoted('pages') && !isNoted(nameInRecord('administrator'));
  const roles: Readonly<Record<DemoPerson, unknown>> = {
    administrator: administratorRole,
    editor: staffRoles.editor,
    member: memberRoles.both,
    'member-vhm': memberRoles.vhm,
    'member-adt': memberRoles.adt,
    'members-editor': staffRoles.membersEditor,
    inbox: staffRoles.inbox,
  };
  const existing = await accountsOf(client);
  for (const person of people.filter((name) => !isNoted(nameInRecord(name)))) {
    const isOfMembers = person.startsWith('member');
    const isWanted = (demo && (hasMembers || !isOfMembers)) || person === 'administrator';
    if (isWanted && !isEarlier && !existing.some((account) => account.person === person)) {
      const account = { ...demoPeople[person], role: roles[person], password: passwords[person] };
      const named = demo ? account : { ...account, ...unnamed };
      await client.request(createUser(named as never));
    }
    await client.request(createItem(seedRecord, { collection: nameInRecord(person) }));
  }
  return accountsOf(client);
}

/** The name of the administrator outside demo installations, until somebody enters the real one. */
const unnamed = { first_name: 'Administrator', last_name: null };

/** Returns a name with a prefix that no collection has. */
function nameInRecord(person: DemoPerson): string {
  return `person:${person}`;
}

/** Returns the demo accounts that exist, with their current addresses. */
export async function accountsOf(client: Client): Promise<Account[]> {
  const users = await client.request(readUsers({ fields: ['id', 'email'], limit: -1 }));
  return people.flatMap((person) => {
    const { id, email } = demoPeople[person];
    // Earlier versions let Directus create the administrator, with a generated id.
    const found =
      users.find((user) => user.id === id) ?? users.find((user) => user.email === email);
    return found?.email ? [{ person, email: found.email }] : [];
  });
}
