import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Page } from 'playwright';
import { demoPeople } from '../../../../cms/people.ts';
import { endOtherSessionsPath } from '../../../../contract/members/links.ts';
import { membersHomes } from '../../../../locales/languages.ts';
import { tabsChannel } from '../../../../contract/members/session.ts';
import { loggedInKey, sessionKey } from '../../../../contract/storageKeys.ts';
import { patience } from '../../patience.ts';
import {
  credentialsOf,
  emailField,
  expectScreen,
  main,
  memberOnPage,
  membersPath,
  signIn,
} from '../member.ts';
import { cookieName, secureCookie, sessionCookie } from './cookieWebsite.ts';
import type { Website } from '../website.ts';

interface Sent {
  readonly path: string;
  readonly body: string;
  readonly method?: string;
  readonly type?: string;
}

/*
 * Attacks by foreign pages on a member whose log-in is in a cookie, which the browser sends automatically: from
 * another site, and from a neighbour below the same domain, where `SameSite` keeps nothing back.
 */

export function otherSitesTests(website: Website): void {
  const stranger = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>X</title>');
  });
  let port = 0;

  beforeAll(async () => {
    await new Promise<void>((resolve) => stranger.listen(0, resolve));
    ({ port } = stranger.address() as AddressInfo);
  });

  afterAll(() => {
    stranger.closeAllConnections();
    stranger.close();
  });

  const person = 'member-vhm';
  const places = [
    ['another site', '127.0.0.1'],
    ['a neighbour below the same domain', 'localhost'],
  ] as const;

  describe.each(places)('%s', (_place, host) => {
    test('reads nothing and changes nothing in a member’s name', async () => {
      const page = await memberOnPage(website, 'de', person, membersPath('de', 'profile'));
      const elsewhere = await tokensOf(person);
      const before = await stateOf(person);
      const foreign = await page.context().newPage();
      await foreign.goto(`http://${host}:${port}/`);

      expect(await readBy(foreign)).toEqual([]);
      await writtenBy(foreign);
      await submittedBy(page.context(), `http://${host}:${port}/`);

      expect(await stateOf(person)).toEqual(before);
      const renewal = { refresh_token: elsewhere, mode: 'json' };
      expect((await website.cms.ask('POST', '/auth/refresh', renewal)).status).toBe(200);
      await page.reload();
      await expectScreen(page, 'de');
    });

    test('logs nobody in as somebody else', async () => {
      const page = await website.visitor();
      await page.goto(`http://${host}:${port}/`);
      const { email, password } = await credentialsOf(website, 'member-adt');
      const body = JSON.stringify({ email, password, mode: 'session' });
      await sent(page, [{ path: '/auth/login', body }]);
      expect(await sessionCookie(page)).toBeUndefined();
      await page.goto(`${website.site}${membersHomes.de}`);
      await emailField(page, 'de').waitFor();
    });

    test('hands no session of theirs to a member', async () => {
      const page = await website.visitor();
      await page.goto(`http://${host}:${port}/`);
      await page.evaluate(
        ({ keys, channel, backend }) => {
          const login = {
            ...{ access: 'a.b.c', renewal: 'planted', lifetime: 900_000, backend },
            ...{ startedAt: 1, renewals: 9, persist: true, receivedAt: Date.now() },
          };
          localStorage.setItem(keys.loggedInKey, '1');
          sessionStorage.setItem(keys.sessionKey, JSON.stringify(login));
          const tabs = new BroadcastChannel(channel);
          const offer = () => tabs.postMessage({ kind: 'login', login });
          setInterval(offer, 50);
        },
        {
          keys: { loggedInKey, sessionKey },
          channel: tabsChannel,
          backend: website.cms.url,
        },
      );
      const [opened] = await Promise.all([
        page.context().waitForEvent('page'),
        // With an opener, and so with a copy of what the tab has stored for its own origin.
        page.evaluate((address) => void open(address), `${website.site}${membersHomes.de}`),
      ]);
      const asked: string[] = [];
      opened.on('request', (request) => asked.push(JSON.stringify(request.headers())));
      await signIn(opened, 'de', await credentialsOf(website, person));
      await opened.waitForURL(`${website.site}${membersPath('de', 'home')}`, patience);
      await main(opened).getByText(demoPeople[person].member_number).first().waitFor();
      expect(asked.join()).not.toContain('a.b.c');
    });
  });

  describe('a cookie that was there before the log-in', () => {
    test('is not the one after it', async () => {
      const page = await memberOnPage(website, 'de', 'member-adt', membersPath('de', 'homeAdt'));
      const { value: before } = (await sessionCookie(page))!;
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      await page.goto(`${website.site}${membersHomes.de}`);
      // The site goes by a cookie only where somebody has logged in on it.
      await emailField(page, 'de').waitFor();
      await expectLoginAs(page, person);
      expect((await sessionCookie(page))!.value).not.toBe(before);
      expect(await whoIs(before)).toBe(demoPeople['member-adt'].id);
    });

    test('and was planted by a neighbour for some addresses, is none', async () => {
      const planted = await cookieOf('member-adt');
      const page = await website.visitor();
      await page.goto(`http://localhost:${port}/`);
      await page.evaluate(
        ({ names, value }) => {
          for (const name of names) {
            for (const path of ['/users', '/items', '/collegium', '/']) {
              document.cookie = `${name}=${value}; path=${path}; secure`;
            }
          }
        },
        { names: [cookieName, secureCookie], value: planted },
      );
      await page.goto(`${website.site}${membersHomes.de}`);
      await expectLoginAs(page, person);
    });
  });

  async function expectLoginAs(page: Page, of: typeof person): Promise<void> {
    await signIn(page, 'de', await credentialsOf(website, of));
    await page.waitForURL(`${website.site}${membersPath('de', 'home')}`, patience);
    await main(page).getByText(demoPeople[of].member_number).first().waitFor();
    const cookies = await page.context().cookies(`${website.cms.url}/users/me`);
    const own = cookies.find(({ name }) => name === secureCookie);
    expect(await whoIs(own!.value)).toBe(demoPeople[of].id);
  }

  /** What the browser shows a foreign page of what a member may read. */
  async function readBy(page: Page): Promise<string[]> {
    const paths = ['/users/me', '/items/member_pages', '/items/member_documents', '/graphql'];
    return page.evaluate(
      async ({ backend, paths }) => {
        const answers = await Promise.all(
          paths.map(async (path) => {
            try {
              const response = await fetch(backend + path, { credentials: 'include' });
              return [await response.text()];
            } catch {
              // CORS.
              return [];
            }
          }),
        );
        return answers.flat();
      },
      { backend: website.cms.url, paths },
    );
  }

  /** All that a script of a foreign page can try, in each way that needs no leave, and in those that do. */
  async function writtenBy(page: Page): Promise<void> {
    const { id } = demoPeople[person];
    const changed = JSON.stringify({ phone: '666', first_name: 'Eve' });
    const request = JSON.stringify({ text: 'Bitte löschen', language: 'de' });
    const graphql = JSON.stringify({
      query: 'mutation { update_users_me(data: {phone: "6"}) { id } }',
    });
    const calls: Sent[] = [
      { path: '/users/me', body: changed, method: 'PATCH', type: 'application/json' },
      { path: `/users/${id}`, body: changed, method: 'PATCH', type: 'application/json' },
      { path: `/users/${id}`, body: '', method: 'DELETE' },
    ];
    const posts = [
      ['/auth/logout', '{"mode":"session"}'],
      ['/auth/refresh', '{"mode":"session"}'],
      [endOtherSessionsPath, ''],
      [endOtherSessionsPath, '{}'],
      ['/items/change_requests', request],
      ['/graphql', graphql],
      ['/users/me', changed],
      ['/users/me/tfa/generate', '{"password":"x"}'],
    ] as const;
    for (const [path, body] of posts) {
      for (const type of [undefined, 'application/json', 'text/plain', 'multipart/form-data']) {
        calls.push({ path, body, ...(type && { type }) });
      }
      calls.push({ path: `${path}?_method=PATCH`, body });
    }
    await sent(page, calls);
  }

  async function sent(page: Page, calls: readonly Sent[]): Promise<void> {
    await page.evaluate(
      async ({ backend, calls }) => {
        const tries = calls.flatMap(({ path, body, method = 'POST', type }) =>
          (['cors', 'no-cors'] as const).map((mode) =>
            fetch(backend + path, {
              ...{ method, mode, credentials: 'include' },
              ...(body !== '' && { body }),
              ...(type !== undefined && { headers: { 'content-type': type } }),
            }),
          ),
        );
        await Promise.allSettled(tries);
      },
      { backend: website.cms.url, calls },
    );
  }

  /** By forms, which lead the whole window there, with what a browser sends along then. */
  async function submittedBy(context: BrowserContext, origin: string): Promise<void> {
    const paths = [endOtherSessionsPath, '/auth/logout', '/users/me', '/items/change_requests'];
    for (const path of paths) {
      for (const method of ['post', 'get'] as const) {
        const page = await context.newPage();
        await page.goto(origin);
        await Promise.all([
          page.waitForResponse((response) => response.url().startsWith(website.cms.url + path)),
          page.evaluate(
            ({ action, method }) => {
              const form = Object.assign(document.createElement('form'), { action, method });
              form.innerHTML = '<input name="phone" value="666"><input name="text" value="x">';
              document.body.append(form);
              form.submit();
            },
            { action: website.cms.url + path, method },
          ),
        ]);
        await page.close();
      }
    }
  }

  /** What could have been changed of a member. */
  async function stateOf(of: typeof person) {
    const { body } = await website.administer('GET', `/users/${demoPeople[of].id}?fields=*`);
    const { last_access: _, last_page: __, ...user } = body.data as Record<string, unknown>;
    return { user, requests: await website.items('change_requests') };
  }

  /** A log-in of the member's elsewhere, by what renews it. */
  async function tokensOf(of: typeof person): Promise<string> {
    const { body } = await website.cms.ask('POST', '/auth/login', await credentialsOf(website, of));
    return (body.data as { refresh_token: string }).refresh_token;
  }

  async function cookieOf(of: 'member-adt'): Promise<string> {
    const credentials = await credentialsOf(website, of);
    const response = await fetch(`${website.cms.url}/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...credentials, mode: 'session' }),
    });
    return /_session_token=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')![1]!;
  }

  async function whoIs(value: string): Promise<unknown> {
    const cookie = `${secureCookie}=${value}`;
    const response = await fetch(`${website.cms.url}/users/me?fields=id`, { headers: { cookie } });
    const { data } = (await response.json()) as { data: { id: string } };
    return data.id;
  }
}
