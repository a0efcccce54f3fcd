import { readdir } from 'node:fs/promises';
import { request as begin } from 'node:http';
import { join } from 'node:path';
import sharp from 'sharp';
import { publishWebsite } from '../../../cms/schema/flows.ts';
import { publicFolder } from '../../../contract/files.ts';
import { memberRoles } from '../../../contract/members/audiences.ts';
import { askAsWritten } from '../askAsWritten.ts';
import { type Request } from '../installation.ts';
import { newFile } from '../sendFile.ts';
import { sharedCms } from '../sharedCms.ts';
import { soon } from '../soon.ts';

const cms = await sharedCms();

let administrator: string;
let editor: string;
let office: string;
let member: string;

beforeAll(async () => {
  administrator = await cms.logIn('administrator');
  editor = await cms.logIn('editor');
  office = await cms.logIn('members-editor');
  member = await cms.logIn('member');
});

test.each(['anonymous', 'member', 'editor'])(
  'no query within a query ends Directus, sent by %s',
  async (person) => {
    const bearer = { member, editor }[person];
    const ask = (address: string) => cms.ask('GET', address, undefined, bearer);
    for (const deep of [
      { _filter: 'no JSON' },
      { _filter: { title: { _eq: '$CURRENT_USER.token' } } },
      { _filter: { _and: 1 } },
      { _fields: [1] },
      { _fields: 1 },
      { _sort: [1] },
      { _meta: 1 },
      { _aggregate: 'x' },
      { _alias: 'x' },
    ]) {
      await ask(`/items/news?deep=${JSON.stringify({ translations: deep })}`);
      expect((await ask('/items/languages')).status).toBe(200);
    }
  },
);

describe('sizes of pictures', () => {
  let picture: string;

  beforeAll(async () => {
    const photo = await sharp({
      create: { width: 2000, height: 1000, channels: 3, background: '#17665a' },
    })
      .jpeg()
      .toBuffer();
    picture = await newFile(cms, editor, {
      ...{ name: 'photo.jpg', type: 'image/jpeg', content: photo },
      fields: { folder: publicFolder },
    });
  });

  test('nobody makes Directus scale to a size of their own', async () => {
    const before = await readdir(join(cms.data, 'uploads'));
    const wishes = Array.from({ length: 200 }, (_, index) => {
      const [width, quality] = [index + 1, (index % 100) + 1];
      return [
        `width=${width}`,
        `height=${width}&fit=cover`,
        `quality=${quality}`,
        `format=webp&quality=${quality}`,
        `key=website-480-webp&width=${width}`,
        `transforms=[["rotate",${width}]]`,
        `key=own-${width}`,
        `focal_point_x=${width}&focal_point_y=1&width=9&height=9`,
      ][index % 8]!;
    });
    const statuses = await Promise.all(
      wishes.map(async (wish) => (await cms.ask('GET', `/assets/${picture}?${wish}`)).status),
    );
    expect(new Set(statuses)).toEqual(new Set([400]));
    expect(await readdir(join(cms.data, 'uploads'))).toEqual(before);
  });

  test('the sizes of the website and of Directus exist', async () => {
    const keys = ['website-480-webp', 'website-1980-jpg', 'website-text', 'system-medium-cover'];
    for (const key of keys) {
      const response = await fetch(`${cms.url}/assets/${picture}?key=${key}`);
      expect(response.headers.get('content-type')).toMatch(/^image\//);
      expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(0);
    }
  });
});

test.each(['anonymous', 'member'])('no hook looks at what %s may not change', async (person) => {
  const bearer = { member }[person];
  // One of our hooks looks for the page of each text, and failed as there is none.
  for (const collection of ['pages', 'news', 'products', 'product_categories']) {
    const path = `/items/${collection}_translations`;
    expect((await cms.ask('DELETE', path, [5_000_001], bearer)).status).toBe(403);
  }
});

test('only administrators have Directus pack files into an archive', async () => {
  const { body } = await cms.ask('GET', '/files?limit=1&fields=id');
  const [{ id }] = body.data as [{ id: string }];
  const requests: readonly Request[] = [
    { method: 'POST', path: '/assets/files/', body: { ids: [id] } },
    { method: 'POST', path: '/assets/files', body: { ids: [id] } },
    { method: 'POST', path: `/assets/folder/${publicFolder}` },
  ];
  for (const request of requests) {
    for (const bearer of [undefined, member, office, editor]) {
      expect({ ...request, ...(await cms.read(request, bearer)) }).toMatchObject({ status: 403 });
    }
    expect((await cms.read(request, administrator)).status).toBe(200);
  }
});

test('a query that the database refuses is the sender’s mistake, and one short line in the log', async () => {
  // There is no average of everything.
  const query = { aggregate: { avg: ['*'] }, filter: { title: { _in: ['x'.repeat(9000)] } } };
  for (const bearer of [undefined, member, editor]) {
    const before = cms.output().length;
    const { status, body } = await cms.ask('SEARCH', '/items/news_translations', { query }, bearer);
    expect(status).toBe(400);
    expect(JSON.stringify(body)).not.toMatch(/sqlite|select|xxx/i);
    const output = await soon(
      () => Promise.resolve(cms.output().slice(before)),
      (text) => text.includes('SQLITE_ERROR'),
    );
    expect(output.length).toBeLessThan(300);
  }
});

test('what GraphQL refuses is not in the log', async () => {
  const before = cms.output().length;
  const query = '{ news(sort: ["x"]) { id } pages_by_id(id: "abc") { id } }';
  for (const bearer of [undefined, member, editor]) {
    const { body } = await cms.ask('POST', '/graphql', { query }, bearer);
    expect(body.errors).toHaveLength(2);
  }
  expect(cms.output().slice(before)).toBe('');
});

test.each<[string, Request]>([
  ['null in a list of items', { method: 'POST', path: '/items/news', body: [null] }],
  ['a number as an account', { method: 'POST', path: '/users', body: [1] }],
  ['null as a change', { method: 'PATCH', path: '/items/news', body: [null] }],
  ['a word as a query', { method: 'SEARCH', path: '/items/news', body: { query: 'x' } }],
  ['a DELETE without keys', { method: 'DELETE', path: '/items/company', body: {} }],
  ['a DELETE without a body', { method: 'DELETE', path: '/flows' }],
  ['a list as a key', { method: 'DELETE', path: '/files', body: [[]] }],
  ['null as an object', { method: 'GET', path: '/items/news?deep=null' }],
  [
    '1,500 levels',
    { method: 'POST', path: '/items/news', body: JSON.parse('['.repeat(1500) + ']'.repeat(1500)) },
  ],
])('%s is the sender’s mistake, and not in the log', async (_what, request) => {
  const before = cms.output().length;
  for (const bearer of [undefined, member, editor]) {
    expect((await cms.read(request, bearer)).status).toBe(400);
  }
  expect(cms.output().slice(before)).toBe('');
});

test.each([
  ['a time that does not exist', { publish_on: 'x' }],
  ['null as a translation', { translations: [null] }],
])(
  'an item with %s is the editor’s mistake, and one short line in the log',
  async (_what, item) => {
    for (const [method, path] of [
      ['POST', '/items/pages'],
      ['PATCH', '/items/pages/1'],
    ] as const) {
      const before = cms.output().length;
      expect((await cms.ask(method, path, item, editor)).status).toBe(400);
      const output = await soon(
        () => Promise.resolve(cms.output().slice(before)),
        (text) => text.includes("can't be answered"),
      );
      expect(output.length).toBeLessThan(300);
    }
  },
);

test('a report about a deployment by a host that nobody has connected is not in the log', async () => {
  const before = cms.output().length;
  for (const provider of ['vercel', 'netlify']) {
    const path = `/deployments/webhooks/${provider}`;
    expect((await cms.read({ method: 'POST', path, body: { type: 'x' } })).status).toBe(403);
  }
  expect(cms.output().slice(before)).toBe('');
});

test('a CSV file of nothing is empty', async () => {
  for (const path of ['/items/company', '/items/languages']) {
    const { status, text } = await cms.read({
      ...{ method: 'GET', path: `${path}?export=csv&fields=nothing.*` },
    });
    expect([status, text]).toEqual([200, '']);
  }
});

test('only administrators learn which words of its interface Directus has', async () => {
  for (const bearer of [undefined, member, editor]) {
    expect((await cms.ask('POST', '/translations', {}, bearer)).status).toBe(403);
  }
});

test('only administrators have Directus describe GraphQL', async () => {
  for (const path of ['/server/specs/graphql', '/server/specs/graphql/system']) {
    for (const bearer of [undefined, member, editor]) {
      expect((await cms.read({ method: 'GET', path }, bearer)).status).toBe(403);
    }
    expect((await cms.read({ method: 'GET', path }, administrator)).status).toBe(200);
  }
});

test('a compressed body is refused, and so is one of more than 64 KB from a visitor or member', async () => {
  const query = { query: { fields: ['id'], limit: 1 } };
  const send = async (length: number, bearer?: string) => {
    const body = { ...query, more: 'a'.repeat(length) };
    return (await cms.ask('SEARCH', '/items/news', body, bearer)).status;
  };
  const compressed = { 'content-encoding': 'gzip' };
  const request = { method: 'SEARCH', path: '/items/news', body: query };
  const { status: refused, body: told } = await cms.askFrom(compressed, request);
  expect(refused).toBe(400);
  // Directus itself says that the body is no gzip.
  expect(JSON.stringify(told)).toContain('The body is compressed');
  for (const bearer of [undefined, member]) expect(await send(66_000, bearer)).toBe(400);
  const news = { title: 'a'.repeat(66_000) };
  const { status } = await cms.ask('PATCH', '/items/news/1', { translations: [news] }, editor);
  expect(status).toBeLessThan(500);
});

describe('a long body', () => {
  /** Sends the beginning of a body that does not end. Returns the status of the response. */
  const beginBody = (headers: Readonly<Record<string, string>>) =>
    new Promise<number | undefined>((resolve, reject) => {
      const sent = begin(`${cms.url}/items/news`, { method: 'POST', headers }, (response) => {
        resolve(response.statusCode);
        sent.destroy();
      });
      sent.once('error', reject);
      sent.write('[{},');
    });

  test('of a visitor or member is refused before it has come', async () => {
    const bearers = [[undefined, 400] as const, [member, 400] as const, ['nobody', 401] as const];
    for (const [bearer, status] of bearers) {
      for (const length of [{ 'content-length': '1000000' }, { 'transfer-encoding': 'chunked' }]) {
        for (const type of ['application/json', 'Application/JSON; charset=utf-8']) {
          const headers = {
            ...{ 'content-type': type, ...length },
            ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
          };
          expect(await beginBody(headers)).toBe(status);
        }
      }
    }
  });

  test('of an editor is read, up to a megabyte', async () => {
    const search = (length: number) => {
      const query = { fields: ['*'], limit: 1, more: 'a'.repeat(length) };
      return cms.ask('SEARCH', '/items/languages', { query }, editor);
    };
    expect((await search(900_000)).body.data).toHaveLength(1);
    expect((await search(1_100_000)).status).toBe(400);
  });
});

test('visitors and members can run webhook flows, but no flow with a button', async () => {
  const runs = () =>
    cms.rowsInDatabase(
      `select count(*) as runs from directus_activity where collection = 'directus_flows' and action = 'run'`,
    );
  const before = runs();
  for (const bearer of [undefined, member]) {
    const body = { collection: 'pages', more: 'a'.repeat(50_000) };
    const path = `/flows/trigger/${publishWebsite}`;
    expect((await cms.ask('POST', path, body, bearer)).status).toBe(403);
  }
  expect(runs()).toEqual(before);

  const flow = {
    ...{ name: 'By address', status: 'active', trigger: 'webhook', options: { method: 'GET' } },
  };
  const { body } = await cms.ask('POST', '/flows', flow, administrator);
  const { id } = body.data as { readonly id: string };
  const step = { flow: id, key: 'word', type: 'transform', options: { json: { word: 'yes' } } };
  const operation = { ...step, name: 'Word', position_x: 1, position_y: 1 };
  await cms.ask('PATCH', `/flows/${id}`, { operation }, administrator);
  // Directus reads its flows again after the answer.
  const answer = await soon(
    () => cms.ask('GET', `/flows/trigger/${id}`),
    ({ status }) => status === 200,
  );
  expect(answer.status).toBe(200);
});

test('a button of Directus names items by their keys, and another key is not in the log', async () => {
  const before = cms.output().length;
  for (const keys of [[{ toString: 1 }], [['1']], [null], { toString: 1 }]) {
    const body = { collection: 'pages', keys };
    const path = `/flows/trigger/${publishWebsite}`;
    expect((await cms.ask('POST', path, body, editor)).status).toBe(400);
  }
  expect(cms.output().slice(before)).toBe('');
});

describe('too much at once', () => {
  const questions = (count: number) => ({
    query: `{ ${Array.from({ length: count }, (_, index) => `a${index}: news(limit: 1) { id }`).join(' ')} }`,
  });
  const nested = (levels: number) => `${'{"_and":['.repeat(levels)}{"id":1}${']}'.repeat(levels)}`;
  const search = (filter: unknown): Request => ({
    ...{ method: 'SEARCH', path: '/items/news', body: { query: { filter } } },
  });

  test('aliases make no more of one request than a page needs', async () => {
    // docs/operating.md, Limits: eight aliases, one for visitors and members.
    for (const [bearer, max] of [
      [undefined, 1],
      [member, 1],
      [editor, 8],
    ] as const) {
      expect((await cms.ask('POST', '/graphql', questions(max + 1), bearer)).status).toBe(400);
      expect((await cms.ask('POST', '/graphql', questions(max), bearer)).status).toBe(200);
    }
    expect((await cms.ask('POST', '/graphql', questions(40), administrator)).status).toBe(200);
  });

  test.each<[string, Request]>([
    ['998 conditions', search({ _or: Array.from({ length: 998 }, (_, id) => ({ id })) })],
    ['33,000 values', search({ id: { _in: Array.from({ length: 33_000 }, (_, id) => id) } })],
    ['200 levels', search(JSON.parse(nested(200)))],
    [
      '200 levels in the address',
      { method: 'GET', path: `/items/news?filter=${encodeURIComponent(nested(200))}` },
    ],
    [
      '998 conditions in a variable',
      {
        ...{ method: 'POST', path: '/graphql' },
        body: {
          query: 'query ($f: news_filter) { news(filter: $f) { id } }',
          variables: { f: { _or: Array.from({ length: 998 }, (_, id) => ({ id: { _eq: id } })) } },
        },
      },
    ],
    [
      '1,000 times the same field',
      {
        ...{ method: 'POST', path: '/graphql' },
        body: { query: `{ news { ${'id '.repeat(1000)} } }` },
      },
    ],
    ['a text of 50,000 letters', search({ author: { _contains: 'a'.repeat(50_000) } })],
    [
      'a word of 50,000 letters',
      {
        ...{ method: 'SEARCH', path: '/items/news' },
        body: { query: { search: 'a'.repeat(50_000) } },
      },
    ],
    [
      '21 fields to sort by',
      {
        ...{ method: 'SEARCH', path: '/items/news' },
        body: { query: { sort: Array(21).fill('translations.title') } },
      },
    ],
    [
      '21 fields to group by',
      {
        ...{ method: 'SEARCH', path: '/items/news' },
        body: { query: { groupBy: Array(21).fill('status'), aggregate: { count: '*' } } },
      },
    ],
    [
      '6,000 names of fields',
      {
        ...{ method: 'SEARCH', path: '/items/news' },
        body: { query: { fields: Array(6000).fill('id').join() } },
      },
    ],
    [
      'a count three times',
      { method: 'GET', path: `/items/news?meta=${Array(3).fill('filter_count').join()}` },
    ],
    ['an object as a word', { method: 'GET', path: '/items/news?meta[a]=1' }],
    ['a word as an object', { method: 'GET', path: '/items/news?aggregate=x' }],
    ['an object as a field', { method: 'GET', path: '/items/news?aggregate[count][a]=x' }],
    ['half a character', { method: 'GET', path: '/assets/%FF' }],
    ['a JavaScript name as a collection', { method: 'GET', path: '/items/__proto__' }],
    ['a JavaScript name as a field', { method: 'GET', path: '/items/pages?fields=constructor' }],
    [
      'a JavaScript name as a field that sorts',
      { method: 'GET', path: '/items/pages?sort=-constructor' },
    ],
    [
      'a JavaScript name as an aliased field',
      { method: 'GET', path: '/items/pages?alias[x]=toString&fields=x' },
    ],
    ['a JavaScript name as a field that filters', search({ constructor: { _eq: 1 } })],
  ])('%s is the visitor’s mistake, and no failure', async (_what, request) => {
    const { status } = await askAsWritten(cms.url, request);
    expect(status).toBe(400);
  });

  test('a variable of GraphQL names no more than 20 fields to sort by', async () => {
    const sorted = async (count: number) => {
      const { text } = await cms.read({
        ...{ method: 'POST', path: '/graphql' },
        body: {
          query: 'query ($s: [String]) { news(sort: $s, limit: 1) { id } }',
          variables: { s: Array(count).fill('translations.title') },
        },
      });
      return text;
    };
    expect(await sorted(20)).toMatch(/^\{"data":\{"news":\[\{"id":"\d+"\}\]\}\}$/);
    expect(await sorted(21)).toContain('more than 20 names');
  });

  test.each(['GET', 'SEARCH'])('aliases read no more than 20 relations, by %s', async (method) => {
    const status = async (count: number) => {
      const names = Array.from({ length: count }, (_, index) => `a${index}`);
      const fields = names.map((name) => `${name}.title`);
      const alias = Object.fromEntries(names.map((name) => [name, 'translations']));
      const inAddress = `${names.map((name) => `alias[${name}]=translations`).join('&')}&fields=${fields.join()}`;
      const request = method === 'GET' ? `?${inAddress}` : '';
      const body = method === 'GET' ? undefined : { query: { fields, alias } };
      return (await cms.ask(method, `/items/news${request}`, body, administrator)).status;
    };
    expect(await status(20)).toBe(200);
    expect(await status(21)).toBe(400);
  });

  // docs/operating.md, Limits: paths of four names.
  test('a path of fields has no more than four names', async () => {
    const stars = (count: number) =>
      cms.ask(
        'GET',
        `/items/news?fields=${Array(count).fill('*').join('.')}`,
        undefined,
        administrator,
      );
    expect((await stars(4)).status).toBe(200);
    expect((await stars(5)).status).toBe(400);
  });

  test('an object is no password', async () => {
    for (const password of [{}, { a: 1 }, ['a-long-password']]) {
      expect((await cms.ask('PATCH', '/users/me', { password }, member)).status).toBe(400);
    }
  });

  test('an e-mail address that is not a text is refused', async () => {
    const wrong = [['a@example.org'], { a: 1 }, 7];
    for (const email of wrong) {
      for (const [path, bearer] of [
        ['/auth/login', undefined],
        ['/auth/password/request', undefined],
        ['/users', office],
      ] as const) {
        const body = { email, password: 'x', role: memberRoles.vhm };
        const { status } = await cms.ask('POST', path, body, bearer);
        expect([path, email, status]).toEqual([path, email, 400]);
      }
    }
  });
});
