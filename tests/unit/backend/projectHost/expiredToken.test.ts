import { contractServer, hostOn, memoryStorage, rejection } from './contract.ts';

const contract = contractServer();

function asked(): string[] {
  return contract.server.requests.map(({ method, path }) => `${method} ${path}`);
}

/** A member whose token the backend takes for expired. */
async function expiredMember() {
  const storage = memoryStorage();
  const onSessionExpired = jest.fn<undefined, [Error]>();
  const host = hostOn(contract.server, { storage, onSessionExpired });
  const { backend, requests } = contract.server;
  await host.auth.login(backend.account);
  const { token } = JSON.parse([...storage.entries.values()][0]!) as { token: string };
  backend.tokens.expire(token);
  requests.length = 0;
  return { host, storage, onSessionExpired, token };
}

test('is refreshed once, and the request is repeated', async () => {
  const { host, storage } = await expiredMember();
  const { backend, requests } = contract.server;
  expect(await host.auth.currentUser()).toEqual(backend.user);
  expect(asked()).toEqual(['GET /vhm/users/me', 'POST /vhm/auth/refresh', 'GET /vhm/users/me']);

  const [, refresh, repeated] = requests;
  // The token that has expired would have the refresh refused as well.
  expect(refresh!.headers.authorization).toBeUndefined();
  expect(storage.entries.values().next().value).toContain(
    repeated!.headers.authorization!.replace('Bearer ', ''),
  );
});

test('is refreshed once for all requests that are under way, however many', async () => {
  const { host } = await expiredMember();
  const answers = Array.from({ length: 12 }, () => host.auth.currentUser());
  expect(await Promise.all(answers)).toHaveLength(12);
  expect(asked().filter((request) => request === 'POST /vhm/auth/refresh')).toHaveLength(1);
});

test('is told as such if the backend refreshes it no more', async () => {
  const { host, storage, onSessionExpired, token } = await expiredMember();
  contract.server.backend.tokens.trade(token);
  expect(await rejection(host.auth.currentUser())).toMatchObject({
    message: 'auth_expired_token',
    code: 102,
  });
  expect(asked()).toEqual(['GET /vhm/users/me', 'POST /vhm/auth/refresh']);
  expect(onSessionExpired).toHaveBeenCalledTimes(1);
  expect(storage.entries.size).toBe(0);
});

test('that stays expired is refreshed only once', async () => {
  const { host } = await expiredMember();
  const { tokens } = contract.server.backend;
  const issue = tokens.issue.bind(tokens);
  tokens.issue = () => {
    const token = issue();
    tokens.expire(token);
    return token;
  };
  expect(await rejection(host.auth.currentUser())).toMatchObject({ code: 102 });
  expect(asked()).toEqual(['GET /vhm/users/me', 'POST /vhm/auth/refresh', 'GET /vhm/users/me']);
});

test("of the operator's own can't be refreshed", async () => {
  contract.server.backend.tokens.expire('static');
  const host = hostOn(contract.server, { token: 'static' });
  expect(await rejection(host.items('pages').list())).toMatchObject({ code: 102 });
  expect(asked()).toEqual(['GET /vhm/items/pages']);
});

test('a login is persisted, unless the member wants otherwise', async () => {
  const storage = memoryStorage();
  const host = hostOn(contract.server, { storage });
  const { backend } = contract.server;
  await host.auth.login(backend.account);
  expect(storage.entries.size).toBe(1);
  expect(await hostOn(contract.server, { storage }).auth.currentUser()).toEqual(backend.user);
  await host.auth.login({ ...backend.account, persist: false });
  expect(storage.entries.size).toBe(0);
});
