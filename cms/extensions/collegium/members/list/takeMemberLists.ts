import { printable } from '../../../../../data/problems/printable.ts';
import type { Limits } from '../../forms/endpoint/limits.ts';
import { mailQueued, queueInvitation } from '../../forms/mail/outbox.ts';
import { isMember } from '../accounts/isMember.ts';
import type { Context, EventContext, Register } from '../../directus.ts';
import { DirectusRefusal } from '../../DirectusRefusal.ts';
import { columns, type Column } from './columns.ts';
import { readMemberList, type ListedMember } from './readMemberList.ts';
import { english, german, type ListWords } from './words.ts';

/**
 * Applies a list of members that is created in `member_lists`: invites new members and updates changed
 * ones, in one transaction. It uses the access rights of the user who submits the list. The item stores the
 * report, not the list.
 */
export function takeMemberLists(
  { filter, action }: Register,
  context: Context,
  limits: Limits,
): void {
  filter('member_lists.items.create', async (payload, _meta, event) => {
    await refuseOthers(context, event);
    const { list } = payload as { readonly list?: unknown };
    const report = await take(typeof list === 'string' ? list : '', { ...context, limits }, event);
    return { list: null, report };
  });
  action('member_lists.items.create', () => context.emitter.emitAction(mailQueued, {}));
}

/**
 * Refuses users who may not read member lists. Directus checks access rights only after this hook, whose
 * messages reveal which addresses have an account. Only users who submit lists may read them.
 *
 * @throws Directus' own refusal
 */
async function refuseOthers(context: Context, event: EventContext): Promise<void> {
  const lists = new context.services.ItemsService('member_lists', {
    schema: event.schema,
    knex: event.database,
    accountability: event.accountability,
  });
  await lists.readByQuery({ fields: ['id'], limit: 1 });
}

/** Maximum number of problems in one message. */
const maxProblems = 30;

async function take(
  list: string,
  context: Context & { readonly limits: Limits },
  event: EventContext,
): Promise<string> {
  const words = await wordsFor(event);
  const { members, problems } = readMemberList(list, words);
  refuseIf(problems, words);
  const users = new context.services.UsersService({
    schema: event.schema,
    knex: event.database,
    accountability: event.accountability,
  });
  const existing = (await users.readByQuery({
    fields: ['id', 'status', ...Object.keys(columns)],
    filter: { email: { _nnull: true } },
    limit: -1,
  })) as unknown as readonly Existing[];
  const taken = await event
    .database('directus_users')
    .whereNotNull('email')
    .select('email', 'role');
  const withPolicies: readonly string[] = await event
    .database('directus_access')
    .whereNotNull('user')
    .pluck('user');
  refuseIf(
    conflicts(members, { existing, taken: taken as readonly Taken[], withPolicies, words }),
    words,
  );

  const byEmail = new Map(existing.map((user) => [user.email.toLowerCase(), user]));
  const added = members.filter(({ email }) => !byEmail.has(email));
  const changes = members.flatMap((member) => {
    const user = byEmail.get(member.email);
    const changed = user ? changedIn(user, member) : [];
    return user && changed.length > 0 ? [{ member, user, changed }] : [];
  });
  const keys = await users.createMany(
    added.map(({ values }) => ({ ...values, status: 'invited' })),
    { emitEvents: false },
  );
  for (const key of keys) await queueInvitation(event.database, String(key), context.limits);
  for (const { member, user, changed } of changes) {
    const values = Object.fromEntries(changed.map((column) => [column, member.values[column]]));
    await users.updateOne(user.id, values, { emitEvents: false });
  }
  const counts = {
    invited: added.length,
    changed: changes.length,
    unchanged: members.length - added.length - changes.length,
  };
  const blocked = members.filter(({ email }) => byEmail.get(email)?.status === 'suspended');
  return [
    words.counts(counts),
    ...changes.map(({ member: { line, email }, changed }) =>
      words.line(line, `${email}: ${changed.join(', ')}`),
    ),
    ...blocked.map(({ line, email }) => words.line(line, `${email}: ${words.blocked}`)),
  ].join('\n');
}

type Existing = { readonly id: string; readonly status: string; readonly email: string } & Readonly<
  Partial<Record<Column, string | null>>
>;

interface Taken {
  readonly email: string;
  readonly role: string | null;
}

/** Returns the messages in the language of the user who submits the list, or in the installation's. */
async function wordsFor({ database, accountability }: EventContext): Promise<ListWords> {
  const user = accountability?.user
    ? await database<{ id: string; language: string | null }>('directus_users')
        .where({ id: accountability.user })
        .first('language')
    : undefined;
  const settings = await database<{ default_language: string | null }>('directus_settings').first(
    'default_language',
  );
  const language = user?.language ?? settings?.default_language ?? '';
  return language.startsWith('en') ? english : german;
}

/** @throws DirectusRefusal with a line for each problem */
function refuseIf(problems: readonly string[], words: ListWords): void {
  if (problems.length === 0) return;
  const rest = problems.length - maxProblems;
  // A problem quotes the list, and `npm run cms:invite` prints it on a terminal.
  const shown = problems.slice(0, maxProblems).map(printable);
  const lines = [...shown, ...(rest > 0 ? [words.more(rest)] : [])];
  throw new DirectusRefusal(400, 'INVALID_PAYLOAD', [...lines, words.nothingDone].join('\n'));
}

/**
 * Returns a problem for each row of an account that is not only a member's, which a list may not change,
 * and for each member number that belongs to another account.
 *
 * @param withPolicies the accounts that an administrator has given more rights than their role has
 */
function conflicts(
  members: readonly ListedMember[],
  {
    existing,
    taken,
    withPolicies,
    words,
  }: {
    readonly existing: readonly Existing[];
    readonly taken: readonly Taken[];
    readonly withPolicies: readonly string[];
    readonly words: ListWords;
  },
): string[] {
  const others = new Set(
    taken.filter((account) => !isMember(account)).map(({ email }) => email.toLowerCase()),
  );
  const byNumber = new Map(existing.map((user) => [user.member_number, user.email]));
  const closed = existing.filter(({ id }) => withPolicies.includes(id));
  return members.flatMap((member) => {
    const { line, email, values } = member;
    if (others.has(email)) return [words.line(line, words.noMember(email))];
    const user = closed.find((each) => each.email.toLowerCase() === email);
    if (user && changedIn(user, member).length > 0) {
      return [words.line(line, words.moreRights(email))];
    }
    const { member_number: number } = values;
    const owner = number === undefined ? undefined : byNumber.get(number);
    return number === undefined || owner === undefined || owner.toLowerCase() === email
      ? []
      : [words.line(line, words.numberOfAnother(number, owner))];
  });
}

function changedIn(user: Existing, { values }: ListedMember): Column[] {
  return (Object.keys(values) as Column[]).filter(
    (column) => column !== 'email' && plain(column, values[column]) !== plain(column, user[column]),
  );
}

/** Ignores the territory of a language: members may have chosen a language without one. */
function plain(column: Column, value: string | null | undefined) {
  return column === 'language' ? value?.slice(0, 2) : value;
}
