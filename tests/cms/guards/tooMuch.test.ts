import { memberRoles } from '../../../contract/members/audiences.ts';
import { askAsWritten } from '../askAsWritten.ts';
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
