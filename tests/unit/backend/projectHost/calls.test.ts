import type { ProjectHost } from '../../../../backend/projectHost/ProjectHost.ts';
import { contractServer, hostOn } from './contract.ts';

const contract = contractServer();
const token = 'the-static-token-of-the-build';

function authorizedHost(): ProjectHost {
  contract.server.backend.tokens.accept(token);
  return hostOn(contract.server, { token });
}

describe('records', () => {
  const kinds: Record<string, (host: ProjectHost) => ProjectHost['files']> = {
    '/items/news%2Fold': (host) => host.items('news/old'),
    '/users': (host) => host.users,
    '/files': (host) => host.files,
    '/collections': (host) => host.collections,
    '/fields/pages': (host) => host.fields('pages'),
    '/relations': (host) => host.relations,
    '/permissions': (host) => host.permissions,
    '/roles': (host) => host.roles,
    '/settings': (host) => host.settings,
    '/collection_presets': (host) => host.collectionPresets,
  };
  const record = { id: 4, collection: 4, field: 4, title: 'Vier' };

  beforeEach(() => {
    for (const kind of Object.keys(kinds)) {
      contract.server.backend.put(kind.slice(1).split('/').map(decodeURIComponent).join('/'), [
        record,
      ]);
    }
  });

  test.each(Object.entries(kinds))('%s', async (path, records) => {
    const host = records(authorizedHost());
    const at = `/vhm${path}`;
    const query = { filter: { status: { eq: 'published' } }, fields: ['id', 'title'], limit: 2 };

    expect(await host.create({ title: 'Neu' })).toMatchObject({ title: 'Neu' });
    expect(await host.list(query)).toEqual([]);
    expect(await host.read(4, { fields: ['*'] })).toEqual(record);
    expect(await host.update(4, { title: 'Geändert' })).toEqual({ ...record, title: 'Geändert' });
    await host.delete(4);

    expect(contract.server.requests).toEqual(
      [
        { method: 'POST', path: at, query: {}, body: { title: 'Neu' } },
        {
          method: 'GET',
          path: at,
          query: { 'filter[status][eq]': 'published', fields: 'id,title', limit: '2' },
          body: undefined,
        },
        { method: 'GET', path: `${at}/4`, query: { fields: '*' }, body: undefined },
        { method: 'PATCH', path: `${at}/4`, query: {}, body: { title: 'Geändert' } },
        { method: 'DELETE', path: `${at}/4`, query: {}, body: undefined },
      ].map((request) => ({ ...request, headers: expect.anything() as unknown })),
    );
    for (const { headers, body } of contract.server.requests) {
      expect(headers).toMatchObject({
        authorization: `Bearer ${token}`,
        'x-directus-project': 'vhm',
      });
      expect(headers['content-type']).toBe(body ? 'application/json' : undefined);
    }
  });

  test('the fields of all collections', async () => {
    await hostOn(contract.server).fields().list();
    expect(contract.server.lastRequest).toMatchObject({ method: 'GET', path: '/vhm/fields' });
  });

  test('the activity, which is read only', async () => {
    contract.server.backend.put('activity', [record]);
    const { activity } = authorizedHost();
    expect(await activity.list()).toEqual([record]);
    expect(await activity.read(4)).toEqual(record);
    expect(contract.server.requests.map(({ path }) => path)).toEqual([
      '/vhm/activity',
      '/vhm/activity/4',
    ]);
  });

  test('a file is sent as a form', async () => {
    const form = new FormData();
    form.append('data', new Blob(['<svg/>']), 'logo.svg');
    await hostOn(contract.server).files.create(form);
    const { headers, body } = contract.server.lastRequest;
    expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(body).toContain('filename="logo.svg"');
  });
});

test('assets', async () => {
  const { assets } = authorizedHost();
  const logo = { type: 'image/svg+xml', body: '<svg/>' };
  contract.server.backend.putFile({ id: 'logo' }, logo);
  const file = await assets.read('logo', { w: 100 });
  expect(await file.text()).toBe('<svg/>');
  expect(contract.server.lastRequest).toMatchObject({ method: 'GET', path: '/vhm/assets/logo' });
  expect(contract.server.lastRequest.query).toEqual({ w: '100' });
});

test('project details are what the host calls api', async () => {
  expect(await authorizedHost().projectDetails()).toEqual({ project_name: 'Musterland' });
  expect(contract.server.lastRequest).toMatchObject({ method: 'GET', path: '/vhm/' });
});

test('the host itself is asked without a project in the path', async () => {
  const host = authorizedHost();
  expect(await host.ping()).toBe('pong');
  expect(contract.server.lastRequest).toMatchObject({ method: 'GET', path: '/server/ping' });
});

test("a host's address may have a path and end with a slash", async () => {
  const { url } = contract.server;
  const host = hostOn(contract.server, { url: `${url}/cms/` });
  await host.ping().catch(() => undefined);
  expect(contract.server.lastRequest.path).toBe('/cms/server/ping');
});

describe('a member', () => {
  test('logs in, is known, refreshes and logs out', async () => {
    const { backend, requests } = contract.server;
    const { auth } = hostOn(contract.server);

    expect(await auth.login(backend.account)).toEqual(backend.user);
    expect(contract.server.lastRequest).toMatchObject({
      method: 'POST',
      path: '/vhm/auth/authenticate',
      headers: { 'x-directus-project': 'vhm' },
    });
    expect(contract.server.lastRequest.body).toEqual({ ...backend.account, mode: 'jwt' });

    expect(await auth.currentUser()).toEqual(backend.user);
    expect(contract.server.lastRequest).toMatchObject({ method: 'GET', path: '/vhm/users/me' });
    const first = contract.server.lastRequest.headers.authorization!;
    expect(first).toMatch(/^Bearer ./);

    await auth.refresh();
    expect(contract.server.lastRequest).toMatchObject({
      method: 'POST',
      path: '/vhm/auth/refresh',
      body: { token: first.replace('Bearer ', '') },
    });

    await auth.logout();
    expect(contract.server.lastRequest).toMatchObject({
      method: 'POST',
      path: '/vhm/auth/logout',
      headers: { authorization: expect.stringMatching(/^Bearer ./) as unknown },
      body: undefined,
    });
    expect(contract.server.lastRequest.headers.authorization).not.toBe(first);
    await expect(auth.currentUser()).rejects.toThrow('Unauthorized');
    expect(contract.server.lastRequest.headers.authorization).toBeUndefined();
    expect(requests).toHaveLength(5);
  });

  test('logs in to a project of their own choice', async () => {
    const { backend } = contract.server;
    const host = hostOn(contract.server, { project: 'another' });
    await host.auth.login({ ...backend.account, project: 'vhm' });
    await host.auth.currentUser();
    expect(contract.server.lastRequest).toMatchObject({
      path: '/vhm/users/me',
      headers: { 'x-directus-project': 'vhm' },
    });
    await host.auth.logout();
    await host.projectDetails().catch(() => undefined);
    expect(contract.server.lastRequest.path).toBe('/another/');
  });

  test('has a forgotten password reset', async () => {
    const { auth } = hostOn(contract.server);
    const resetUrl = 'https://example.org/mitgliederbereich/reset-password';
    await auth.requestPassword('ada@example.org', resetUrl);
    expect(contract.server.lastRequest).toMatchObject({
      method: 'POST',
      path: '/vhm/auth/password/request',
    });
    expect(contract.server.lastRequest.body).toEqual({
      email: 'ada@example.org',
      reset_url: resetUrl,
    });

    const mailed = contract.server.backend.lastResetToken!;
    await auth.resetPassword(mailed, 'new password');
    expect(contract.server.lastRequest).toMatchObject({
      method: 'POST',
      path: '/_/auth/password/reset',
    });
    expect(contract.server.lastRequest.body).toEqual({
      token: mailed,
      password: 'new password',
    });
  });
});
