import { codeOf } from '../../../../browser/session/BackendError.ts';
import { browser, browserWithout, directus, key, loggedIn, pages } from './oneBrowser.ts';
import { hours, minutes, seconds, settled } from './openedTab.ts';

describe('asking as the member', () => {
  test('an expired token is renewed once, and everything asked once more', async () => {
    const { session } = await loggedIn();
    // The token has already expired on the server, although its lifetime is not over in the
    // browser.
    directus.slept += minutes(20);
    const answers = await settled(
      Promise.all(Array.from({ length: 5 }, () => session.request(pages))),
    );
    expect(answers).toHaveLength(5);
    expect(directus.count('POST /auth/refresh')).toBe(1);
    expect(directus.count('GET /items/member_pages')).toBe(10);
  });

  test('without locks, too', async () => {
    browserWithout('locks');
    jest.spyOn(Math, 'random').mockReturnValue(0.5);
    const { session } = await loggedIn();
    directus.slept += minutes(20);
    await settled(Promise.all(Array.from({ length: 5 }, () => session.request(pages))));
    expect(directus.count('POST /auth/refresh')).toBe(1);
  });

  test('a refusal that comes when the token is renewed already renews no other', async () => {
    const { session } = await loggedIn();
    directus.slept += minutes(14.95);
    directus.latency = seconds(4);
    const slow = session.request(pages);
    await jest.advanceTimersByTimeAsync(1);
    directus.latency = 20;
    directus.slept += minutes(1);
    await settled(session.request(pages));
    expect(directus.count('POST /auth/refresh')).toBe(1);
    expect(await settled(slow)).toHaveLength(1);
    expect(directus.count('POST /auth/refresh')).toBe(1);
  });

  test('what is refused with the new token, too, is asked no third time', async () => {
    const { session } = await loggedIn();
    directus.misbehaviour = ({ route }) =>
      route === 'GET /items/member_pages'
        ? Response.json({ errors: [{ extensions: { code: 'TOKEN_EXPIRED' } }] }, { status: 401 })
        : undefined;
    const refused = await settled(session.request(pages).catch(codeOf));
    expect(refused).toBe('TOKEN_EXPIRED');
    expect(directus.count('GET /items/member_pages')).toBe(2);
  });

  test('what the member may not read costs no renewal', async () => {
    const { session } = await loggedIn();
    expect(await settled(session.request({ path: '/items/secret' }).catch(codeOf))).toBe(
      'ROUTE_NOT_FOUND',
    );
    expect(directus.count('POST /auth/refresh')).toBe(0);
  });

  test('runs at most ten requests at a time', async () => {
    const { session } = await loggedIn();
    await settled(Promise.all(Array.from({ length: 40 }, () => session.request(pages))));
    expect(directus.mostAtOnce).toBe(10);
  });

  test('a request times out after 600 s', async () => {
    const { session } = await loggedIn();
    directus.latency = hours(1);
    let code: string | undefined;
    session.request(pages).catch((reason: unknown) => {
      code = codeOf(reason);
    });
    await jest.advanceTimersByTimeAsync(seconds(599));
    expect(code).toBeUndefined();
    await jest.advanceTimersByTimeAsync(seconds(2));
    expect(code).toBe('UNREACHABLE');
  });

  test('an answer that comes after the log-out is shown to nobody', async () => {
    const { session } = await loggedIn();
    const asked = session.request(pages).catch(codeOf);
    await settled(session.logout());
    expect(await settled(asked)).toBe('ENDED');
    expect(await settled(session.request(pages).catch(codeOf))).toBe('ENDED');
  });

  test('what takes long is given up with the log-out', async () => {
    const { session } = await loggedIn();
    directus.latency = hours(1);
    const asked = session.request(pages).catch(codeOf);
    await jest.advanceTimersByTimeAsync(1);
    directus.latency = 20;
    await settled(session.logout());
    expect(await settled(asked)).toBe('ENDED');
  });

  test('tokens are sent only in headers: not in addresses, not in local storage', async () => {
    const { session, tab } = await loggedIn();
    await settled(session.request({ ...pages, query: { search: 'Ä & ö' } }));
    const { access, renewal } = JSON.parse(tab.session.get(key)!) as Record<string, string>;
    const seen = JSON.stringify([directus.requests.map(({ url }) => url), ...browser.local]);
    expect(seen).not.toContain(access);
    expect(seen).not.toContain(renewal);
    expect(directus.requests.at(-1)).toMatchObject({ query: { search: 'Ä & ö' } });
  });
});
