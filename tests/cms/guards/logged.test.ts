import { type Request } from '../installation.ts';
import { sharedCms } from '../sharedCms.ts';
import { soon } from '../soon.ts';

const cms = await sharedCms();

let editor: string;
let member: string;

beforeAll(async () => {
  editor = await cms.logIn('editor');
  member = await cms.logIn('member');
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
