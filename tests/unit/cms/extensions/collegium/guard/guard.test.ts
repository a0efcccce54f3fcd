import { expect, it, jest } from '@jest/globals';
import { Readable } from 'node:stream';
import {
  answered,
  checkHealth,
  ContentTooLargeError,
  countRequest,
  FakeDirectus,
  ForbiddenError,
  InvalidCredentialsError,
  InvalidPayloadError,
  InvalidQueryError,
  limiters,
  mostBytes,
  rateLimiter,
  readRights,
  validateAccess,
} from './fakeDirectus.ts';

let directus: FakeDirectus;
let now = 1_800_000_000_000;

beforeEach(async () => {
  limiters.length = 0;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  directus = await FakeDirectus.start();
});
afterEach(() => directus.stop());

const editor = { admin: false };

it.each(['resetPassword', 'acceptInvite'] as const)(
  'several uses of a mailed link follow one another: %s',
  async (method) => {
    expect(await directus.useLinks(method)).toBe(1);
  },
);

describe('mails with a link for a new password', () => {
  const reset = { template: { name: 'password-reset' } };

  const ask = async (to: string, ip?: string, mail: object = reset) => {
    let sent: unknown;
    await directus.request({ ip }, async () => {
      sent = await directus.filter('email.send', { to, ...mail }, {});
    });
    return sent !== null;
  };

  // docs/operating.md: three an hour to an account, ten from an address.
  it('are three an hour to one account, however its address is written', async () => {
    const asked = [];
    for (const [index, to] of ['a@x.org', 'A@x.org', 'a@X.org', 'a@x.org'].entries()) {
      asked.push(await ask(to, `192.0.2.${index}`));
    }
    expect(asked).toEqual([true, true, true, false]);
    expect(await ask('b@x.org', '192.0.2.9')).toBe(true);
    now += 60 * 60 * 1000;
    expect(await ask('a@x.org', '192.0.2.9')).toBe(true);
  });

  it.each(['192.0.2.1', undefined])('are ten an hour from the address %s', async (ip) => {
    const asked = [];
    for (let index = 0; index < 11; index += 1) asked.push(await ask(`${index}@x.org`, ip));
    expect(asked).toEqual([...Array<boolean>(10).fill(true), false]);
    expect(await ask('a@x.org', '192.0.2.9')).toBe(true);
    now += 59 * 60 * 1000;
    expect(await ask('b@x.org', ip)).toBe(false);
    now += 60 * 60 * 1000;
    expect(await ask('b@x.org', ip)).toBe(true);
  });

  it('count together where nobody tells from where', async () => {
    const asked = [];
    for (let index = 0; index < 5; index += 1) asked.push(await ask(`${index}@x.org`));
    for (let index = 5; index < 11; index += 1) {
      const mail = { to: `${index}@x.org`, ...reset };
      asked.push((await directus.filter('email.send', mail, {})) !== null);
    }
    expect(asked).toEqual([...Array<boolean>(10).fill(true), false]);
  });

  it('are counted under names of their own', () => {
    const ofResets = limiters.filter(({ limit }) => limit.keyPrefix.includes('reset'));
    expect(ofResets.map(({ limit }) => limit)).toEqual([
      { keyPrefix: 'collegium-reset-to', points: 3, duration: 3600, blockDuration: 3600 },
      { keyPrefix: 'collegium-reset-from', points: 10, duration: 3600, blockDuration: 3600 },
    ]);
  });

  it('are the only mails that are counted', async () => {
    for (const mail of [{ template: { name: 'user-invitation' } }, {}]) {
      for (let index = 0; index < 12; index += 1) {
        expect(await ask('a@x.org', '192.0.2.1', mail)).toBe(true);
      }
    }
    expect(await directus.filter('email.send', null, {})).toBeNull();
  });
});

describe('what neither the website nor an editor needs', () => {
  const anybody = [undefined, null, { admin: false }];

  it.each([
    ...['/hash/generate', '/import/:collection', '/snapshot', '/diff', '/apply'],
    '/specs/graphql/:scope?',
  ])('the tool %s is closed to all but administrators', async (path) => {
    for (const asking of anybody) {
      expect(await directus.useTool(path, asking)).toBeInstanceOf(ForbiddenError);
    }
    expect(await directus.useTool(path, { admin: true })).toBe('passed');
  });

  it('sorting is open, which asks for the right to change by itself', async () => {
    for (const asking of anybody) {
      expect(await directus.useTool('/sort/:collection', asking)).toBe('passed');
    }
  });

  it('an upload is read only of whoever may upload', async () => {
    const place = { knex: expect.anything(), schema: 'schema' };
    for (const [key, action] of [
      [undefined, 'create'],
      ['a-file', 'update'],
    ] as const) {
      validateAccess.mockRejectedValueOnce(new ForbiddenError());
      expect(await directus.upload(editor, key)).toBeInstanceOf(ForbiddenError);
      expect(await directus.upload(editor, key)).toBe('passed');
      const asked = { accountability: editor, action, collection: 'directus_files' };
      const keys = key === undefined ? {} : { primaryKeys: [key] };
      expect(validateAccess).toHaveBeenLastCalledWith({ ...asked, ...keys }, place);
      expect(await directus.upload(undefined, key)).toBeInstanceOf(ForbiddenError);
    }
  });

  it('an upload that names its place on the disk is refused', async () => {
    const upload = { title: 'Statutes', storage: 'local' };
    for (const wrong of [{ filename_disk: 'x.pdf' }, { filename_disk: '' }, { storage: 'other' }]) {
      const file = { ...upload, ...wrong };
      await expect(directus.storeUpload(editor, file)).rejects.toBeInstanceOf(ForbiddenError);
      expect(await directus.storeUpload({ admin: true }, file)).toBe(file);
      expect(await directus.storeUpload(null, file)).toBe(file);
    }
    expect(await directus.storeUpload(editor, upload)).toBe(upload);
    expect(await directus.storeUpload(editor, {})).toEqual({});
  });

  it.each(['image/png', 'application/pdf'])(
    'a file has no more bytes than one of a form may have, also if it comes from an address: %s',
    async (type) => {
      let read = 0;
      const endless = function* () {
        for (; read < 100 * mostBytes; read += 100) yield Buffer.alloc(100);
      };
      for (const asking of [editor, { admin: true }, null]) {
        read = 0;
        const content = Readable.from(endless());
        await expect(directus.storeUpload(asking, { type }, content)).rejects.toBeInstanceOf(
          ContentTooLargeError,
        );
        expect(read).toBeLessThan(50 * mostBytes);
        expect(content.destroyed).toBe(true);
      }
      const allowed = Readable.from([Buffer.alloc(mostBytes)]);
      expect(await directus.storeUpload(editor, { type }, allowed)).toEqual({ type });
    },
  );

  // docs/operating.md, Limits: 20 names.
  it.each<[string, (names: readonly string[]) => object]>([
    ['to sort by', (names) => ({ sort: names })],
    ['to group by', (names) => ({ group: names })],
    ['to count', (names) => ({ aggregate: { count: names } })],
    ['to sort related items by', (names) => ({ deep: { a: { b: { _sort: names } } } })],
  ])('a query names no more than twenty fields %s', async (_what, queryOf) => {
    const names = (count: number) => Array.from({ length: count }, () => 'title');
    expect(await directus.read(editor, queryOf(names(20)))).toBe('items');
    await expect(directus.read(editor, queryOf(names(21)))).rejects.toBeInstanceOf(
      InvalidQueryError,
    );
    for (const asking of [{ admin: true }, null]) {
      expect(await directus.read(asking, queryOf(names(21)))).toBe('items');
    }
  });

  it('a query has no more than 500 conditions, also if they are one variable of GraphQL', async () => {
    const variable = { _or: Array.from({ length: 100 }, (_, id) => ({ id: { _eq: id } })) };
    const filter = (count: number) => ({ filter: { _or: Array(count).fill(variable) } });
    expect(await directus.read(editor, filter(2))).toBe('items');
    await expect(directus.read(editor, filter(3))).rejects.toBeInstanceOf(InvalidQueryError);
    expect(await directus.read({ admin: true }, filter(3))).toBe('items');
  });

  // docs/operating.md, Limits: eight aliases, one for visitors and members.
  it.each<[string, (alias: object) => object]>([
    ['fields', (alias) => ({ alias, fields: ['*'] })],
    ['fields of related items', (alias) => ({ deep: { a: { b: { _alias: alias } } } })],
    [
      'parts of JSON',
      (alias) => ({ fields: Object.keys(alias).map((name) => `blocks.json(times, ${name})`) }),
    ],
    [
      'both together',
      (alias) => {
        const [first, ...others] = Object.entries(alias);
        return {
          alias: Object.fromEntries([first!]),
          deep: { a: { _alias: Object.fromEntries(others) } },
        };
      },
    ],
  ])('a query has no more than eight aliases of %s', async (_what, queryOf) => {
    const aliases = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`a${index}`, 'title']));
    const staff = { ...editor, app: true };
    expect(await directus.read(staff, queryOf(aliases(8)))).toBe('items');
    await expect(directus.read(staff, queryOf(aliases(9)))).rejects.toBeInstanceOf(
      InvalidQueryError,
    );
    const visitor = { admin: false, app: false };
    expect(await directus.read(visitor, queryOf(aliases(1)))).toBe('items');
    await expect(directus.read(visitor, queryOf(aliases(2)))).rejects.toBeInstanceOf(
      InvalidQueryError,
    );
    expect(await directus.read({ admin: true }, queryOf(aliases(21)))).toBe('items');
  });

  it('fields and conditions may be more', async () => {
    const many = Array.from({ length: 50 }, (_, id) => ({ id: { _eq: id } }));
    const deep = { translations: { _filter: { _or: many }, _fields: many } };
    const query = { fields: many, filter: { _or: many }, deep, limit: 1, search: null };
    expect(await directus.read(editor, query)).toBe('items');
  });

  it('nobody guesses at the password of an account that is logged in', async () => {
    for (let time = 0; time < 10; time += 1) {
      expect(await directus.verifyOwnPassword('anna')).toBe('verified');
    }
    await expect(directus.verifyOwnPassword('anna')).rejects.toBeInstanceOf(
      InvalidCredentialsError,
    );
    expect(await directus.verifyOwnPassword('otto')).toBe('verified');
  });

  it('nobody guesses the code of a second factor in a session of its owner', async () => {
    const anna = { user: 'anna' };
    for (let time = 0; time < 10; time += 1) await directus.verifyCode(anna, 'anna', `${time}`);
    await expect(directus.verifyCode(anna, 'anna', '10')).rejects.toMatchObject({ status: 429 });
    expect(await directus.verifyCode({ user: 'otto' }, 'otto', '10')).toBe(true);
    // A log-in, which has its own limits.
    expect(await directus.verifyCode(null, 'anna', '10')).toBe(true);
    now += 900_000;
    expect(await directus.verifyCode(anna, 'anna', '10')).toBe(true);
  });

  it('a code is good once', async () => {
    const uses = await Promise.all([1, 2].map(() => directus.verifyCode(null, 'anna', '123456')));
    expect(uses).toEqual([true, false]);
    expect(await directus.verifyCode(null, 'otto', '123456')).toBe(true);
  });

  it('nobody changes their password more than ten times an hour', async () => {
    const anna = { user: 'anna', admin: false };
    const change = (asking: object | null, payload: object = { password: 'Sommer2026' }) =>
      directus.filter('users.update', payload, {}, asking);
    for (let time = 0; time < 10; time += 1) await change(anna);
    await expect(change(anna)).rejects.toMatchObject({ status: 429, code: 'REQUESTS_EXCEEDED' });
    await change(anna, { phone: '1' });
    for (const asking of [{ user: 'otto', admin: false }, { ...anna, admin: true }, null]) {
      await change(asking);
    }
    now += 60 * 60 * 1000;
    await change(anna);
  });

  it('nobody changes their own password by another spelling of the id without a recent log-in', async () => {
    const anna = { user: '0b9a5a52-4f0c-4a55-9a0c-6a4a3f6c1d02', admin: false };
    const change = (key: string) =>
      directus.filter('users.update', { password: 'Sommer2026' }, { keys: [key] }, anna);
    for (const key of [anna.user, anna.user.toUpperCase()]) {
      await expect(change(key)).rejects.toThrow(InvalidPayloadError);
    }
    await change('0b9a5a52-4f0c-4a55-9a0c-6a4a3f6c1d03');
  });

  it('no member changes their account more than a hundred times an hour', async () => {
    const change = (asking: object | null) =>
      directus.filter('users.update', { phone: '1' }, {}, asking);
    const anna = { user: 'anna of changes', admin: false };
    // docs/operating.md, Limits
    for (let time = 0; time < 100; time += 1) await change(anna);
    await expect(change(anna)).rejects.toMatchObject({ status: 429, code: 'REQUESTS_EXCEEDED' });
    for (const asking of [{ user: 'otto', admin: false }, { ...anna, app: true }, null]) {
      await change(asking);
    }
    now += 60 * 60 * 1000;
    await change(anna);
  });

  it('caches the health check for ten seconds, except for administrators', async () => {
    checkHealth.mockClear();
    for (const asking of [...anybody, ...anybody]) {
      expect(await directus.health(asking)).toEqual({ status: 'ok' });
    }
    expect(checkHealth).toHaveBeenCalledTimes(1);
    await directus.health({ admin: true });
    expect(checkHealth).toHaveBeenCalledTimes(2);
    now += 9999;
    await directus.health(null);
    expect(checkHealth).toHaveBeenCalledTimes(2);
    now += 1;
    await directus.health(null);
    expect(checkHealth).toHaveBeenCalledTimes(3);
  });

  const fields = (count: number) => {
    const field = { kind: 'Field', name: { value: 'news' }, selectionSet: { selections: [] } };
    const selections = Array.from({ length: count }, () => field);
    return {
      document: { definitions: [{ kind: 'OperationDefinition', selectionSet: { selections } }] },
    };
  };

  it('GraphQL for what is Directus’ own is closed to all but administrators', async () => {
    for (const asking of anybody) {
      const asked = directus.askGraphQL('system', asking, fields(1));
      await expect(asked).rejects.toBeInstanceOf(ForbiddenError);
    }
    expect(await directus.askGraphQL('system', { admin: true }, fields(1))).toBe('answered');
  });

  it('GraphQL selects fields of 20 objects at most', async () => {
    expect(await directus.askGraphQL('items', null, fields(20))).toBe('answered');
    const tooMany = directus.askGraphQL('items', null, fields(21));
    await expect(tooMany).rejects.toBeInstanceOf(InvalidQueryError);
    await expect(tooMany).rejects.toThrow('One request may select fields of at most 20 objects');
    expect(await directus.askGraphQL('items', { admin: true }, fields(21))).toBe('answered');
  });

  it('GraphQL has no more than 500 conditions, each variable as often as it is used', async () => {
    const variable = { kind: 'Variable', name: { value: 'f' } };
    const loc = { startToken: { next: {} as object } };
    // Tokens are linked in a circle.
    loc.startToken.next = loc.startToken;
    const asked = (count: number) => ({
      document: {
        definitions: [
          {
            kind: 'OperationDefinition',
            loc,
            variableDefinitions: [{ kind: 'VariableDefinition', variable }],
            selectionSet: {
              selections: [{ kind: 'Field', arguments: Array(count).fill(variable) }],
            },
          },
        ],
      },
      variables: { f: { _or: Array.from({ length: 249 }, () => ({})) } },
    });
    expect(await directus.askGraphQL('items', null, asked(2))).toBe('answered');
    await expect(directus.askGraphQL('items', null, asked(3))).rejects.toThrow('500 conditions');
  });

  it('invitations are sent by whoever may create accounts', async () => {
    const asking = { admin: false };
    expect(await directus.invite(asking)).toBe('anna@example.org is invited as role');
    expect(validateAccess.mock.lastCall).toEqual([
      { accountability: asking, action: 'create', collection: 'directus_users' },
      { knex: 'knex', schema: 'schema' },
    ]);
    validateAccess.mockRejectedValueOnce(new ForbiddenError());
    await expect(directus.invite(asking)).rejects.toBeInstanceOf(ForbiddenError);
    // A call by Directus itself.
    validateAccess.mockClear();
    await directus.invite(null);
    expect(validateAccess).not.toHaveBeenCalled();
  });
});

it.each([
  ['items.create', 'create', 'pages', { slug: 'x' }, {}],
  ['items.update', 'update', 'pages', { slug: 'x' }, { primaryKeys: [1, 2] }],
  ['items.delete', 'delete', 'pages', [1, 2], { primaryKeys: [1, 2] }],
  ['files.update', 'update', 'directus_files', { title: 'x' }, { primaryKeys: [1, 2] }],
])(
  'the rights are checked before all other hooks of %s',
  async (event, action, of, payload, keys) => {
    const change = () => directus.filter(event, payload, { collection: of, keys: [1, 2] }, editor);
    expect(await change()).toBe(payload);
    const sender = expect.objectContaining(editor);
    const asked = { accountability: sender, action, collection: of, ...keys };
    expect(validateAccess).toHaveBeenLastCalledWith(asked, expect.anything());
    validateAccess.mockRejectedValueOnce(new ForbiddenError());
    await expect(change()).rejects.toBeInstanceOf(ForbiddenError);
  },
);

it('what comes with a cookie from a page of somebody else is refused', async () => {
  const headers = { cookie: 'a=b', host: 'cms.example.org', origin: 'https://evil.example' };
  expect((await directus.request({ headers })).outcome).toBeInstanceOf(ForbiddenError);
  const own = { ...headers, origin: 'https://cms.example.org' };
  expect((await directus.request({ headers: own })).outcome).toBe('passed');
});

it('an answer is taken for what it says it is', async () => {
  const { headers } = await directus.request({});
  expect(headers).toEqual({ 'X-Content-Type-Options': 'nosniff' });
});

it('a proxy whose visitors all count as one is reported once', async () => {
  const proxy = { ip: '127.0.0.1', socket: { remoteAddress: '127.0.0.1' } };
  await directus.request(proxy);
  const headers = { 'x-forwarded-for': '192.0.2.1' };
  await directus.request({ ...proxy, headers, ip: '192.0.2.1' });
  expect(directus.warnings).toEqual([]);
  await directus.request({ ...proxy, headers });
  await directus.request({ ...proxy, headers });
  expect(directus.warnings).toEqual([
    expect.stringMatching(/^IP_TRUST_PROXY: expected .+ 127\.0\.0\.1/),
  ]);
});

it('a compressed body is refused before it is unpacked', async () => {
  const { outcome } = await directus.request({ headers: { 'content-encoding': 'gzip' } });
  expect(outcome).toBeInstanceOf(InvalidPayloadError);
});

it('a large body of a visitor does not wait for a turn', async () => {
  const json = (kilobytes: number) => ({
    'content-type': 'application/json',
    'content-length': String(kilobytes * 1024),
  });
  const send = async (request: Readonly<Record<string, unknown>>) =>
    (await directus.request(request)).outcome;
  for (const accountability of [null, { admin: false, app: false }]) {
    // docs/operating.md, Limits: 64 KB.
    expect(await send({ accountability, headers: json(64) })).toBe('passed');
    expect(await send({ accountability, headers: json(65) })).toBeInstanceOf(InvalidPayloadError);
    const upload = { ...json(65), 'content-type': 'multipart/form-data' };
    expect(await send({ accountability, headers: upload })).toBe('passed');
    const body = Array.from({ length: 501 }, () => ({}));
    expect(await send({ accountability, body })).toBeInstanceOf(InvalidPayloadError);
  }
  const editor = { accountability: { admin: false, app: true }, headers: json(65) };
  expect(await send(editor)).toBe('passed');
});

it('Directus’ own limits count networks, too', async () => {
  await rateLimiter.consume('2001:db8:1:2::ffff', 3);
  expect(countRequest.mock.lastCall).toEqual(['2001:db8:1', 3]);
});

it.each(['users.create', 'users.update'])(
  '%s takes no e-mail address but a text',
  async (event) => {
    for (const email of [7, {}, [], true]) {
      await expect(directus.filter(event, { email }, {})).rejects.toThrow(InvalidPayloadError);
      await expect(directus.filter(event, { email }, {})).rejects.toThrow(
        '"email" has to be a text',
      );
    }
    for (const email of [undefined, null, 'anna@example.org']) {
      expect(await directus.filter(event, { email }, {})).toEqual({ email });
    }
  },
);

describe('a change of all items that a query finds', () => {
  const query = { filter: { id: { _gt: 0 } } };

  it('finds those that the sender may read', async () => {
    expect(await directus.find(editor, query)).toEqual(['readable']);
    for (const asking of [{ admin: true }, null]) {
      expect(await directus.find(asking, query)).toEqual(['any']);
    }
  });

  it('asks no more of the accounts than a reader may', async () => {
    const filter = { image: { uploaded_by: { email: { _eq: 'a@x.org' } } } };
    await expect(directus.find(editor, { filter })).rejects.toBeInstanceOf(ForbiddenError);
  });
});

/** The office's right to members' accounts. */
const readOfMembers = {
  ...{ collection: 'directus_users', permissions: { role: { _eq: 'member' } } },
  fields: ['email', 'last_name', 'role'],
};

describe('conditions on accounts', () => {
  const email = { email: { _starts_with: 'a' } };
  const editor = { admin: false, app: true, user: 'own' };

  beforeEach(() => {
    readRights.splice(0, readRights.length, readOfMembers, {
      collection: 'directus_users',
      permissions: { id: { _eq: 'own' } },
      fields: ['email', 'last_name', 'last_page'],
    });
  });

  it.each([
    ['change_requests', { filter: { member: { last_page: { _nnull: true } } } }],
    ['change_requests', { sort: ['-member.last_page'] }],
  ])(
    'are refused if people may read the field only of themselves: %s %j',
    async (collection, query) => {
      await expect(directus.read(editor, query, collection)).rejects.toBeInstanceOf(ForbiddenError);
      expect(await directus.read({ admin: true }, query, collection)).toBe('items');
    },
  );

  it.each([
    ['directus_presets', { filter: { role: { users: email } } }],
    ['directus_presets', { filter: { _or: [{ id: { _eq: 1 } }, { _and: [{ user: email }] }] } }],
    ['directus_presets', { filter: { role: { users: { _some: email } } } }],
    ['directus_presets', { sort: ['id', '-role.users.email'] }],
    ['directus_presets', { group: ['user.email'] }],
    ['directus_presets', { deep: { role: { _filter: { users: email } } } }],
    ['directus_presets', { deep: { role: { _sort: ['users.email'] } } }],
    ['directus_roles', { filter: { users: email } }],
    ['directus_users', { filter: { role: { users: email } } }],
    ['directus_files', { filter: { uploaded_by: { role: { name: { _eq: 'x' } } } } }],
    ['pages', { filter: { image: { uploaded_by: email } } }],
    ['pages', { deep: { translations: { pages_id: { image: { _sort: 'uploaded_by.email' } } } } }],
    ['change_requests', { filter: { member: { role: { users: email } } } }],
  ])('are refused where the way leads through Directus’ own: %s %j', async (collection, query) => {
    for (const asking of [editor, { admin: false }]) {
      await expect(directus.read(asking, query, collection)).rejects.toBeInstanceOf(ForbiddenError);
    }
    for (const asking of [{ admin: true }, null]) {
      expect(await directus.read(asking, query, collection)).toBe('items');
    }
  });

  it.each([
    { alias: { other: 'role' }, sort: ['other.users.email'] },
    { alias: { role: 'id' }, sort: ['role.users.email'] },
    { deep: { other: { _sort: ['users.email'] } }, alias: { other: 'role' } },
  ])('are refused behind an alias: %j', async (query) => {
    const read = (asking: object) => directus.read(asking, query, 'directus_presets');
    await expect(read(editor)).rejects.toBeInstanceOf(ForbiddenError);
    expect(await read({ admin: true })).toBe('items');
  });

  it.each([
    ['directus_users', { filter: email, sort: ['last_name'] }],
    ['directus_users', { filter: { role: { name: { _eq: 'x' } } } }],
    ['directus_presets', { filter: { user: { _eq: 'own' } }, sort: ['user'] }],
    ['directus_presets', { filter: { user: { id: { _eq: 'own' } } } }],
    ['change_requests', { filter: { member: email }, sort: ['member.last_name'] }],
    ['pages', { filter: { translations: { slug: { _eq: 'x' } } }, deep: { _limit: 1 } }],
    ['pages', { filter: { 'year(date)': { _eq: 2026 } }, search: 'x', fields: ['*'] }],
    ['pages', {}],
  ])('are let through where people may read the accounts: %s %j', async (collection, query) => {
    expect(await directus.read(editor, query, collection)).toBe('items');
  });
});

describe('a condition on related items', () => {
  const visitor = { admin: false, app: false };
  const rule = { status: { _eq: 'published' } };
  const title = { title: { _starts_with: 'a' } };

  beforeEach(() => {
    readRights.splice(0, readRights.length);
    readRights.push(
      { collection: 'pages', permissions: rule },
      { collection: 'pages_translations', permissions: { pages_id: rule } },
      { collection: 'directus_files', permissions: { folder: { _eq: 'public' } } },
      readOfMembers,
    );
  });

  it.each([
    ['pages', { filter: { image: title } }],
    ['pages', { filter: { _or: [{ translations: { pages_id: { image: title } } }] } }],
    ['pages', { sort: ['-image.title'] }],
    ['pages_translations', { filter: { pages_id: { image: title } } }],
    ['pages_translations', { filter: { pages_id: { image: { id: { _eq: 'x' }, ...title } } } }],
    ['pages', { deep: { translations: { _filter: { pages_id: { image: title } } } } }],
    // This collection is never readable by visitors, even if Directus' own rules allow it.
    ['change_requests', { filter: { member: { email: { _eq: 'a' } } } }],
  ])('is refused where not all of them are readable: %s %j', async (collection, query) => {
    await expect(directus.read(visitor, query, collection)).rejects.toBeInstanceOf(ForbiddenError);
    for (const asking of [{ admin: false, app: true }, { admin: true }, null]) {
      expect(await directus.read(asking, query, collection)).toBe('items');
    }
  });

  it.each([
    // A user who can read a page can also read its translations, and the reverse.
    ['pages', { filter: { translations: { slug: { _eq: 'x' } } }, sort: ['translations.slug'] }],
    ['pages_translations', { filter: { pages_id: { status: { _eq: 'x' } } } }],
    [
      'pages',
      { filter: { image: { id: { _eq: 'x' } } }, sort: ['image'], fields: ['image.title'] },
    ],
    ['pages', { deep: { image: { _filter: title } } }],
  ])('is taken otherwise: %s %j', async (collection, query) => {
    expect(await directus.read(visitor, query, collection)).toBe('items');
  });

  it('is refused if a text may be read of which the page may not', async () => {
    const query = { filter: { translations: title } };
    readRights.push({ collection: 'pages', permissions: { key: { _eq: 'imprint' } } });
    await expect(directus.read(visitor, query, 'pages')).rejects.toBeInstanceOf(ForbiddenError);
    readRights.push({ collection: 'pages_translations', permissions: {} });
    expect(await directus.read(visitor, query, 'pages')).toBe('items');
  });
});

test('conditions that Directus adds to a query while it is being answered have no effect', async () => {
  const query = { deep: { translations: { _limit: 1 } } };
  const read = directus.read(editor, query);
  Object.assign(query.deep.translations, { _filter: { title: { _contains: 'a' } } });
  await read;
  expect(answered.at(-1)).toEqual({ deep: { translations: { _limit: 1 } } });
});

describe('a file', () => {
  beforeEach(() => directus.fill('member_documents', []));

  const change = (payload: object, asking: { readonly admin: boolean } | null = editor) =>
    directus.filter('files.update', payload, { keys: ['f'] }, asking);

  it.each(['storage', 'filename_disk', 'type', 'metadata'])(
    'stays what it is on the disk: its %s is not changed without a file',
    async (field) => {
      const payload = { title: 'x', [field]: 'x' };
      await expect(change(payload)).rejects.toBeInstanceOf(ForbiddenError);
      expect(await change(payload, { admin: true })).toBe(payload);
      // A change by Directus itself, such as for an upload.
      expect(await change(payload, null)).toBe(payload);
    },
  );

  it('is described by whoever may', async () => {
    const payload = { title: 'x', description: 'x' };
    expect(await change(payload)).toBe(payload);
  });
});

describe('the file of a document for members', () => {
  const members = '5c8f6e0a-4d0f-4a1e-9d52-0d1d6a5f7b02';
  const website = '5c8f6e0a-4d0f-4a1e-9d52-0d1d6a5f7b01';

  beforeEach(async () => {
    await directus.fill('directus_files', [
      { id: 'public', folder: website },
      { id: 'inner', folder: members },
      { id: 'loose', folder: null },
    ]);
    await directus.fill('member_documents', [{ id: 1, file: 'inner' }]);
  });

  describe.each(['create', 'update'])('on %s', (action) => {
    const attach = (file?: unknown) =>
      directus.filter(`member_documents.items.${action}`, { file }, {}, { admin: true });

    it.each(['public', 'loose', 'gone', { id: 'public', title: 'x' }])(
      '%j is refused, even by administrators, since it is not in their folder',
      async (file) => {
        await expect(attach(file)).rejects.toThrow(InvalidPayloadError);
        await expect(attach(file)).rejects.toThrow(/Ordner „Members“ liegen.*be in the folder/);
      },
    );

    it.each(['inner', { id: 'inner' }, undefined, null, { title: 'x' }, 7])(
      '%j is taken',
      async (file) => {
        expect(await attach(file)).toEqual({ file });
      },
    );
  });

  const move = (keys: readonly string[], payload: object) =>
    directus.filter('files.update', payload, { keys }, editor);

  it.each([website, null, 'x'])('does not leave for the folder %s', async (folder) => {
    await expect(move(['public', 'inner'], { folder })).rejects.toThrow(InvalidPayloadError);
    await expect(move(['inner'], { folder })).rejects.toThrow(/bleibt in deren Ordner.*stays/);
    expect(await move(['public'], { folder })).toEqual({ folder });
  });

  it('is described, and moved to where it is', async () => {
    for (const payload of [{ title: 'x' }, { folder: members }]) {
      expect(await move(['inner'], payload)).toEqual(payload);
    }
  });
});
