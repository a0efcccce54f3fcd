import { createItem, createUser, readItems, readMe, readUsers, updateMe } from '@directus/sdk';
import { memberRoles, staffRoles } from '../../contract/members/roles.ts';
import { demoPeople, people, type DemoPerson } from '../people.ts';
import { seedName, type Client } from './client.ts';
import { seedRecord } from './layout.ts';

/** An account that was made here, as it is now. */
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
 * Makes each person once: an administrator, and where that is wanted editors and members for trying
 * out. From then on accounts are people's own, whatever becomes of them.
 *
 * @param passwords what they are made with
 * @param demo whether there is anybody besides the administrator
 * @param hasMembers whether the website has an area for members: a shop has none, and nobody to look after them
 * @returns those who are there
 */
export async function applyPeople(
  client: Client,
  { passwords, demo, hasMembers }: PeopleOptions,
): Promise<Account[]> {
  const { role: administratorRole } = await client.request(readMe({ fields: ['role'] }));
  await client.request(updateMe({ ...seedName, email: null }));
  const seeded = await client.request(readItems(seedRecord, { limit: -1 }));
  const isNoted = (name: string) => seeded.some(({ collection }) => collection === name);
  // An earlier version made everybody, and made them anew: who is not there now was deleted.
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
      await client.request(createUser(account as never));
    }
    await client.request(createItem(seedRecord, { collection: nameInRecord(person) }));
  }
  return accountsOf(client);
}

/** Beside the names of collections, none of which begins so. */
function nameInRecord(person: DemoPerson): string {
  return `person:${person}`;
}

/** Those who are there, by whatever address they have now. */
export async function accountsOf(client: Client): Promise<Account[]> {
  const users = await client.request(readUsers({ fields: ['id', 'email'], limit: -1 }));
  return people.flatMap((person) => {
    const { id, email } = demoPeople[person];
    // Earlier versions had Directus make the administrator, with an id of its own.
    const found =
      users.find((user) => user.id === id) ?? users.find((user) => user.email === email);
    return found?.email ? [{ person, email: found.email }] : [];
  });
}
