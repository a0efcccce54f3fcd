import { canaryCollection } from '../../../cms/schema/canary.ts';
import { demoPeople } from '../../../cms/people.ts';
import { memberRoles } from '../../../contract/members/audiences.ts';
import { sharedCms } from '../sharedCms.ts';

/* Tests that refusals reveal nothing about records and accounts that the sender may not read. */
const cms = await sharedCms();

const { email } = demoPeople['member-vhm'];
/** Two filters for an account: one matches, one does not. */
const [right, wrong] = [{ email: { _eq: email } }, { email: { _eq: 'nobody@example.org' } }];

describe.each(['anonymous', 'member-adt', 'editor', 'inbox'] as const)('for %s', (person) => {
  let bearer: string | undefined;

  beforeAll(async () => {
    bearer = person === 'anonymous' ? undefined : await cms.logIn(person);
  });

  const answersTo = (method: string, path: string, bodies: readonly object[]) =>
    Promise.all(
      bodies.map(async (body) => {
        const { status, body: answer } = await cms.ask(method, path, body, bearer);
        return JSON.stringify([status, answer]);
      }),
    );

  test.each([
    ['PATCH', '/users', [right, wrong]],
    ['DELETE', '/users', [right, wrong]],
    ['PATCH', `/items/${canaryCollection}`, [{ id: { _null: true } }, { id: { _nnull: true } }]],
    ['DELETE', `/items/${canaryCollection}`, [{ id: { _null: true } }, { id: { _nnull: true } }]],
  ])('%s of what a query finds in %s tells nothing of it', async (method, path, filters) => {
    // Send no `data` with DELETE: Directus would refuse it for any query.
    const change = method === 'PATCH' && { data: { status: 'draft' } };
    const bodies = filters.map((filter) => ({ query: { filter }, ...change }));
    const [one, other] = await answersTo(method, path, bodies);
    expect(one).toBe(other);
  });
});

test('an editor’s list of presets tells nothing of the accounts of a role', async () => {
  const editor = await cms.logIn('editor');
  const preset = { collection: 'pages', role: memberRoles.vhm };
  expect((await cms.ask('POST', '/presets', preset, editor)).status).toBe(200);
  for (const users of [right, wrong]) {
    const query = { filter: { role: { users } } };
    for (const [method, body] of [
      ['SEARCH', { query }],
      ['PATCH', { query, data: { bookmark: 'x' } }],
      ['DELETE', { query }],
    ] as const) {
      expect((await cms.ask(method, '/presets', body, editor)).status).toBe(403);
    }
  }
});

test('an editor does not get to accounts by the name of another collection', async () => {
  const editor = await cms.logIn('editor');
  const preset = { collection: 'pages', role: memberRoles.vhm };
  expect((await cms.ask('POST', '/presets', preset, editor)).status).toBe(200);
  // Directus checks the rights to people, who also have an address, and compares accounts.
  for (const users of [right, wrong]) {
    const query = { filter: { role: { 'users:people': users } } };
    expect((await cms.ask('SEARCH', '/presets', { query }, editor)).status).toBe(400);
  }
  const query = { sort: ['uploaded_by:people.email'] };
  expect((await cms.ask('SEARCH', '/files', { query }, editor)).status).toBe(400);
  // In `sort`, Directus does not resolve an alias to its field.
  const aliased = { sort: ['role.users.email'], alias: { role: 'id' } };
  expect((await cms.ask('SEARCH', '/presets', { query: aliased }, editor)).status).toBe(403);
});

test('the office compares by a change request only what it may read of its sender', async () => {
  const office = await cms.logIn('members-editor');
  const status = async (query: string) =>
    (await cms.ask('GET', `/items/change_requests?${query}`, undefined, office)).status;
  // Directus shows everybody these fields of their own account.
  for (const query of [
    'filter[member][last_page][_nnull]=true',
    'filter[_or][0][member][password][_nnull]=true',
    'sort=member.description',
    'meta=filter_count&limit=0&filter[member][title][_contains]=a',
  ]) {
    expect([query, await status(query)]).toEqual([query, 403]);
  }
  expect(await status('filter[member][email][_contains]=a&sort=member.last_name')).toBe(200);
});

test.each(['anonymous', 'member-adt'] as const)(
  '%s learns nothing of a published item’s picture that is not public',
  async (person) => {
    const bearer = person === 'anonymous' ? undefined : await cms.logIn(person);
    const [item] = cms.rowsInDatabase('select id, image from news where image is not null limit 1');
    const { id, image } = item as { readonly id: number; readonly image: string };
    cms.inDatabase(
      `update directus_files set folder = null, title = 'Kündigung' where id = ?`,
      image,
    );
    for (const title of [{ _starts_with: 'K' }, { _starts_with: 'L' }]) {
      const query = { filter: { id: { _eq: id }, image: { title } } };
      expect((await cms.ask('SEARCH', '/items/news', { query }, bearer)).status).toBe(403);
    }
    const sorted = await cms.ask('GET', '/items/news?sort=image.title', undefined, bearer);
    expect(sorted.status).toBe(403);
    const byGraphQL = `{ news(filter: { image: { title: { _starts_with: "K" } } }) { id } }`;
    const answer = await cms.read(
      { method: 'POST', path: '/graphql', body: { query: byGraphQL } },
      bearer,
    );
    expect(answer.text).toContain('FORBIDDEN');
  },
);

test('an editor still changes and deletes what a query finds', async () => {
  const editor = await cms.logIn('editor');
  const { body } = await cms.ask('POST', '/presets', { collection: 'pages' }, editor);
  const { id } = body.data as { readonly id: number };
  const query = { filter: { id: { _eq: id } } };
  const changed = await cms.ask('PATCH', '/presets', { query, data: { bookmark: 'x' } }, editor);
  expect(changed.body.data).toMatchObject([{ id, bookmark: 'x' }]);
  expect((await cms.ask('DELETE', '/presets', { query }, editor)).status).toBe(204);
  expect((await cms.ask('GET', `/presets/${id}`, undefined, editor)).status).toBe(403);
});
