import { demoPeople } from '../../cms/people.ts';
import { memberRoles } from '../../contract/members/roles.ts';
import { newInstallation, pathOf, type Request } from './installation.ts';
import {
  Hiding,
  secret,
  type PageKind,
  type Secret,
  type SecretPage,
  unpublished,
} from './secrets.ts';
import {
  furtherWaysToWrite,
  get,
  judgedBeforeAccess,
  waysThroughTranslations,
  waysToAsset,
  waysToCount,
  waysToOpen,
  waysToSearch,
  waysToWrite,
} from './ways.ts';

/**
 * What each of them may see and change (cms/seed/applyAccess.ts), tried past Directus' interface in
 * every way that its API has. That a way leads anywhere is shown by the administrator, who sees all.
 */
const cms = await newInstallation();

type Visitor = 'anonymous' | 'member' | 'editor' | 'build' | 'administrator';

let bearers: Readonly<Record<Visitor, string | undefined>>;
let hiding: Hiding;

beforeAll(async () => {
  await cms.start();
  const [administrator, editor, member, build] = await Promise.all([
    cms.signIn('administrator'),
    cms.signIn('editor'),
    cms.signIn('member'),
    cms.token(),
  ]);
  bearers = { anonymous: undefined, member, editor, build, administrator };
  hiding = new Hiding(cms, administrator);
}, 900_000);

afterAll(() => cms.remove());

const pages: readonly PageKind[] = ['pages', 'news', 'products'];

test.each(pages)('what is not public of the %s is the editors’ and the build’s', async (kind) => {
  const seen = {
    by: ['administrator', 'editor', 'build'],
    notBy: ['anonymous', 'member'],
  } as const;
  await expectHidden(await hiding.pages(kind, unpublished), seen);
});

test('what is not published of the pages for members is the editors’', async () => {
  const hidden = await hiding.pages('member_pages', unpublished);
  const seen = {
    by: ['administrator', 'editor'],
    notBy: ['anonymous', 'member', 'build'],
  } as const;
  await expectHidden(hidden, seen);
});

test('what is published of the pages for members is theirs', async () => {
  const hidden = await hiding.pages('member_pages', [{ status: 'published' }]);
  const seen = {
    by: ['administrator', 'editor', 'member'],
    notBy: ['anonymous', 'build'],
  } as const;
  await expectHidden(hidden, seen);
});

describe('what came in by a form', () => {
  const address = `${secret}@example.org`;
  const seen = {
    by: ['administrator', 'editor'],
    notBy: ['anonymous', 'member', 'build'],
  } as const;

  test('as a message is the editors’', async () => {
    const message = { name: secret, email: address, message: secret, consent: true };
    const kept = await hiding.item('messages', 'message', message);
    await expectSeen([...waysToSearch(kept), ...waysToOpen(kept)], seen);
    await expectCounted(kept, seen);
  });

  test('as a subscription is the editors’', async () => {
    const kept = await hiding.item('subscribers', 'email', { email: address });
    await expectSeen([...waysToSearch(kept), ...waysToOpen(kept)], seen);
    await expectCounted(kept, seen);
  });
});

describe('what is Directus’ own', () => {
  const others = ['anonymous', 'member', 'build', 'editor'] as const;
  const seen = { by: ['administrator'], notBy: others } as const;
  const login = { email: `${secret}@example.com`, password: `${secret}1`, role: memberRoles.vhm };
  const flow = { name: secret, trigger: 'webhook', status: 'inactive', options: { secret } };
  const items: readonly [
    collection: string,
    field: string,
    item: Readonly<Record<string, unknown>>,
  ][] = [
    ['directus_users', 'last_name', { ...login, last_name: secret }],
    ['directus_flows', 'name', flow],
    ['directus_roles', 'name', { name: secret }],
    ['directus_policies', 'name', { name: secret }],
    ['directus_comments', 'comment', { collection: 'theme', item: '1', comment: secret }],
  ];

  test.each(items)('(%s) is the administrator’s', async (collection, field, item) => {
    const kept = await hiding.item(collection, field, item);
    await expectSeen([...waysToSearch(kept), ...waysToOpen(kept)], seen);
    await expectCounted(kept, seen);
  });

  test('(the settings) is nobody’s who does not sign in to edit', async () => {
    await cms.ask('PATCH', '/settings', { mapbox_key: secret }, bearers.administrator);
    await expectSeen([get('/settings'), get('/settings?fields=mapbox_key')], {
      by: ['administrator'],
      notBy: ['anonymous', 'member', 'build'],
    });
  });

  test('(the history of changes) is the administrator’s', async () => {
    const history = [get('/revisions?limit=-1'), get('/activity?limit=-1&fields=*,revisions.*')];
    await expectSeen(history, seen);
  });

  test('(a file outside the public folder) is the editors’', async () => {
    const file = await hiding.file();
    const ways = [...waysToSearch(file), ...waysToOpen(file), ...waysToAsset(String(file.id))];
    // What GraphQL has of Directus' own is the administrator's.
    const [closed, open] = [true, false].map((isClosed) =>
      ways.filter(({ path }) => (path === '/graphql/system') === isClosed),
    );
    await expectSeen(open!, {
      by: ['administrator', 'editor'],
      notBy: ['anonymous', 'member', 'build'],
    });
    await expectSeen(closed!, seen);
  });

  test('of a public file, visitors learn nothing about who put it there', async () => {
    const fields = 'uploaded_by,modified_by,filename_disk,metadata,location';
    for (const visitor of ['anonymous', 'member', 'build'] as const) {
      for (const field of fields.split(',')) {
        const { status } = await ask(get(`/files?fields=${field}`), visitor);
        expect({ visitor, field, status }).toEqual({ visitor, field, status: 403 });
      }
    }
  });
});

test('a member sees of the users only the own name', async () => {
  const { body } = await ask(get('/users?limit=-1&fields=*'), 'member');
  expect(body.data).toEqual([{ ...demoPeople.member, role: memberRoles.vhm, language: null }]);
});

describe('nothing is changed', () => {
  test.each(['build', 'anonymous', 'member'] as const)('by %s', async (visitor) => {
    const before = await everything();
    const attempts = [...before]
      .filter(([collection]) => !judgedBeforeAccess.includes(collection))
      .flatMap(([collection, items]) => waysToWrite(collection, items));
    const answers = await Promise.all(
      [...attempts, ...furtherWaysToWrite].map((request) => answerTo(request, visitor)),
    );
    expect(answers.length).toBeGreaterThan(250);
    expect(answers.filter((answer) => !refusal.test(answer))).toEqual([]);
    expect(await everything()).toEqual(before);
  });

  test('through GraphQL, which offers visitors no way to', async () => {
    const query = '{ __schema { mutationType { name } } }';
    for (const visitor of ['build', 'anonymous', 'member'] as const) {
      const { body } = await ask({ method: 'POST', path: '/graphql', body: { query } }, visitor);
      expect(body.data).toEqual({ __schema: { mutationType: null } });
    }
  });
});

interface Seen {
  readonly by: readonly Visitor[];
  readonly notBy: readonly Visitor[];
}

/** Of several items of a collection, one tells of searching for all. */
async function expectHidden(pages: readonly SecretPage[], seen: Seen): Promise<void> {
  const [first] = pages;
  const ways = [
    ...first!.secrets.flatMap(waysToSearch),
    ...pages.flatMap(({ secrets }) => secrets.flatMap(waysToOpen)),
    ...pages.flatMap(({ collection, id }) => waysThroughTranslations(collection, id)),
  ];
  await expectSeen(ways, seen);
  for (const kept of pages.flatMap(({ secrets }) => secrets)) await expectCounted(kept, seen);
  for (const { collection, id } of pages) {
    await ask({ method: 'DELETE', path: `/items/${collection}/${id}` }, 'administrator');
  }
}

async function expectSeen(requests: readonly Request[], { by, notBy }: Seen): Promise<void> {
  for (const visitor of by) {
    const seen = await telling(requests, visitor);
    const blind = requests.filter((request) => !seen.includes(request)).map(nameOf);
    expect({ visitor, blind }).toEqual({ visitor, blind: [] });
  }
  for (const visitor of notBy) {
    const sees = (await telling(requests, visitor)).map(nameOf);
    expect({ visitor, sees }).toEqual({ visitor, sees: [] });
  }
}

/** The requests whose answers hold the secret. */
async function telling(requests: readonly Request[], visitor: Visitor): Promise<Request[]> {
  const answers = await Promise.all(requests.map((request) => cms.read(request, bearers[visitor])));
  return requests.filter((_, index) => answers[index]!.text.includes(secret));
}

/** That there is something is a secret, too. */
async function expectCounted(kept: Secret, { by, notBy }: Seen): Promise<void> {
  const requests = waysToCount(kept);
  for (const visitor of [...by, ...notBy]) {
    const answers = await Promise.all(requests.map((request) => ask(request, visitor)));
    // The number is the only one above 0 in the answer.
    const counting = answers.filter(({ body: { errors, ...rest } }) =>
      errors ? false : /[1-9]/.test(JSON.stringify(rest)),
    );
    const expected = by.includes(visitor) ? requests.length : 0;
    expect({ visitor, ways: counting.length }).toEqual({ visitor, ways: expected });
  }
}

function ask({ method, path, body }: Request, visitor: Visitor) {
  return cms.ask(method, path, body, bearers[visitor]);
}

/** Forbidden, or nothing that anybody could ask of Directus. */
const refusal = /: (403 FORBIDDEN|404 ROUTE_NOT_FOUND)$/;

async function answerTo(request: Request, visitor: Visitor): Promise<string> {
  const { status, body } = await ask(request, visitor);
  const codes = (body.errors ?? []).map(({ extensions }) => extensions?.code);
  return `${nameOf(request)}: ${status} ${codes.join()}`;
}

/** All that Directus holds, by collection; signing in would change it. */
async function everything(): Promise<ReadonlyMap<string, unknown>> {
  const { body } = await ask(get('/collections'), 'administrator');
  const names = (body.data as { collection: string; schema: unknown }[])
    .filter(({ schema }) => schema !== null)
    .map(({ collection }) => collection);
  const entries = names.map(async (name) => {
    const answer = await ask(get(`${pathOf(name)}?limit=-1&fields=*`), 'administrator');
    return [name, answer.body.data] as const;
  });
  return new Map(await Promise.all(entries));
}

function nameOf({ method, path, body }: Request): string {
  return `${method} ${path}${body === undefined ? '' : ` ${JSON.stringify(body)}`}`;
}
