import { ProjectHostError } from '../../../../backend/projectHost/errors.ts';
import { Session } from '../../../../backend/projectHost/Session.ts';
import type { StoredSession } from '../../../../backend/projectHost/sessionStorage.ts';
import { jwt } from '../../../projectHost/tokens.ts';
import { memoryStorage } from './contract.ts';

const key = 'int-session';
const now = new Date('2026-11-21T12:00:00Z').getTime();
const seconds = (count: number) => count * 1000;

const onExpired = jest.fn<undefined, [Error]>();
const refresh = jest.fn<Promise<string>, [StoredSession]>();
let storage = memoryStorage();
let sessions: Session[] = [];

beforeEach(() => {
  jest.useFakeTimers({ now });
  onExpired.mockReset();
  refresh.mockReset().mockImplementation(() => Promise.resolve(jwt(300, 'fresh')));
  storage = memoryStorage();
});

afterEach(() => {
  for (const session of sessions) session.end();
  sessions = [];
  jest.useRealTimers();
});

function newSession(): Session {
  const session = new Session({ storage, onExpired, refresh });
  sessions.push(session);
  return session;
}

function refusalOf(status: number | undefined): ProjectHostError {
  return new ProjectHostError('No', {
    code: status ?? -1,
    status,
    method: 'POST',
    url: '/refresh',
  });
}

describe('refreshing', () => {
  test('looks every 10 seconds and refreshes when less than 30 seconds are left', async () => {
    const token = jwt(61);
    const session = newSession();
    session.start(token, 'vhm', true);

    // After 30 seconds 31 are left, after 40 seconds 21.
    await jest.advanceTimersByTimeAsync(seconds(39.999));
    expect(refresh).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(refresh.mock.calls[0]![0]).toMatchObject({ token, project: 'vhm' });
    expect(session.token).toBe(jwtIn(storage));
    expect(session.token).not.toBe(token);

    // The fresh token has 300 seconds of its own: 30 are left at the 27th look.
    await jest.advanceTimersByTimeAsync(seconds(270));
    expect(refresh).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(seconds(10));
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  test('a token that does not tell its lifetime is taken to live 30 seconds', async () => {
    refresh.mockResolvedValue('another opaque token');
    newSession().start('an opaque token', 'vhm', true);
    expect(stored()).toMatchObject({ expiresAt: now + seconds(30) });
    await jest.advanceTimersByTimeAsync(seconds(10));
    expect(refresh).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(seconds(10));
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  test('who asks while it is under way waits for the same token', async () => {
    const session = newSession();
    session.start(jwt(300), 'vhm', true);
    await Promise.all([session.renew(), session.renew(), session.renew()]);
    expect(refresh).toHaveBeenCalledTimes(1);
    await session.renew();
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  test.each([401, 403])('a refusal (%i) ends the session as expired', async (status) => {
    refresh.mockRejectedValue(refusalOf(status));
    const session = newSession();
    session.start(jwt(20), 'vhm', true);
    await jest.advanceTimersByTimeAsync(seconds(60));
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(session.token).toBeUndefined();
    expect(storage.entries.size).toBe(0);
    expect(onExpired).toHaveBeenCalledTimes(1);
    expect(onExpired.mock.calls[0]![0]).toMatchObject({ message: 'auth_expired_token', code: 102 });
  });

  test.each([undefined, 429, 503])(
    'a backend that is away or busy (%p) is asked again at the next look',
    async (status) => {
      refresh.mockRejectedValueOnce(refusalOf(status));
      const session = newSession();
      session.start(jwt(20), 'vhm', true);
      await jest.advanceTimersByTimeAsync(seconds(10));
      expect(session.token).toBe(jwtIn(storage));
      await jest.advanceTimersByTimeAsync(seconds(10));
      expect(refresh).toHaveBeenCalledTimes(2);
      expect(stored()).toMatchObject({ expiresAt: now + seconds(320) });
      expect(onExpired).not.toHaveBeenCalled();
    },
  );

  test('who logs out meanwhile stays logged out', async () => {
    const answer = Promise.withResolvers<string>();
    refresh.mockReturnValue(answer.promise);
    const session = newSession();
    session.start(jwt(20), 'vhm', true);
    await jest.advanceTimersByTimeAsync(seconds(10));
    session.end();
    answer.resolve(jwt(300, 'late'));
    await jest.advanceTimersByTimeAsync(seconds(60));
    expect(session.token).toBeUndefined();
    expect(storage.entries.size).toBe(0);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  test('after the end nobody looks any more', () => {
    const session = newSession();
    session.start(jwt(20), 'vhm', true);
    session.end();
    expect(jest.getTimerCount()).toBe(0);
  });

  test('without a login nobody looks', () => {
    newSession();
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('storage', () => {
  test('a login is there again on the next page, and kept fresh there', async () => {
    const session = { token: jwt(61), project: 'vhm', expiresAt: now + seconds(61) };
    const page = newSession();
    page.start(session.token, session.project, true);
    expect(stored()).toEqual(session);

    const next = newSession();
    expect(next).toMatchObject({ token: session.token, project: 'vhm' });
    page.end();
    await jest.advanceTimersByTimeAsync(seconds(40));
    expect(refresh.mock.calls).toEqual([[session]]);
  });

  test('a stored token with little left is refreshed at once', async () => {
    const session = { token: jwt(5), project: 'vhm', expiresAt: now + seconds(5) };
    storage.setItem(key, JSON.stringify(session));
    newSession();
    await jest.advanceTimersByTimeAsync(0);
    expect(refresh).toHaveBeenCalledWith(session);
    expect(stored()).toMatchObject({ project: 'vhm', expiresAt: now + seconds(300) });
  });

  test('a login that shall not outlive the page is not stored, refreshed or not', async () => {
    const session = newSession();
    session.start(jwt(61), 'vhm', false);
    await session.renew();
    expect(session.token).toBeDefined();
    expect(storage.entries.size).toBe(0);
  });

  test('the end removes the token and the project', () => {
    const session = newSession();
    session.start(jwt(61), 'vhm', true);
    expect(stored()).toMatchObject({ project: 'vhm' });
    session.end();
    expect(storage.entries.size).toBe(0);
    expect(session).toMatchObject({ token: undefined, project: undefined });
  });

  test.each(['{', 'null', '[]', '{"token":7}', '"token"'])('%s is no session', (text) => {
    storage.setItem(key, text);
    expect(newSession().token).toBeUndefined();
  });
});

function stored(): unknown {
  return JSON.parse(storage.getItem(key) ?? 'null');
}

function jwtIn(from: ReturnType<typeof memoryStorage>): string {
  return (JSON.parse(from.getItem(key)!) as StoredSession).token;
}
