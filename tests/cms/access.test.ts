import pLimit from 'p-limit';
import { demoPeople } from '../../cms/people.ts';
import { publicFolder } from '../../contract/files.ts';
import { memberRoles, staffRoles } from '../../contract/members/audiences.ts';
import { pathOf, type Request } from './installation.ts';
import {
  canariesIn,
  canary,
  canaryCollections,
  kinds,
  releaseCanaries,
  upload,
  waysToAll,
  waysToCountAll,
  waysToOne,
  type Kind,
} from './canaries.ts';
import { personOf, roles, withDrafts, type Role } from './rights.ts';
import { Hiding, secret, type Secret, type SecretPage, unpublished } from './secrets.ts';
import { sharedCms } from './sharedCms.ts';
import {
  furtherWaysToWrite,
  get,
  graphql,
  judgedBeforeAccess,
  waysThroughTranslations,
  waysToAsset,
  waysToCount,
  waysToOpen,
  waysToSearch,
  waysToWrite,
} from './ways.ts';

/**
 * Checks the access rights of each role (cms/access/rights.ts) with direct requests, through every
 * API of Directus. Each request also runs as the administrator, who sees everything. This shows
 * that a refusal is not caused by a wrong request.
 */
const cms = await sharedCms();

type Visitor = Role | 'administrator';

/** Roles that may read content for members, each for its own audience. */
const members = ['vhm', 'adt', 'both'] as const;

let bearers: Readonly<Record<Visitor, string | undefined>>;
let hiding: Hiding;

beforeAll(async () => {
  const [administrator, build, vhm, adt, both, editor, inbox, membersEditor] = await Promise.all([
    cms.logIn('administrator'),
    cms.token(),
    ...(['vhm', 'adt', 'both', 'editor', 'inbox', 'membersEditor'] as const).map((role) =>
      cms.logIn(personOf[role]),
    ),
  ]);
  bearers = {
    ...{ anonymous: undefined, vhm, adt, both, editor, inbox, membersEditor },
    ...{ build, administrator },
  };
  hiding = new Hiding(cms, administrator);
});

test.each(withDrafts)('unpublished %s are read by editors and the build only', async (kind) => {
  const seen = {
    by: ['administrator', 'editor', 'build'],
    notBy: ['anonymous', ...members, 'inbox', 'membersEditor'],
  } as const;
  await expectHidden(await hiding.pages(kind, unpublished), seen);
});

describe('members’ content', () => {
  const forThem: Readonly<Record<Visitor, readonly Kind[]>> = {
    ...{ anonymous: [], editor: [], inbox: [], build: [] },
    vhm: ['vhm', 'both', 'past', 'ending'],
    adt: ['adt', 'both', 'past', 'ending'],
    both: ['vhm', 'adt', 'both', 'past', 'ending'],
    ...{ membersEditor: Object.keys(kinds) as Kind[], administrator: Object.keys(kinds) as Kind[] },
  };
  const visitors = [...roles, 'administrator'] as const;
  const wordsFor = (visitor: Visitor) => forThem[visitor].map((kind) => canary + kind).sort();

  test.each(canaryCollections)(
    '(%s) is read only by members and their editors',
    async (collection) => {
      const released = await releaseCanaries(cms, collection, bearers.administrator!);
      for (const visitor of visitors) {
        const found = await Promise.all([
          ...waysToAll(collection).map(async (way) => [nameOf(way), await seen(way, visitor)]),
          ...released.flatMap((each) =>
            waysToOne(collection, each).map(async (way) => [nameOf(way), await seen(way, visitor)]),
          ),
        ]);
        const expected = [
          ...waysToAll(collection).map((way) => [
            nameOf(way),
            expectedOf(way, visitor, wordsFor(visitor)),
          ]),
          ...released.flatMap((each) =>
            waysToOne(collection, each).map((way) => [
              nameOf(way),
              expectedOf(way, visitor, forThem[visitor].includes(each.kind) ? [each.word] : []),
            ]),
          ),
        ];
        expect({ visitor, found }).toEqual({ visitor, found: expected });

        const counts = await Promise.all(
          waysToCountAll(collection).map(async (way) => numberIn((await ask(way, visitor)).body)),
        );
        expect({ visitor, counts }).toEqual({
          visitor,
          counts: counts.map(() => forThem[visitor].length),
        });
      }
      // Only the administrator and the members' editor see the revisions, which contain all versions ever saved.
      const history = [
        get('/revisions?limit=500&sort=-id'),
        get('/activity?limit=500&sort=-id&fields=*,revisions.*'),
      ];
      for (const visitor of roles.filter((role) => role !== 'membersEditor')) {
        for (const way of history) expect(await seen(way, visitor)).toEqual([]);
      }
      expect(await seen(history[0]!, 'administrator')).toEqual(wordsFor('administrator'));
    },
  );

  test('a file is read by its editor only, until a document names it', async () => {
    const id = await upload(cms, `${canary}lose`, bearers.membersEditor!);
    for (const visitor of visitors) {
      const isTheirs = visitor === 'membersEditor' || visitor === 'administrator';
      const found = await seen(get(`/assets/${id}`), visitor);
      expect({ visitor, found }).toEqual({ visitor, found: isTheirs ? [`${canary}lose`] : [] });
    }
  });

  test('a file is not in the website’s folder, and cannot be moved there', async () => {
    const publicly = await upload(cms, `${canary}offen`, bearers.administrator!, publicFolder);
    const inside = await upload(cms, `${canary}innen`, bearers.membersEditor!);
    const document = { date: '2026-11-23', category: 'guides', audience: 'vhm' };
    const attach = (file: string, visitor: Visitor) =>
      ask(
        { method: 'POST', path: '/items/member_documents', body: { ...document, file } },
        visitor,
      );
    expect((await attach(publicly, 'membersEditor')).status).toBe(400);
    expect((await attach(publicly, 'administrator')).status).toBe(400);
    expect((await attach(inside, 'membersEditor')).status).toBe(200);
    // A second document could have other readers.
    expect((await attach(inside, 'membersEditor')).status).toBe(400);
    const move = { method: 'PATCH', path: `/files/${inside}`, body: { folder: publicFolder } };
    const statuses = await Promise.all(
      visitors.map(async (visitor) => (await ask(move, visitor)).status),
    );
    expect(statuses.filter((status) => status < 400)).toEqual([]);
    expect(await seen(get(`/assets/${inside}`), 'anonymous')).toEqual([]);
  });

  test('a change request is read by the members’ editor only, not even by its sender', async () => {
    const word = `${canary}wunsch`;
    const wish = { text: word, language: 'de' };
    const send = { method: 'POST', path: '/items/change_requests', body: wish };
    expect((await ask(send, 'vhm')).status).toBeLessThan(300);
    const ways = [
      get('/items/change_requests?limit=500&fields=*,member.*'),
      get(`/items/change_requests?filter[text][_contains]=${canary}`),
      get(`/items/change_requests?groupBy[]=text&aggregate[count]=*`),
      graphql('change_requests', '{ change_requests(limit: 500) { text } }'),
    ];
    for (const visitor of visitors) {
      const isTheirs = visitor === 'membersEditor' || visitor === 'administrator';
      const found = await Promise.all(ways.map((way) => seen(way, visitor)));
      expect({ visitor, found }).toEqual({
        visitor,
        found: ways.map(() => (isTheirs ? [word] : [])),
      });
    }
    const { body } = await ask(get('/items/change_requests?fields=member'), 'membersEditor');
    expect(body.data).toEqual([{ member: demoPeople['member-vhm'].id }]);
  });

  test('the data of an account are read by its owner and the members’ editor', async () => {
    const word = `${canary}praxis`;
    const change = { method: 'PATCH', path: '/users/me', body: { practice: word } };
    expect((await ask(change, 'vhm')).status).toBe(200);
    const id = demoPeople['member-vhm'].id;
    const ways = [
      get('/users?limit=500&fields=practice'),
      get(`/users?filter[practice][_contains]=${canary}&fields=practice`),
      get(`/users/${id}?fields=practice`),
    ];
    for (const visitor of visitors) {
      const isTheirs = ['vhm', 'membersEditor', 'administrator'].includes(visitor);
      const found = await Promise.all(ways.map((way) => seen(way, visitor)));
      expect({ visitor, found }).toEqual({
        visitor,
        found: ways.map(() => (isTheirs ? [word] : [])),
      });
    }
  });

  const seen = async (way: Request, visitor: Visitor) =>
    canariesIn((await cms.read(way, bearers[visitor])).text);

  /**
   * Only the administrator may download archives of files: anybody else could overload Directus
   * with them.
   */
  function expectedOf({ path }: Request, visitor: Visitor, words: readonly string[]) {
    return path === '/assets/files' && visitor !== 'administrator' ? [] : [...words];
  }

  /** The only number in a response. A refusal has none. */
  function numberIn({ errors, ...rest }: { readonly errors?: unknown }): number {
    const [found] = errors ? [] : (JSON.stringify(rest).match(/(?<=[:"])\d+/) ?? []);
    return Number(found ?? 0);
  }
});

describe('what visitors have sent', () => {
  const address = `${secret}@example.org`;
  const seen = {
    by: ['administrator', 'inbox'],
    notBy: ['anonymous', ...members, 'editor', 'membersEditor', 'build'],
  } as const;

  test('a message is read by the inbox only', async () => {
    const message = { name: secret, email: address, message: secret, consent: true };
    const kept = await hiding.item('messages', 'message', message);
    await expectSeen([...waysToSearch(kept), ...waysToOpen(kept)], seen);
    await expectCounted(kept, seen);
  });

  test('a subscription is read by the inbox only', async () => {
    const kept = await hiding.item('subscribers', 'email', { email: address });
    await expectSeen([...waysToSearch(kept), ...waysToOpen(kept)], seen);
    await expectCounted(kept, seen);
  });
});

describe('Directus’ own collections', () => {
  const others = ['anonymous', ...members, 'build', 'editor', 'inbox', 'membersEditor'] as const;
  const seen = { by: ['administrator'], notBy: others } as const;
  // A colleague of nobody here: editors read each other's names (reviewRequest.test.ts).
  const role = staffRoles.membersEditor;
  const login = { email: `${secret}@example.com`, password: `${secret}1`, role };
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

  test.each(items)('(%s) is read by administrators only', async (collection, field, item) => {
    const kept = await hiding.item(collection, field, item);
    await expectSeen([...waysToSearch(kept), ...waysToOpen(kept)], seen);
    await expectCounted(kept, seen);
  });

  test('the settings are read only by people who log in to edit', async () => {
    await cms.ask('PATCH', '/settings', { mapbox_key: secret }, bearers.administrator);
    await expectSeen([get('/settings'), get('/settings?fields=mapbox_key')], {
      by: ['administrator'],
      notBy: ['anonymous', ...members, 'build'],
    });
  });

  test('the history of accounts, settings and messages is read by administrators only', async () => {
    const collections = [...items.map(([collection]) => collection), 'messages', 'subscribers'];
    const only = `filter[collection][_in]=${collections.join()}`;
    const history = [
      get(`/revisions?limit=500&sort=-id&${only}`),
      get(`/activity?limit=500&sort=-id&fields=*,revisions.*&${only}`),
    ];
    await expectSeen(history, seen);
  });

  test('the history of the content is read by nobody who does not edit it', async () => {
    const history = [
      get('/revisions?limit=500&sort=-id'),
      get('/activity?limit=500&sort=-id&fields=*,revisions.*'),
    ];
    const notBy = others.filter((role) => role !== 'editor');
    await expectSeen(history, { by: ['administrator'], notBy });
  });

  test('a file outside the public folder is read by editors only', async () => {
    const file = await hiding.file();
    const ways = [...waysToSearch(file), ...waysToOpen(file), ...waysToAsset(String(file.id))];
    // Archives and Directus' own fields in GraphQL are only for the administrator.
    const [closed, open] = [true, false].map((isClosed) =>
      ways.filter(({ path }) => ['/graphql/system', '/assets/files'].includes(path) === isClosed),
    );
    await expectSeen(open!, {
      by: ['administrator', 'editor'],
      notBy: ['anonymous', ...members, 'inbox', 'membersEditor', 'build'],
    });
    await expectSeen(closed!, seen);
  });

  test('visitors do not learn who uploaded a public file', async () => {
    const fields = 'uploaded_by,modified_by,filename_disk,metadata,location';
    for (const visitor of ['anonymous', 'both', 'build'] as const) {
      for (const field of fields.split(',')) {
        const { status } = await ask(get(`/files?fields=${field}`), visitor);
        expect({ visitor, field, status }).toEqual({ visitor, field, status: 403 });
      }
    }
  });
});

test('a member sees only their own account among the users', async () => {
  const { body } = await ask(get('/users?fields=*'), 'both');
  const { id, email, first_name, last_name, member_number } = demoPeople.member;
  expect(body.data).toEqual([
    {
      ...{ id, email, first_name, last_name, member_number, role: memberRoles.both },
      ...{ phone: null, practice: null, street: null, zip_code: null, city: null },
      ...{ language: null, members_seen_at: null },
    },
  ]);
});

describe('visitors and the build change nothing', () => {
  test.each(['build', 'anonymous', 'both'] as const)('through the API (%s)', async (visitor) => {
    const before = await everything();
    const attempts = [...before]
      .filter(([collection]) => !judgedBeforeAccess.includes(collection))
      .flatMap(([collection, items]) => waysToWrite(collection, items));
    // Directus refuses some of more than 204 simultaneous requests of one network before it checks rights.
    const fewAtOnce = pLimit(100);
    const answers = await Promise.all(
      [...attempts, ...furtherWaysToWrite].map((request) =>
        fewAtOnce(() => answerTo(request, visitor)),
      ),
    );
    expect(answers.length).toBeGreaterThan(250);
    expect(answers.filter((answer) => !refusal.test(answer))).toEqual([]);
    expect(await everything()).toEqual(before);
  });

  test('through GraphQL, which offers them no mutation', async () => {
    const query = '{ __schema { mutationType { name } } }';
    for (const visitor of ['build', 'anonymous'] as const) {
      const { body } = await ask({ method: 'POST', path: '/graphql', body: { query } }, visitor);
      expect(body.data).toEqual({ __schema: { mutationType: null } });
    }
  });
});

interface Seen {
  readonly by: readonly Visitor[];
  readonly notBy: readonly Visitor[];
}

/** Searches only for the first page: a search request covers all items of the collection. */
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

/** The requests whose responses contain the secret. */
async function telling(requests: readonly Request[], visitor: Visitor): Promise<Request[]> {
  const answers = await Promise.all(requests.map((request) => cms.read(request, bearers[visitor])));
  return requests.filter((_, index) => answers[index]!.text.includes(secret));
}

/** A count must not reveal that a hidden item exists. */
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

/** Forbidden, or a request that Directus does not support. */
const refusal = /: (403 FORBIDDEN|404 ROUTE_NOT_FOUND)$/;

async function answerTo(request: Request, visitor: Visitor): Promise<string> {
  const { status, body } = await ask(request, visitor);
  const codes = (body.errors ?? []).map(({ extensions }) => extensions?.code);
  return `${nameOf(request)}: ${status} ${codes.join()}`;
}

/** All data in Directus, by collection. Logging in between two calls would change the result. */
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
