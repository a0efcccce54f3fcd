import { demoPeople, type DemoPerson } from '../../../cms/people.ts';
import { policyIds } from '../../../cms/access/policyIds.ts';
import type { Answer, Request } from '../installation.ts';
import { sharedCms } from '../sharedCms.ts';

/**
 * Directus' content versions are off, because Directus runs their changes with all rights
 * (docs/decisions/0138-content-versions-stay-off.md). These tests switch them on, as an operator could.
 */
const cms = await sharedCms();
const { ask, logIn } = cms;
const secret = 'Noch nicht beschlossen';
const bearers = new Map<DemoPerson, string>();
let administrator: string;
let editor: string;
let page: Page;

interface Page {
  readonly id: number;
  readonly translations: readonly [{ readonly id: number }];
}

interface Collection {
  readonly meta: { readonly versioning?: boolean } | null;
}

interface Version {
  readonly id: string;
  readonly key: string;
}

beforeAll(async () => {
  administrator = await logIn('administrator');
  editor = await logIn('editor');
  for (const person of others) bearers.set(person, await logIn(person));
  page = await readPage();
});

/** One account of each role except administrators and editors. */
const others = ['member-vhm', 'member-adt', 'members-editor', 'inbox'] as const;

async function readPage(): Promise<Page> {
  const path = '/items/pages?filter[key][_eq]=home&fields=id,translations.id';
  const { body } = await ask('GET', path, undefined, administrator);
  return (body.data as readonly [Page])[0];
}

test('no collection has them', async () => {
  const { body } = await ask('GET', '/collections', undefined, administrator);
  const collections = body.data as readonly Collection[];
  expect(collections.length).toBeGreaterThan(60);
  expect(collections.filter(({ meta }) => meta?.versioning)).toEqual([]);
});

describe('switched on by an operator', () => {
  let version: Version;

  beforeAll(async () => {
    const meta = { versioning: true };
    await expectStatus(200, ask('PATCH', '/collections/pages', { meta }, administrator));
    version = await create('beschluss', administrator);
    const { id } = page.translations[0];
    const change = { translations: { create: [], update: [{ id, title: secret }], delete: [] } };
    await expectStatus(200, ask('POST', `/versions/${version.id}/save`, change, administrator));
  });

  test('administrators read a version, and the page stays as it is', async () => {
    for (const request of waysToRead(version)) {
      const { text } = await cms.read(request, administrator);
      expect({ ...request, isFound: text.includes(secret) }).toMatchObject({ isFound: true });
    }
    const path = `/items/pages/${page.id}?fields=translations.title`;
    const { body } = await ask('GET', path, undefined, administrator);
    expect(JSON.stringify(body)).not.toContain(secret);
  });

  test('nobody else finds anything of it', async () => {
    for (const bearer of [undefined, editor, ...bearers.values()]) {
      for (const request of [...waysToRead(version), ...waysToUse(version)]) {
        const { status, text } = await cms.read(request, bearer);
        expect({ ...request, isFound: text.includes(secret) }).toMatchObject({ isFound: false });
        const expected = request.path.includes('version') ? 403 : status;
        expect({ ...request, status }).toMatchObject({ status: expected });
      }
    }
  });

  test('only editors see its revisions, as they see those of drafts', async () => {
    const request = { method: 'GET', path: '/revisions?limit=-1' };
    expect((await cms.read(request, editor)).text).toContain(secret);
    for (const bearer of [undefined, ...bearers.values()]) {
      expect((await cms.read(request, bearer)).text).not.toContain(secret);
    }
  });

  test('editors with all rights to versions save none, so that reading one gives no more rights', async () => {
    await giveRights();
    const own = await create('eigene', editor);
    const change = await inboxFor('editor');
    const saved = await ask('POST', `/versions/${own.id}/save`, change, editor);
    const path = `/items/pages/${page.id}?version=${own.key}&fields=*,image.*`;
    await expectStatus(200, ask('GET', path, undefined, editor));
    await expectStatus(403, ask('GET', '/items/messages?limit=1', undefined, editor));
    expect(saved.status).toBe(403);
  });
});

async function expectStatus(status: number, answer: Promise<Answer>): Promise<Answer> {
  const { body, ...found } = await answer;
  expect({ ...found, errors: body.errors }).toMatchObject({ status });
  return { ...found, body };
}

async function create(key: string, bearer: string): Promise<Version> {
  const body = { key, name: key, collection: 'pages', item: String(page.id) };
  const answer = await expectStatus(200, ask('POST', '/versions', body, bearer));
  return answer.body.data as Version;
}

/** Requests whose answers contain the version. */
function waysToRead({ id, key }: Version): readonly Request[] {
  const item = `/items/pages/${page.id}?fields=*,translations.*`;
  const byKey = `pages_by_version(id: ${page.id}, version: "${key}") { translations }`;
  const byId = `pages_by_id(id: ${page.id}, version: "${key}") { translations { title } }`;
  const graphql = (query: string) => ({ method: 'POST', path: '/graphql', body: { query } });
  return [
    { method: 'GET', path: `${item}&version=${key}` },
    { method: 'GET', path: `${item}&version=${key}&versionRaw=true` },
    { method: 'GET', path: '/versions' },
    { method: 'GET', path: '/versions?groupBy[]=delta&aggregate[count]=*' },
    { method: 'SEARCH', path: '/versions', body: { query: { fields: ['delta'] } } },
    { method: 'GET', path: `/versions/${id}` },
    { method: 'GET', path: `/versions/${id}/compare` },
    graphql(`{ ${byKey} }`),
    graphql(`{ ${byId} }`),
  ];
}

/** Requests that look for the version, change it or use it. */
function waysToUse({ id }: Version): readonly Request[] {
  const search = encodeURIComponent(secret);
  return [
    { method: 'GET', path: `/items/pages?search=${search}&fields=*,translations.*` },
    { method: 'GET', path: `/versions?search=${search}` },
    { method: 'GET', path: '/versions?aggregate[count]=*' },
    { method: 'POST', path: `/versions/${id}/save`, body: { call_to_action: true } },
    { method: 'POST', path: `/versions/${id}/promote`, body: { mainHash: '' } },
    { method: 'PATCH', path: `/versions/${id}`, body: { name: 'x' } },
    { method: 'DELETE', path: `/versions/${id}` },
  ];
}

async function giveRights(): Promise<void> {
  for (const action of ['create', 'read', 'update', 'delete']) {
    const right = { policy: policyIds.editors, collection: 'directus_versions', fields: ['*'] };
    await expectStatus(200, ask('POST', '/permissions', { ...right, action }, administrator));
  }
}

/** Returns a change of the page's picture that gives the account of the person the rights of the inbox. */
async function inboxFor(person: DemoPerson) {
  const { body } = await ask('GET', '/files?limit=1&fields=id', undefined, editor);
  const [{ id }] = body.data as readonly [{ readonly id: string }];
  const policies = { create: [{ policy: policyIds.inbox }], update: [], delete: [] };
  return { image: { id, uploaded_by: { id: demoPeople[person].id, policies } } };
}
