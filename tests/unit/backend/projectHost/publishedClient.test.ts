import { SDK } from '@directus/sdk-js';
import type { Tokens } from '../../../../browser/session/login.ts';
import { projectHostBackend } from '../../../../browser/session/projectHost.ts';
import type { RecordedRequest } from '../../../../cms/projectHost/recordedRequest.ts';
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
  contract.server.backend.tokens.known.add(token);
  const sdk = visitor();
  sdk.config.token = token;
  return sdk;
}

describe('the published client', () => {
  test('logs in, reads the current user, refreshes and logs out', async () => {
    const { account } = contract.server.backend;
    const { user } = account;
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
    const { email, password } = backend.account;
    await sdk.resetPassword('a new password', mailed);
    // `login` leaves a second promise without a handler, so a refusal would end the process.
    const refused = sdk.api.post('/auth/authenticate', { email, password });
    expect(await rejection(refused)).toMatchObject({ code: '100' });
    expect(await sdk.login({ email, password: 'a new password' })).toMatchObject({
      data: { user: backend.account.user },
    });
    // Codes 104 and 105 of AuthService::resetPasswordWithToken.
    expect(await rejection(sdk.resetPassword('another', mailed))).toMatchObject({ code: '105' });
    expect(await rejection(sdk.resetPassword('another', 'unknown'))).toMatchObject({ code: '104' });
  });

  test('pings the host and reads the project', async () => {
    expect(await visitor().ping()).toBe('pong');
    expect(await visitor().projectInfo()).toEqual({
      data: { api: { project_name: 'Musterland' }, server: { max_upload_size: 20_971_520 } },
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

describe('an expired or unknown token counts as none (AuthenticationMiddleware)', () => {
  test.each(['expired', 'unknown'])('%s', async (kind) => {
    const { backend } = contract.server;
    backend.put('items/member_news', [{ id: 1 }]);
    backend.put('items/news', [{ id: 1 }]);
    backend.keepForMembers('items/member_news');
    const sdk = operator();
    if (kind === 'expired') backend.tokens.expired.add(token);
    else backend.tokens.known.delete(token);
    expect(await sdk.getItems('news')).toEqual({ data: [{ id: 1 }] });
    expect(await rejection(sdk.getItems('member_news'))).toMatchObject({ code: '300' });
    expect(await rejection(sdk.getItem('member_news', 1))).toMatchObject({ code: '203' });
    expect(await rejection(sdk.getMe())).toMatchObject({ code: '3' });
    const code = kind === 'expired' ? '102' : '101';
    expect(await rejection(sdk.refresh(token))).toMatchObject({ code });
  });

  test('a valid token is refreshed as often as it is sent, and works after a log-out', async () => {
    const sdk = visitor();
    const { data } = await sdk.login(contract.server.backend.account);
    await sdk.refresh(data.token!);
    await sdk.logout();
    expect(await sdk.refresh(data.token!)).toMatchObject({ data: {} });
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
  type Calls = readonly [ours: () => Promise<unknown>, published: (sdk: SDK) => Promise<unknown>];
  const query = { fields: 'id,title', filter: { status: { eq: 'published' } }, sort: 'id' };
  const { signal } = new AbortController();
  const asMember: Tokens = { access: token, lifetime: 300_000 };
  const build = () => hostOn(contract.server, { token });

  const asVisitor: Record<string, Calls> = {
    'to log in': [
      () => adapter().login(contract.server.backend.account, signal),
      (sdk) => sdk.login(contract.server.backend.account),
    ],
    'to request a password': [
      () => adapter().requestPasswordReset('ada@example.org', resetUrl, signal),
      (sdk) => sdk.requestPasswordReset('ada@example.org', resetUrl),
    ],
    'to read the project': [
      () => hostOn(contract.server).projectDetails(),
      (sdk) => sdk.projectInfo(),
    ],
  };
  test.each(Object.entries(asVisitor))('%s', async (_name, [ours, published]) => {
    expect(await sentBy(ours)).toEqual(await sentBy(() => published(visitor())));
  });

  const asOperator: Record<string, Calls> = {
    'to read the current user': [
      () => adapter().currentUser(asMember, signal),
      (sdk) => sdk.getMe(),
    ],
    'to list items': [
      () => build().items('news', { ...query, fields: ['id', 'title'] }),
      (sdk) => sdk.getItems('news', query),
    ],
    'to read an item': [
      () => adapter().request({ path: '/items/news/4' }, asMember, signal),
      (sdk) => sdk.getItem('news', 4),
    ],
    'to create an item': [
      () =>
        adapter().request(
          { method: 'POST', path: '/items/news', body: { title: 'Neu' } },
          asMember,
          signal,
        ),
      (sdk) => sdk.createItem('news', { title: 'Neu' }),
    ],
    'to list files': [
      () => build().files({ limit: 500, offset: 0 }),
      (sdk) => sdk.getFiles({ limit: 500, offset: 0 }),
    ],
    'to read an asset': [() => build().asset('logo'), (sdk) => sdk.getAsset('logo')],
  };
  test.each(Object.entries(asOperator))('%s', async (_name, [ours, published]) => {
    expect(await sentBy(ours)).toEqual(await sentBy(() => published(operator())));
  });

  test('to change a password, after asking for the own id', async () => {
    contract.server.backend.tokens.known.add(token);
    contract.server.backend.put('users', [contract.server.backend.account.user]);
    await adapter().changePassword('new', asMember, signal);
    const ours = sent(contract.server.lastRequest);
    const published = await sentBy(() =>
      operator().updateItem('directus_users', 7, { password: 'new' }),
    );
    expect(ours).toEqual(published);
  });
});

describe('differences that decision 63 explains', () => {
  const { signal } = new AbortController();

  test('a password is reset at the project `_`, as the specification says', async () => {
    const ours = await sentBy(() => adapter().resetPassword('mailed', 'new', signal));
    const published = await sentBy(() => visitor().resetPassword('new', 'mailed'));
    expect(published).toMatchObject({ path: '/vhm/auth/password/reset' });
    expect(ours).toEqual({ ...published, path: '/_/auth/password/reset' });
  });

  test('a refresh proves itself by the token in its body only', async () => {
    const tokens = await adapter().login(contract.server.backend.account, signal);
    const { authorization, ...ours } = await sentBy(() => adapter().renew(tokens, signal));
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
    const tokens = { access: 'a.b.c', lifetime: 0 };
    const { authorization: _, ...ours } = await sentBy(() => adapter().logout(tokens, signal));
    expect(ours).toMatchObject({ body: undefined, type: undefined });
    const published = await sentBy(() => visitor().logout());
    expect(published).toEqual({ ...ours, body: {}, type: 'application/json' });
  });
});

function adapter() {
  const { url, backend } = contract.server;
  return projectHostBackend({ kind: 'projectHost', url, project: backend.project, roles: {} });
}

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly query: RecordedRequest['query'];
  readonly body: unknown;
  readonly authorization: string | undefined;
  readonly project: unknown;
  readonly type: string | undefined;
}

/** The only request of a call, without headers that differ between HTTP clients. */
async function sentBy(call: () => Promise<unknown>): Promise<Sent> {
  const { requests } = contract.server;
  requests.length = 0;
  await call().catch(() => undefined);
  expect(requests).toHaveLength(1);
  return sent(requests[0]!);
}

function sent({ method, path, query, body, headers }: RecordedRequest): Sent {
  return {
    ...{ method, path, query, body },
    authorization: headers.authorization,
    project: headers['x-directus-project'],
    // The charset is the default of JSON (RFC 8259, section 8.1).
    type: headers['content-type']?.replace(/;\s*charset=utf-8$/i, ''),
  };
}
