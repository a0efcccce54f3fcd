import { publicFolder } from '../../../contract/files.ts';
import { type Request } from '../installation.ts';
import { sharedCms } from '../sharedCms.ts';

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
