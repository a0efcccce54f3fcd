import { codeOf } from '../../../../browser/session/BackendError.ts';
import { browser, directus, error, info, key, loggedIn, pages } from './oneBrowser.ts';
import { ada, minutes, openTab, seconds, settled } from './openedTab.ts';

describe('hostile answers', () => {
  const html = () => new Response('<!doctype html><h1>It works!</h1>', { status: 200 });
  const huge = () => new Response(`{"data":{"access_token":"${'a'.repeat(10_000_000)}"}}`);
  const wrong = (data: unknown) => () => Response.json({ data });
  const answers: Record<string, () => Response> = {
    HTML: html,
    'an error of HTML': () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
    'a refusal of HTML': () => new Response('<h1>Forbidden</h1>', { status: 403 }),
    '10 MB': huge,
    nothing: () => new Response(null, { status: 204 }),
    null: () => new Response('null'),
    'a number': () => new Response('7'),
    'no data': () => Response.json({}),
    'data that is null': wrong(null),
    'tokens that are numbers': wrong({ access_token: 1, refresh_token: 2, expires: 3 }),
    'a token that breaks a head': wrong({
      access_token: 'a\r\nb: c',
      refresh_token: 'b',
      expires: 9,
    }),
    'an endless token': wrong({ access_token: 'a'.repeat(9000), refresh_token: 'b', expires: 9 }),
    lists: wrong([]),
    'errors of other shapes': () => Response.json({ errors: [null] }, { status: 400 }),
    'a code that is none': () =>
      Response.json({ errors: [{ extensions: { code: '<b>you</b>' } }] }, { status: 401 }),
  };

  test.each(Object.entries(answers))('%s to a log-in is no login', async (_, answer) => {
    const { session, latest, tab } = openTab(directus, browser);
    directus.misbehaviour = answer;
    expect(await settled(session.login(ada))).toBe('UNREACHABLE');
    expect(latest()).toEqual({ state: 'out' });
    expect(tab.session.size).toBe(0);
  });

  test.each(Object.entries(answers))('%s to a renewal ends nothing', async (_, answer) => {
    const { latest, session } = await loggedIn();
    directus.misbehaviour = ({ route }) => (route === 'POST /auth/refresh' ? answer() : undefined);
    await jest.advanceTimersByTimeAsync(minutes(16));
    expect(latest()?.state).toBe('in');
    directus.misbehaviour = undefined;
    await jest.advanceTimersByTimeAsync(seconds(11));
    expect(await settled(session.request(pages))).toHaveLength(1);
  });

  test.each([
    ...Object.entries(answers),
    ['a user without an id', wrong({ first_name: 'Eve' })] as const,
    ['a user whose id is a list', wrong({ id: ['u-1'] })] as const,
  ])('%s is no user', async (_, answer) => {
    directus.misbehaviour = ({ route }) => (route === 'GET /users/me' ? answer() : undefined);
    const { latest } = await loggedIn();
    expect(latest()).toEqual({ state: 'unknown' });
  });

  test('of an endless answer no more is loaded than a page could use', async () => {
    const { session } = await loggedIn();
    let loaded = 0;
    const endless = new ReadableStream({
      pull(controller) {
        loaded += 100_000;
        controller.enqueue(new Uint8Array(100_000));
        if (loaded > 50_000_000) controller.close();
      },
    });
    directus.misbehaviour = () => new Response(endless);
    expect(await settled(session.request(pages).catch(codeOf))).toBe('UNREACHABLE');
    expect(loaded).toBeLessThan(3_000_000);
  });

  test('fields of wrong types are empty, and no role is an administrator by its name', async () => {
    const user = { id: 7, first_name: ['x'], last_name: {}, email: null, role: '__proto__' };
    directus.misbehaviour = ({ route }) => (route === 'GET /users/me' ? wrong(user)() : undefined);
    const { latest } = await loggedIn();
    expect(latest()?.user).toEqual({
      ...{ id: '7', first_name: '', last_name: '', email: '', member_number: '' },
      ...{ isAdministrator: false, audiences: [] },
    });
  });

  test.each([0, -5, Infinity, 'soon', null])(
    'a lifetime of %p: the token’s own',
    async (expires) => {
      directus.misbehaviour = ({ route }) => {
        if (route === 'GET /users/me') return wrong({ id: 'u-1' })();
        const access = ['{}', '{"iat":100,"exp":400}', 's'].map((part) => btoa(part)).join('.');
        const data = { access_token: access.replaceAll('=', ''), refresh_token: 'r', expires };
        return Response.json({ data });
      };
      const { tab } = await loggedIn();
      expect(JSON.parse(tab.session.get(key)!)).toMatchObject({ lifetime: seconds(300) });
    },
  );

  test('errors and logs hold nothing that was sent', async () => {
    const { session, tab } = await loggedIn();
    const stored = JSON.parse(tab.session.get(key)!) as { access: string; renewal: string };
    directus.misbehaviour = ({ authorization, body }) =>
      Response.json(
        {
          errors: [
            { message: `${authorization} ${JSON.stringify(body)}`, extensions: { code: 'X' } },
          ],
        },
        { status: 400 },
      );
    const errors = [
      await settled(session.request(pages).catch((reason: unknown) => reason)),
      await settled(session.login({ ...ada, password: 'my secret' })),
      await settled(session.resetPassword('mailed token', 'my secret')),
    ];
    const told = [...errors.map((each) => (each instanceof Error ? each.stack : each))].join('\n');
    const logs = JSON.stringify([error.mock.calls, info.mock.calls]);
    for (const secret of [stored.access, stored.renewal, 'my secret', 'mailed token']) {
      expect(told).not.toContain(secret);
      expect(logs).not.toContain(secret);
    }
  });
});
