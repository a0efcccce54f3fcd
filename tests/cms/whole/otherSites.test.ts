import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Page } from 'playwright';
import { demoPeople } from '../../../cms/people.ts';
import { endOtherSessionsPath } from '../../../contract/members/addresses.ts';
import { tabsChannel } from '../../../contract/members/session.ts';
import { loggedInKey, sessionKey } from '../../../contract/storageKeys.ts';
import { membersHomes } from '../../../locales/languages.ts';
import { patience } from '../patience.ts';
import { main, membersPath, logIn } from './member.ts';
import { sharedWebsite } from './website.ts';

/*
 * Attacks by other sites on an editor who is logged in to Directus. The login is a cookie, which
 * browsers send with every request. `SameSite` blocks it for other sites, but not for other origins
 * of the same site, such as localhost with another port.
 */

const website = await sharedWebsite();
const { cms } = website;
const person = 'editor';

interface Sent {
  readonly path: string;
  readonly body: string;
  readonly method?: string;
  readonly type?: string;
}

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

const places = [
  ['another site', '127.0.0.1'],
  ['a neighbour below the same domain', 'localhost'],
] as const;

describe.each(places)('%s', (_place, host) => {
  test('reads nothing and changes nothing in an editor’s name', async () => {
    const page = await editorInDirectus();
    const elsewhere = await renewalOf(person);
    const before = await state();
    const foreign = await page.context().newPage();
    await foreign.goto(`http://${host}:${port}/`);

    expect(await readBy(foreign)).toEqual([]);
    await writtenBy(foreign);
    await submittedBy(page.context(), `http://${host}:${port}/`);

    expect(await state()).toEqual(before);
    const renewal = { refresh_token: elsewhere, mode: 'json' };
    expect((await cms.ask('POST', '/auth/refresh', renewal)).status).toBe(200);
    expect(await whoIs(page)).toBe(demoPeople[person].id);
  });

  test('logs nobody in as somebody else', async () => {
    const page = await website.visitor();
    await page.goto(`http://${host}:${port}/`);
    const body = JSON.stringify({ ...(await credentials('member-adt')), mode: 'session' });
    await send(page, [{ path: '/auth/login', body }]);
    expect(await page.context().cookies()).toEqual([]);
  });

  test('hands no session of its own to a member', async () => {
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
        setInterval(() => tabs.postMessage({ kind: 'login', login }), 50);
      },
      { keys: { loggedInKey, sessionKey }, channel: tabsChannel, backend: cms.url },
    );
    const [opened] = await Promise.all([
      page.context().waitForEvent('page'),
      // The new tab has an opener, so it gets a copy of the session storage of its own origin.
      page.evaluate((address) => void open(address), `${website.site}${membersHomes.de}`),
    ]);
    const asked: string[] = [];
    opened.on('request', (request) => asked.push(JSON.stringify(request.headers())));
    await logIn(opened, 'de', await credentials('member-adt'));
    await opened.waitForURL(`${website.site}${membersPath('de', 'homeAdt')}`, patience);
    await main(opened).getByText(demoPeople['member-adt'].member_number).first().waitFor();
    expect(asked.join()).toContain('Bearer ');
    expect(asked.join()).not.toContain('a.b.c');
  });
});

async function editorInDirectus(): Promise<Page> {
  const page = await website.visitor();
  await page.goto(`${cms.url}/server/ping`);
  const body = JSON.stringify({ ...(await credentials(person)), mode: 'session' });
  await page.evaluate(
    (text) =>
      fetch('/auth/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: text,
      }),
    body,
  );
  expect(await whoIs(page)).toBe(demoPeople[person].id);
  return page;
}

/** @param page a page of Directus, so that its requests send the cookie */
async function whoIs(page: Page): Promise<unknown> {
  const answer = await page.evaluate(() =>
    fetch('/users/me?fields=id').then((response) => response.json() as Promise<object>),
  );
  return (answer as { data?: { id: string } }).data?.id;
}

/** Returns an editor's data that a foreign page can read. */
async function readBy(page: Page): Promise<string[]> {
  const paths = ['/users/me', '/items/pages', '/files', '/graphql'];
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
    { backend: cms.url, paths },
  );
}

/**
 * Sends all requests that a script of a foreign page can send, with and without a CORS preflight.
 */
async function writtenBy(page: Page): Promise<void> {
  const { id } = demoPeople[person];
  const changed = JSON.stringify({ title: 'Chef', first_name: 'Eve' });
  const graphql = JSON.stringify({
    query: 'mutation { update_users_me(data: {title: "6"}) { id } }',
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
    ['/items/brands', '{"name":"Eve"}'],
    ['/folders', '{"name":"Eve"}'],
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
  await send(page, calls);
  await upload(page);
}

/** A form with a file needs no CORS preflight. */
async function upload(page: Page): Promise<void> {
  await page.evaluate(async (address) => {
    const form = new FormData();
    form.append('file', new File(['Eve'], 'eve.pdf', { type: 'application/pdf' }));
    const upload = { method: 'POST', mode: 'no-cors', credentials: 'include', body: form } as const;
    await fetch(address, upload).catch(() => undefined);
  }, `${cms.url}/files`);
}

async function send(page: Page, calls: readonly Sent[]): Promise<void> {
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
    { backend: cms.url, calls },
  );
}

/** Submitting a form navigates the window to Directus. The browser then sends cookies. */
async function submittedBy(context: BrowserContext, origin: string): Promise<void> {
  for (const path of [endOtherSessionsPath, '/auth/logout', '/users/me', '/folders']) {
    for (const method of ['post', 'get'] as const) {
      const page = await context.newPage();
      await page.goto(origin);
      await Promise.all([
        page.waitForResponse((response) => response.url().startsWith(cms.url + path)),
        page.evaluate(
          ({ action, method }) => {
            const form = Object.assign(document.createElement('form'), { action, method });
            form.innerHTML = '<input name="title" value="666"><input name="name" value="x">';
            document.body.append(form);
            form.submit();
          },
          { action: cms.url + path, method },
        ),
      ]);
      await page.close();
    }
  }
}

/** Returns all data that the requests could have changed in the editor's name. */
async function state() {
  const { body } = await website.administer('GET', `/users/${demoPeople[person].id}?fields=*`);
  const { last_access: _, last_page: __, ...user } = body.data as Record<string, unknown>;
  const { body: folders } = await website.administer('GET', '/folders?limit=-1');
  const { body: files } = await website.administer('GET', '/files?limit=-1&fields=id,title');
  const brands = await website.items('brands');
  return { user, brands, folders: folders.data, files: files.data };
}

/** The renewal token of the person's login on another device. */
async function renewalOf(of: typeof person): Promise<string> {
  const { body } = await cms.ask('POST', '/auth/login', await credentials(of));
  return (body.data as { refresh_token: string }).refresh_token;
}

async function credentials(of: 'editor' | 'member-adt') {
  return { email: demoPeople[of].email, password: await website.passwordOf(of) };
}
