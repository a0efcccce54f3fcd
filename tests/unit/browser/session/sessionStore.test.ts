/** @jest-environment jsdom */
import { hasSession } from '../../../../browser/session/hasSession.ts';
import type { MembersBackend } from '../../../../contract/members/backend.ts';

const key = 'int-session';
const markKey = 'int-member';

beforeEach(() => {
  jest.resetModules();
  sessionStorage.clear();
  localStorage.clear();
});

describe('whether there may be a login', () => {
  test('not for visitors', () => {
    expect(hasSession()).toBe(false);
  });

  test('where this tab stores one', () => {
    sessionStorage.setItem(key, '{}');
    expect(hasSession()).toBe(true);
  });

  test.each([
    ['1763856000000', true],
    ['ending', true],
    ['-1763856000000', false],
  ])('where local storage says %s: %s', (mark, expected) => {
    localStorage.setItem(markKey, mark);
    expect(hasSession()).toBe(expected);
  });

  test('not where storage is forbidden', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('Forbidden', 'SecurityError');
    });
    expect(hasSession()).toBe(false);
  });
});

describe('the store', () => {
  test('is out for visitors, unknown where there may be a login', async () => {
    const store = await import('../../../../browser/session/sessionStore.ts');
    expect(store.sessionSnapshot()).toEqual({ state: 'out' });
    jest.resetModules();
    sessionStorage.setItem(key, '{}');
    const other = await import('../../../../browser/session/sessionStore.ts');
    expect(other.sessionSnapshot()).toEqual({ state: 'unknown' });
  });

  test('gives the same snapshot until something changes, and tells that', async () => {
    const store = await import('../../../../browser/session/sessionStore.ts');
    const listener = jest.fn();
    const end = store.onSessionChanged(listener);
    const first = store.sessionSnapshot();
    expect(store.sessionSnapshot()).toBe(first);
    store.publishSession(first);
    expect(listener).not.toHaveBeenCalled();
    store.publishSession({ state: 'unknown' });
    expect(listener).toHaveBeenCalledTimes(1);
    end();
    const next = { state: 'out' } as const;
    store.publishSession(next);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(store.sessionSnapshot()).toBe(next);
  });

  test('a page has one session, whoever asks first', async () => {
    const { memberSession } = await import('../../../../browser/session/memberSession.ts');
    const { sessionSnapshot } = await import('../../../../browser/session/sessionStore.ts');
    const url = 'https://cms.example';
    const settings: MembersBackend = { kind: 'directus', url, roles: {} };
    const [one, other] = await Promise.all([memberSession(settings), memberSession(settings)]);
    expect(one).toBe(other);
    expect(sessionSnapshot()).toEqual({ state: 'out' });
  });
});
