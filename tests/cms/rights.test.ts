import { demoPeople } from '../../cms/people.ts';
import { keptSecret, pathOf, type Answer } from './installation.ts';
import { allowed, personOf, rightsOf, roles, table, type Role } from './rights.ts';
import { sendFile } from './sendFile.ts';
import { sharedCms } from './sharedCms.ts';
import { payloads } from './ways.ts';

/**
 * Compares every role, collection, field and action of a real Directus with the table in rights.ts. Each right is
 * tested with a real request.
 */
const cms = await sharedCms();

let bearers: Readonly<Record<Role | 'administrator', string | undefined>>;
/** All collections with a table, and their fields. */
let collections: ReadonlyMap<string, Collection>;

interface Collection {
  readonly name: string;
  readonly fields: readonly string[];
  readonly key: string;
  readonly keyType: string | undefined;
  readonly singleton: boolean;
}

type Item = Readonly<Record<string, unknown>>;

const personal = Object.keys(personOf) as (keyof typeof personOf)[];

beforeAll(async () => {
  const [administrator, build, ...people] = await Promise.all([
    keptSecret(cms.data, 'SEED_TOKEN'),
    cms.token(),
    ...personal.map(async (role) => [role, await cms.logIn(personOf[role])] as const),
  ]);
  const own = Object.fromEntries(people) as Record<keyof typeof personOf, string>;
  bearers = { anonymous: undefined, ...own, build, administrator };
  collections = await readCollections();
  await leaveSomethingOfEditors();
});

test('the table names no collection that is not there', () => {
  const missing = Object.keys(table).filter((name) => !collections.has(name));
  expect(missing).toEqual([]);
  expect(collections.size).toBeGreaterThan(60);
});

/**
 * Collections without an address of their own, or for which Directus checks something else before
 * rights.
 */
const withoutItems: readonly string[] = [
  ...['directus_collections', 'directus_fields', 'directus_relations', 'directus_migrations'],
  ...['directus_sessions', 'directus_extensions', 'directus_versions', 'directus_deployments'],
  ...['directus_deployment_projects', 'directus_deployment_runs'],
];

/**
 * For these collections, Directus compares a change with existing items before it checks rights.
 */
const judgedFirst = [
  'directus_translations',
  // Its hook refuses an invalid list, so the test has no item that it could change.
  'member_lists',
];

/** Fields that change only together with the file itself; see editors/files.test.ts. */
const fixed = ['storage', 'filename_disk', 'type', 'metadata'];

describe.each(roles)('%s', (role) => {
  test('reads the fields that the table says', async () => {
    const { found, expected } = await compare(role, 'read', (each) => readable(each, role));
    expect(found).toEqual(expected);
  });

  test('changes the fields that the table says', async () => {
    const { found, expected } = await compare(role, 'update', (each) => changeable(each, role));
    expect(found).toEqual(expected);
  });

  test('creates with the fields that the table says', async () => {
    const { found, expected } = await compare(role, 'create', (each) => creatable(each, role));
    expect(found).toEqual(expected);
  });

  test('deletes what the table says', async () => {
    const found = await Promise.all(
      withItems().map(async (each) => [each.name, await mayDelete(each, role)]),
    );
    const expected = withItems().map(({ name }) => [name, Boolean(rightsOf(name, role).delete)]);
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected));
  });
});

test('the administrator may do all of it', async () => {
  const everywhere = withItems();
  const blind = await Promise.all(
    everywhere.map(async (each) => {
      const fields = await readable(each, 'administrator');
      return fields.length < each.fields.length ? [each.name] : [];
    }),
  );
  expect(blind.flat()).toEqual([]);
  const content = everywhere.filter(({ name }) => !name.startsWith('directus_'));
  const changed = await Promise.all(content.map((each) => changeable(each, 'administrator')));
  expect(changed).toEqual(content.map((each) => writable(each)));
});

async function asAdministrator(path: string): Promise<unknown> {
  return (await cms.ask('GET', path, undefined, bearers.administrator)).body;
}

/** Uploads a file, and returns its id. */
async function upload(role: 'editor' | 'membersEditor'): Promise<string> {
  const file = { name: 'x.txt', type: 'text/plain', content: 'An upload' };
  const { data } = (await (await sendFile(cms, bearers[role]!, file)).json()) as {
    data: { id: string };
  };
  return data.id;
}

async function readCollections(): Promise<ReadonlyMap<string, Collection>> {
  const { data } = (await asAdministrator('/collections')) as {
    data: { collection: string; schema: unknown; meta: { singleton: boolean } | null }[];
  };
  const entries = data
    .filter(({ schema }) => schema !== null)
    .map(async ({ collection: name, meta }) => {
      const fields = ((await asAdministrator(`/fields/${name}`)) as FieldsAnswer).data;
      const columns = fields.filter(({ type }) => type !== 'alias');
      const primary = columns.find(({ schema }) => schema?.is_primary_key);
      const [key, keyType] = [primary?.field ?? 'id', primary?.type];
      const singleton = meta?.singleton ?? false;
      return [
        name,
        { name, fields: columns.map(({ field }) => field), key, keyType, singleton },
      ] as const;
    });
  return new Map(await Promise.all(entries));
}

interface FieldsAnswer {
  readonly data: {
    readonly field: string;
    readonly type: string;
    readonly schema: { readonly is_primary_key: boolean } | null;
  }[];
}

/**
 * Creates an item in each collection that would be empty. Without an item, an allowed request looks
 * like a refused one.
 */
async function leaveSomethingOfEditors(): Promise<void> {
  const message = { name: 'x', email: 'x@example.org', message: 'x' };
  await cms.ask('POST', '/items/messages', message, bearers.administrator);
  await cms.ask('POST', '/items/subscribers', { email: 'x@example.org' }, bearers.administrator);
  for (const [role, collection] of [
    ['editor', 'pages'],
    ['inbox', 'messages'],
    ['membersEditor', 'member_pages'],
  ] as const) {
    const { id } = demoPeople[personOf[role]];
    const ask = (path: string, body: Item) => cms.ask('POST', path, body, bearers[role]);
    await ask('/presets', { user: id, collection, bookmark: 'x' });
    await ask('/comments', { collection, item: '1', comment: 'x' });
    const notification = { recipient: id, subject: 'x' };
    await cms.ask('POST', '/notifications', notification, bearers.administrator);
  }
  const request = { text: 'x', language: 'de' };
  await cms.ask('POST', '/items/change_requests', request, bearers.both);
  await leaveACatalogue(await upload('editor'));
  await upload('membersEditor');
}

/** The association has no catalogue. */
async function leaveACatalogue(picture: string): Promise<void> {
  const texts = (text: Item) => [{ language: 'de', ...text }];
  const described = texts({ title: 'x', slug: 'x', description: 'x' });
  const images = [{ file: picture, translations: texts({ image_alt: 'x' }) }];
  const product = { status: 'published', category: 'watches', images, translations: described };
  const values = [{ key: 'x', translations: texts({ name: 'x' }) }];
  const items: readonly [collection: string, item: Item][] = [
    ['product_categories', { key: 'watches', translations: described }],
    ['manufacturers', { id: 'x', name: 'x', translations: texts({ description: 'x' }) }],
    ['product_attributes', { id: 'x', values, translations: texts({ name: 'x' }) }],
    ['products', product],
  ];
  for (const [collection, item] of items) {
    const { status } = await cms.ask('POST', pathOf(collection), item, bearers.administrator);
    expect([collection, status]).toEqual([collection, 200]);
  }
}

function withItems(): Collection[] {
  return [...collections.values()].filter(({ name }) => !withoutItems.includes(name));
}

/** The actual and the expected fields of each collection. */
async function compare(
  role: Role,
  action: 'read' | 'update' | 'create',
  find: (collection: Collection) => Promise<readonly string[]>,
) {
  const judged = withItems().filter(({ name }) => action === 'read' || !judgedFirst.includes(name));
  const entries = await Promise.all(
    judged.map(async (each) => {
      const fields = action === 'read' ? each.fields : writable(each, action);
      return [each.name, await find(each), allowed(each.name, role, action, fields)] as const;
    }),
  );
  return {
    found: Object.fromEntries(entries.map(([name, fields]) => [name, fields])),
    expected: Object.fromEntries(entries.map(([name, , fields]) => [name, fields])),
  };
}

async function readable(
  { name, fields }: Collection,
  role: Role | 'administrator',
): Promise<readonly string[]> {
  const ask = (asked: readonly string[]) =>
    cms.ask('GET', `${pathOf(name)}?limit=1&fields=${asked.join()}`, undefined, bearers[role]);
  const left = fieldsLeft(await ask(fields), fields);
  // Other fields were refused. This checks that the remaining fields are allowed.
  if (left.length > 0) expect((await ask(left)).status).toBe(200);
  return left;
}

/** All fields except the key and the fields that Directus fills in automatically. */
function writable(
  { fields, key, name }: Collection,
  action: 'create' | 'update' = 'update',
): string[] {
  const isOwnKey = name === 'menus' || name === 'languages';
  const isFixed = (field: string) =>
    name === 'directus_files' && action === 'update' && fixed.includes(field);
  return fields.filter((field) => (field !== key || isOwnKey) && !isFixed(field));
}

async function changeable(
  collection: Collection,
  role: Role | 'administrator',
): Promise<readonly string[]> {
  const { name, key, singleton } = collection;
  const item = await itemFor(collection, role);
  const fields = writable(collection);
  const id = item?.[key] as string | number | undefined;
  const path = singleton ? pathOf(name) : `${pathOf(name)}/${id ?? 1}`;
  const ask = (asked: readonly string[]) =>
    cms.ask('PATCH', path, pick(item ?? {}, asked), bearers[role]);
  return fieldsLeft(await ask(fields), fields);
}

/** The role Inbox can't read languages, so it can't comment on one. */
const payloadsOfInbox: Readonly<Record<string, Item>> = {
  directus_comments: { collection: 'messages', item: '1' },
};

async function creatable(collection: Collection, role: Role): Promise<readonly string[]> {
  const { name, key } = collection;
  const fields = writable(collection, 'create');
  const item = {
    ...((await itemFor(collection, role)) ?? {}),
    ...payloads[name],
    ...(role === 'inbox' && payloadsOfInbox[name]),
  };
  const answer = await cms.ask('POST', pathOf(name), pick(item, fields), bearers[role]);
  const { data } = answer.body as { readonly data?: Item };
  if (answer.status === 200 && data) {
    const created = `${pathOf(name)}/${String(data[key])}`;
    await cms.ask('DELETE', created, undefined, bearers.administrator);
  }
  return fieldsLeft(answer, fields);
}

async function mayDelete({ name, keyType }: Collection, role: Role): Promise<boolean> {
  const key = keyType === 'uuid' ? '00000000-0000-4000-8000-000000000000' : '999999';
  const { body } = await cms.ask('DELETE', `${pathOf(name)}/${key}`, undefined, bearers[role]);
  const [error] = (body.errors ?? []) as { readonly message: string }[];
  // A role that may delete some items gets another error for an unknown key.
  return error?.message.includes('perform "delete"') ?? true;
}

/** An existing item that a role may have rights to, with all its values. */
async function itemFor({ name, singleton }: Collection, role: Role | 'administrator') {
  const own = role in personOf ? demoPeople[personOf[role as keyof typeof personOf]].id : undefined;
  const owner: Readonly<Record<string, string>> = {
    directus_users: 'id',
    directus_presets: 'user',
    directus_comments: 'user_created',
    directus_notifications: 'recipient',
    directus_files: 'uploaded_by',
  };
  const filter = owner[name] && own ? `&filter[${owner[name]}][_eq]=${own}` : '';
  const path = `${pathOf(name)}?limit=1&fields=*${filter}`;
  const found = items.get(path) ?? asAdministrator(path);
  items.set(path, found);
  const { data } = (await found) as { readonly data: Item | readonly Item[] };
  return singleton ? (data as Item) : (data as readonly Item[])[0];
}

/** A cache: the items do not change, so each is read only once. */
const items = new Map<string, Promise<unknown>>();

/** A value for each field: the current one if there is any, so that a change has no effect. */
function pick(item: Item, fields: readonly string[]): Item {
  return Object.fromEntries(fields.map((field) => [field, item[field] ?? null]));
}

/**
 * The fields of a request that were accepted: all, none, or those that the refusal does not name.
 */
function fieldsLeft({ status, body }: Answer, fields: readonly string[]): readonly string[] {
  const [error] = (body.errors ?? []) as { readonly message: string }[];
  const named = /access fields? (".*?") in collection/.exec(error?.message ?? '')?.[1];
  if (named !== undefined) {
    const refused = [...named.matchAll(/"([^"]+)"/g)].map(([, field]) => field);
    return fields.filter((field) => !refused.includes(field));
  }
  return status === 403 || status === 404 || status === 401 ? [] : fields;
}
