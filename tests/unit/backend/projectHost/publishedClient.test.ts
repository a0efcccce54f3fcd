import { SDK } from '@directus/sdk-js';
import type { ProjectHost } from '../../../../backend/projectHost/ProjectHost.ts';
import type { RecordedRequest } from '../../../projectHost/recordedRequest.ts';
import { contractServer, hostOn, rejection } from './contract.ts';

/**
 * Checks the contract server against the published client of multi-project hosts, and our client's
 * requests against the published client's (specification, section 7).
 */
const contract = contractServer();
const token = 'static';
const resetUrl = 'https://vhm.example/mitgliederbereich/reset-password';

function visitor(): SDK {
  const { url, backend } = contract.server;
  return new SDK({ url, project: backend.project, mode: 'jwt' });
}

function operator(): SDK {
  contract.server.backend.tokens.accept(token);
  const sdk = visitor();
  sdk.config.token = token;
  return sdk;
}

describe('the published client', () => {
  test('logs in, reads the current user, refreshes and logs out', async () => {
    const { account, user } = contract.server.backend;
    const sdk = visitor();
    const { data } = await sdk.login(account);
    expect(data).toEqual({ token: expect.any(String) as unknown, user });
    expect(await sdk.getMe()).toEqual({ data: user });

    const refreshed = await sdk.refresh(data.token!);
    expect(refreshed).toEqual({ data: { token: expect.any(String) as unknown } });
    sdk.config.token = refreshed.data.token;
    expect(await sdk.getMe()).toEqual({ data: user });

    await sdk.logout();
    expect(await rejection(sdk.getMe())).toMatchObject({
      code: '3',
      message: 'Unauthorized request',
    });
  });

  test('requests and resets a password, once for each mailed token', async () => {
    const { backend } = contract.server;
    const sdk = visitor();
    await sdk.requestPasswordReset(backend.account.email, resetUrl);
    const mailed = backend.lastResetToken!;
    await sdk.resetPassword('a new password', mailed);
    const { email, password } = backend.account;
    // `login` leaves a second promise without a handler, so a refusal would end the process.
    const refused = sdk.api.post('/auth/authenticate', { email, password });
    expect(await rejection(refused)).toMatchObject({ code: '100' });
    expect(await sdk.login({ email, password: 'a new password' })).toMatchObject({
      data: { user: backend.user },
    });
    // Codes 104 and 105 of AuthService::resetPasswordWithToken.
    expect(await rejection(sdk.resetPassword('another', mailed))).toMatchObject({ code: '105' });
    expect(await rejection(sdk.resetPassword('another', 'unknown'))).toMatchObject({ code: '104' });
  });

  test('pings the host and reads the project', async () => {
    expect(await visitor().ping()).toBe('pong');
    expect(await visitor().projectInfo()).toEqual({
      data: { api: { project_name: 'Musterland' } },
    });
  });

  test("finds the administration's page at the host's root, as Home.php redirects there", async () => {
    expect(await rejection(visitor().serverInfo())).toMatchObject({ message: 'Network error' });
    expect(contract.server.requests.map(({ path }) => path)).toEqual(['/', '/admin/']);
  });

  test('reads an asset', async () => {
    const { backend } = contract.server;
    backend.putFile({ id: 'logo' }, { type: 'image/svg+xml', body: '<svg/>' });
    expect(String(await operator().getAsset('logo', { w: 100 }))).toBe('<svg/>');
  });

  test('reads the activity', async () => {
    contract.server.backend.put('activity', [{ id: 1, action: 'authenticate' }]);
    expect(await operator().getActivity()).toEqual({ data: [{ id: 1, action: 'authenticate' }] });
  });

  test('reads all settings and fields', async () => {
    const settings = Array.from({ length: 201 }, (_, index) => ({ id: index + 1 }));
    contract.server.backend.put('settings', settings);
    expect(await operator().getSettings()).toEqual({ data: settings });
    contract.server.backend.put('fields', [{ collection: 'pages', field: 'title' }]);
    expect(await operator().getAllFields()).toEqual({
      data: [{ collection: 'pages', field: 'title' }],
    });
  });

  test.each([
    ...['news', 'directus_users', 'directus_files', 'directus_relations'],
    ...['directus_permissions', 'directus_roles', 'directus_settings'],
    'directus_collection_presets',
  ])('creates, lists, reads, updates and deletes %s', async (collection) => {
    const sdk = operator();
    const { data: first } = await sdk.createItem(collection, { title: 'A', status: 'published' });
    expect(first).toEqual({ id: 1, title: 'A', status: 'published' });
    await sdk.createItem(collection, { title: 'B', status: 'draft' });
    const filter = { status: { eq: 'published' } };
    expect(await sdk.getItems(collection, { filter })).toEqual({ data: [first] });
    expect(await sdk.getItem(collection, 1)).toEqual({ data: first });
    const changed = { ...first, title: 'C' };
    expect(await sdk.updateItem(collection, 1, { title: 'C' })).toEqual({ data: changed });
    await sdk.deleteItem(collection, 1);
    expect(await rejection(sdk.getItem(collection, 1))).toMatchObject({ code: '203' });
  });

  test('creates and updates several records with one request', async () => {
    const sdk = operator();
    const created = await sdk.createPermissions([{ read: 'none' }, { read: 'none' }]);
    expect(created).toEqual({
      data: [
        { id: 1, read: 'none' },
        { id: 2, read: 'none' },
      ],
    });
    const updated = await sdk.updatePermissions([{ id: 2, read: 'full' }]);
    expect(updated).toEqual({ data: [{ id: 2, read: 'full' }] });
  });

  test('creates, reads, updates and deletes collections and fields', async () => {
    const sdk = operator();
    const pages = { collection: 'pages' } as Parameters<SDK['createCollection']>[0];
    await sdk.createCollection(pages);
    expect(await sdk.getCollections()).toMatchObject({ data: [pages] });
    await sdk.updateCollection('pages', { note: 'Seiten' });
    expect(await sdk.getCollection('pages')).toMatchObject({ data: { note: 'Seiten' } });

    const title = { field: 'title' } as Parameters<SDK['createField']>[1];
    await sdk.createField('pages', title);
    expect(await sdk.getFields('pages')).toMatchObject({ data: [title] });
    await sdk.updateField('pages', 'title', { note: 'Titel' });
    expect(await sdk.getField('pages', 'title')).toMatchObject({ data: { note: 'Titel' } });
    await sdk.deleteField('pages', 'title');
    expect(await sdk.getFields('pages')).toEqual({ data: [] });
    await sdk.deleteCollection('pages');
    expect(await sdk.getCollections()).toEqual({ data: [] });
  });
});

describe('the contract server refuses as the published source does', () => {
  const refusals: [string, (sdk: SDK) => Promise<unknown>, object][] = [
    [
      'a log-in without a password (AuthService::AUTH_VALIDATION_ERROR_CODE)',
      ({ api }) => api.post('/auth/authenticate', { email: 'ada@example.org' }),
      { code: '114' },
    ],
    ['a refresh without a token', ({ api }) => api.post('/auth/refresh'), { code: '4' }],
    ['a refresh with an unknown token', (sdk) => sdk.refresh('unknown'), { code: '101' }],
    ['a reset for nobody', ({ api }) => api.post('/auth/password/request'), { code: '4' }],
    [
      'a reset for an unknown address (UserWithEmailNotFoundException)',
      (sdk) => sdk.requestPasswordReset('nobody@example.org'),
      { code: '107', message: 'User with email "nobody@example.org" not found' },
    ],
    [
      'a route that does not exist (NotFoundHandler)',
      ({ api }) => api.get('/unknown'),
      { code: '1', message: 'Not Found' },
    ],
    [
      'a method that a route does not have (MethodNotAllowedHandler)',
      ({ api }) => api.delete('/assets/logo'),
      { code: '6', message: 'Method Not Allowed' },
    ],
    [
      'writing the activity, whose only method is GET',
      (sdk) => sdk.createItem('directus_activity', { action: 'forged' }),
      { code: '6' },
    ],
  ];

  test.each(refusals)('%s', async (_name, call, expected) => {
    expect(await rejection(call(visitor()))).toMatchObject(expected);
  });

  test('an unknown project (create_unknown_project_app)', async () => {
    const sdk = visitor();
    sdk.config.project = 'unknown';
    expect(await rejection(sdk.projectInfo())).toMatchObject({
      code: '3',
      message: 'Unauthorized request',
    });
  });
});

describe('our client sends what the published client sends', () => {
  type Calls = readonly [
    ours: (host: ProjectHost) => Promise<unknown>,
    published: (sdk: SDK) => Promise<unknown>,
  ];
  const query = { fields: 'id,title', filter: { status: { eq: 'published' } }, sort: 'id' };

  const asVisitor: Record<string, Calls> = {
    'to log in': [
      ({ auth }) => auth.login(contract.server.backend.account),
      (sdk) => sdk.login(contract.server.backend.account),
    ],
    'to request a password': [
      ({ auth }) => auth.requestPassword('ada@example.org', resetUrl),
      (sdk) => sdk.requestPasswordReset('ada@example.org', resetUrl),
    ],
    'to read the project': [(host) => host.projectDetails(), (sdk) => sdk.projectInfo()],
  };
  test.each(Object.entries(asVisitor))('%s', async (_name, [ours, published]) => {
    expect(await sentBy(() => ours(hostOn(contract.server)))).toEqual(
      await sentBy(() => published(visitor())),
    );
  });

  const asOperator: Record<string, Calls> = {
    'to read the current user': [({ auth }) => auth.currentUser(), (sdk) => sdk.getMe()],
    'to list items': [
      (host) => host.items('news').list({ ...query, fields: ['id', 'title'] }),
      (sdk) => sdk.getItems('news', query),
    ],
    'to read an item': [(host) => host.items('news').read(4), (sdk) => sdk.getItem('news', 4)],
    'to create an item': [
      (host) => host.items('news').create({ title: 'Neu' }),
      (sdk) => sdk.createItem('news', { title: 'Neu' }),
    ],
    'to update an item': [
      (host) => host.items('news').update(4, { title: 'Neu' }),
      (sdk) => sdk.updateItem('news', 4, { title: 'Neu' }),
    ],
    'to delete an item': [
      (host) => host.items('news').delete(4),
      (sdk) => sdk.deleteItem('news', 4),
    ],
    'to change a password': [
      (host) => host.users.update(7, { password: 'new' }),
      (sdk) => sdk.updateItem('directus_users', 7, { password: 'new' }),
    ],
    'to list files': [
      (host) => host.files.list({ limit: 500, offset: 0 }),
      (sdk) => sdk.getFiles({ limit: 500, offset: 0 }),
    ],
    'to read an asset': [
      (host) => host.assets.read('logo', { w: 100 }),
      (sdk) => sdk.getAsset('logo', { w: 100 }),
    ],
    'to list roles': [(host) => host.roles.list(), (sdk) => sdk.getRoles()],
    'to list fields': [(host) => host.fields('pages').list(), (sdk) => sdk.getFields('pages')],
  };
  test.each(Object.entries(asOperator))('%s', async (_name, [ours, published]) => {
    expect(await sentBy(() => ours(hostOn(contract.server, { token })))).toEqual(
      await sentBy(() => published(operator())),
    );
  });
});

describe('differences that decision 63 explains', () => {
  test('a password is reset at the project `_`, as the specification says', async () => {
    const ours = await sentBy(() => hostOn(contract.server).auth.resetPassword('mailed', 'new'));
    const published = await sentBy(() => visitor().resetPassword('new', 'mailed'));
    expect(published).toMatchObject({ path: '/vhm/auth/password/reset' });
    expect(ours).toEqual({ ...published, path: '/_/auth/password/reset' });
  });

  test('a refresh proves itself by the token in its body only', async () => {
    const host = hostOn(contract.server);
    await host.auth.login(contract.server.backend.account);
    const { authorization, ...ours } = await sentBy(() => host.auth.refresh());
    const sdk = visitor();
    const { data } = await sdk.login(contract.server.backend.account);
    const published = await sentBy(() => sdk.refresh(data.token!));
    expect(authorization).toBeUndefined();
    expect(published.authorization).toBe(`Bearer ${data.token}`);
    expect({ ...ours, body: Object.keys(ours.body as object) }).toEqual({
      ...published,
      authorization: undefined,
      body: ['token'],
    });
  });

  test('a request without content has no body', async () => {
    const bodiless: readonly [ours: () => Promise<unknown>, published: () => Promise<unknown>][] = [
      [() => hostOn(contract.server).auth.logout(), () => visitor().logout()],
      [() => hostOn(contract.server).ping(), () => visitor().ping()],
    ];
    for (const [ours, published] of bodiless) {
      const sent = await sentBy(ours);
      expect(sent).toMatchObject({ body: undefined, type: undefined });
      expect(await sentBy(published)).toEqual({ ...sent, body: {}, type: 'application/json' });
    }
  });
});

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly query: RecordedRequest['query'];
  readonly body: unknown;
  readonly authorization: string | undefined;
  readonly project: unknown;
  readonly type: string | undefined;
}

/** The one request of a call, without the headers in which any two HTTP clients differ. */
async function sentBy(call: () => Promise<unknown>): Promise<Sent> {
  const { requests } = contract.server;
  requests.length = 0;
  await call().catch(() => undefined);
  expect(requests).toHaveLength(1);
  const { method, path, query, body, headers } = requests[0]!;
  return {
    ...{ method, path, query, body },
    authorization: headers.authorization,
    project: headers['x-directus-project'],
    // The charset is the default of JSON (RFC 8259, section 8.1).
    type: headers['content-type']?.replace(/;\s*charset=utf-8$/i, ''),
  };
}
