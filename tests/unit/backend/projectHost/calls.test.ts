import type { ProjectHost } from '../../../../backend/projectHost/ProjectHost.ts';
import { contractServer, hostOn } from './contract.ts';

const contract = contractServer();
const token = 'the-static-token-of-the-build';

function authorizedHost(): ProjectHost {
  contract.server.backend.tokens.known.add(token);
  return hostOn(contract.server, { token });
}

test.each([
  ['items/news/old', '/vhm/items/news%2Fold'],
  ['files', '/vhm/files'],
])('lists %s', async (kind, path) => {
  const { backend } = contract.server;
  backend.put(kind, [
    { id: 4, status: 'published' },
    { id: 5, status: 'draft' },
  ]);
  const query = { filter: { status: { eq: 'published' } }, fields: ['id', 'title'], limit: 2 };
  const host = authorizedHost();
  const listed = kind === 'files' ? host.files(query) : host.items('news/old', query);
  expect(await listed).toEqual([{ id: 4, status: 'published' }]);
  expect(contract.server.lastRequest).toMatchObject({
    method: 'GET',
    path,
    query: { 'filter[status][eq]': 'published', fields: 'id,title', limit: '2' },
    body: undefined,
    headers: { authorization: `Bearer ${token}`, 'x-directus-project': 'vhm' },
  });
  expect(contract.server.lastRequest.headers['content-type']).toBeUndefined();
});

test('reads a file', async () => {
  contract.server.backend.putFile({ id: 'logo' }, { type: 'image/svg+xml', body: '<svg/>' });
  expect(await (await authorizedHost().asset('logo')).text()).toBe('<svg/>');
  expect(contract.server.lastRequest).toMatchObject({ method: 'GET', path: '/vhm/assets/logo' });
});

test('project details are what the host calls api', async () => {
  expect(await authorizedHost().projectDetails()).toEqual({
    api: { project_name: 'Musterland' },
    server: { max_upload_size: 20_971_520 },
  });
  expect(contract.server.lastRequest).toMatchObject({ method: 'GET', path: '/vhm/' });
});

test("a host's address may have a path and end with a slash", async () => {
  const host = hostOn(contract.server, { url: `${contract.server.url}/cms/` });
  await host.projectDetails().catch(() => undefined);
  expect(contract.server.lastRequest.path).toBe('/cms/vhm/');
});
