import { sharedCms } from '../sharedCms.ts';

/* Tests the limits of queries (docs/operating.md, Limits): each of these queries would keep the database busy. */
const cms = await sharedCms();

const bearers = new Map<string, string>();

beforeAll(async () => {
  for (const person of ['member', 'editor'] as const) {
    bearers.set(person, await cms.logIn(person));
  }
});

describe('a query that would keep the database busy is refused', () => {
  const looking = (count: number, text = 'a') => ({
    _or: Array.from({ length: count }, (_, index) => ({ body: { _contains: `${text}${index}` } })),
  });

  test.each(['anonymous', 'member', 'editor'])('to %s', async (visitor) => {
    const status = async (path: string, query: object) =>
      (await cms.ask('SEARCH', path, { query }, bearers.get(visitor))).status;
    // docs/operating.md, Limits: 20 search texts, with ten underscores each.
    expect(await status('/items/news_translations', { filter: looking(20) })).toBe(200);
    expect(await status('/items/news_translations', { filter: looking(21) })).toBe(400);
    const underscores = (count: number) => ({ filter: looking(1, '_'.repeat(count)) });
    expect(await status('/items/news_translations', underscores(10))).toBe(200);
    expect(await status('/items/news_translations', underscores(11))).toBe(400);
    const counted = { 'count(translations)': { _gt: 1 } };
    expect(await status('/items/news', { filter: counted })).toBe(400);
    expect(await status('/items/news', { sort: 'count(translations)' })).toBe(400);
    expect(await status('/items/news', { fields: ['count(translations)'] })).toBe(400);
  });

  test('if it multiplies lists with each other', async () => {
    const status = async (path: string, filter: object) =>
      (await cms.ask('SEARCH', path, { query: { filter, limit: 1 } })).status;
    const id = { id: { _gt: 0 } };
    const of = (path: string, end: object = id) =>
      path.split('.').reduceRight<object>((inner, name) => ({ [name]: inner }), end);
    const lists = ['translations', 'images', 'images.translations'];
    const fourth = 'images.products_id.translations';
    const filter = (paths: readonly string[]) => ({ _and: paths.map((path) => of(path)) });
    // docs/operating.md, Limits: three lists.
    expect(await status('/items/products', filter(lists))).toBe(200);
    expect(await status('/items/products', filter([...lists, fourth]))).toBe(400);
    // Directus joined the translations separately for each of these.
    expect(await status('/items/news', of('translations:pages'))).toBe(400);
    expect(await status('/items/news', of('$FOLLOW(news_translations,news_id)'))).toBe(400);
  });

  test('if it goes from texts to their item and back', async () => {
    for (const person of ['anonymous', 'member', 'editor']) {
      const status = async (query: object, path = '/items/news') =>
        (await cms.ask('SEARCH', path, { query: { limit: 1, ...query } }, bearers.get(person)))
          .status;
      expect(await status({ fields: ['*', 'translations.*', 'image.id'] })).toBe(200);
      expect(await status({ fields: ['translations.news_id'] })).toBe(200);
      expect(await status({ fields: ['translations.news_id.date'] })).toBe(400);
      expect(
        await status({ fields: ['news_id.translations.id'] }, '/items/news_translations'),
      ).toBe(400);
      const query = '{ news(limit: 1) { translations { news_id { date } } } }';
      const { text } = await cms.read(
        { method: 'POST', path: '/graphql', body: { query } },
        bearers.get(person),
      );
      expect(text).toContain('lead back');
    }
  });

  test('if it does not name the fields of related items', async () => {
    for (const person of ['anonymous', 'member', 'editor']) {
      for (const fields of ['*.*', 'translations.*.*', 'id,*.title']) {
        const path = `/items/news?limit=1&fields=${fields}`;
        expect((await cms.ask('GET', path, undefined, bearers.get(person))).status).toBe(400);
      }
    }
  });

  test('if it asks for too many items', async () => {
    const status = async (limit: number, person: string) =>
      (await cms.ask('GET', `/items/news?limit=${limit}&fields=id`, undefined, bearers.get(person)))
        .status;
    // docs/operating.md, Limits: 500 items, as the build asks for.
    for (const person of ['anonymous', 'member']) {
      expect(await status(500, person)).toBe(200);
      expect(await status(501, person)).toBe(400);
      expect(await status(-1, person)).toBe(400);
    }
    expect(await status(-1, 'editor')).toBe(200);
    const query = '{ news(limit: -1) { id } }';
    const { text } = await cms.read({ method: 'POST', path: '/graphql', body: { query } });
    expect(text).toContain('500 items');
  });

  test('if it asks for a text by many names', async () => {
    const names = (count: number) => Array.from({ length: count }, (_, index) => `a${index}`);
    const status = async (count: number, bearer?: string) => {
      const alias = Object.fromEntries(names(count).map((name) => [name, 'body']));
      const query = { alias, fields: ['id', ...names(count)], limit: 1 };
      return (await cms.ask('SEARCH', '/items/news_translations', { query }, bearer)).status;
    };
    const byGraphQL = async (count: number, bearer?: string) => {
      const fields = ['id', ...names(count).map((name) => `${name}: body`)];
      const query = `{ news(limit: 1) { translations { ${fields.join(' ')} } } }`;
      return (await cms.ask('POST', '/graphql', { query }, bearer)).status;
    };
    // docs/operating.md, Limits: eight aliases, one for visitors and members.
    for (const [person, max] of [
      ['anonymous', 1],
      ['member', 1],
      ['editor', 8],
    ] as const) {
      const bearer = bearers.get(person);
      expect([await status(max, bearer), await byGraphQL(max, bearer)]).toEqual([200, 200]);
      expect([await status(max + 1, bearer), await byGraphQL(max + 1, bearer)]).toEqual([400, 400]);
    }
  });

  test('if it asks for parts of a JSON field', async () => {
    const status = async (count: number, person: string) => {
      // All of them are paths to the same value.
      const fields = Array.from(
        { length: count },
        (_, n) => `json(blocks, [${'0'.repeat(n + 1)}])`,
      );
      const query = { fields: ['id', ...fields], limit: 1 };
      return (await cms.ask('SEARCH', '/items/pages', { query }, bearers.get(person))).status;
    };
    // Each is returned under its own name, as an alias is.
    expect([await status(1, 'anonymous'), await status(2, 'anonymous')]).toEqual([200, 400]);
    expect([await status(8, 'editor'), await status(9, 'editor')]).toEqual([200, 400]);
  });

  test('if it asks for the schema by many names', async () => {
    const schema = '__schema { types { fields { name } } }';
    const { status } = await cms.ask('POST', '/graphql', {
      query: `{ a: ${schema} b: ${schema} }`,
    });
    expect(status).toBe(400);
    expect((await cms.ask('POST', '/graphql', { query: `{ ${schema} }` })).status).toBe(200);
  });

  test('if one variable is in it many times', async () => {
    const variables = { f: { _or: Array.from({ length: 200 }, (_, id) => ({ id: { _eq: id } })) } };
    const answer = async (count: number) => {
      const filter = `{ _or: [${Array(count).fill('$f').join(' ')}] }`;
      const query = `query ($f: news_filter) { news(filter: ${filter}, limit: 1) { id } }`;
      return (await cms.read({ method: 'POST', path: '/graphql', body: { query, variables } }))
        .text;
    };
    expect(await answer(1)).not.toContain('errors');
    expect(await answer(2)).toContain('more than 500 conditions');
  });

  test('if its fragments double each other', async () => {
    const status = async (count: number) => {
      const fragments = Array.from(
        { length: count },
        (_, index) => `fragment f${index} on news { ...f${index + 1} ...f${index + 1} }`,
      );
      const query = `{ news(limit: 1) { ...f0 } } ${fragments.join(' ')} fragment f${count} on news { id }`;
      return (await cms.ask('POST', '/graphql', { query })).status;
    };
    // Directus took 10 s for 2^20 fragments. Each further fragment doubles the time.
    expect([await status(3), await status(12)]).toEqual([200, 400]);
  });

  test('if it looks at all related items many times', async () => {
    const status = async (count: number) => {
      const one = {
        translations: { _some: { news_id: { translations: { title: { _neq: 'a' } } } } },
      };
      const query = { limit: 1, filter: { _and: Array(count).fill(one) } };
      return (await cms.ask('SEARCH', '/items/news', { query })).status;
    };
    // docs/operating.md, Limits: five conditions with `_some` or `_none`.
    expect([await status(5), await status(6)]).toEqual([200, 400]);
  });

  test('if a variable in it leads through many relations', async () => {
    const answer = async (hops: number) => {
      const variable = `$CURRENT_ROLE${'.users.role'.repeat(hops)}.icon`;
      const filter = { code: { _in: [variable] } };
      const { text } = await cms.read(
        { method: 'SEARCH', path: '/items/languages', body: { query: { filter } } },
        bearers.get('editor'),
      );
      return text;
    };
    expect(await answer(0)).not.toContain('Invalid filter object');
    // Directus reads each relation separately and took 12 s for 800.
    expect(await answer(1)).toContain('Invalid filter object');
  });

  test('by GraphQL as well', async () => {
    const query = '{ news(filter: { translations_func: { count: { _gt: 1 } } }) { id } }';
    const { text } = await cms.read({ method: 'POST', path: '/graphql', body: { query } });
    expect(text).toContain('counts related items');
  });
});
