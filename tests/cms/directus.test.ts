import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseEnv } from 'node:util';
import { install } from '../../cms/install.ts';
import { demoPeople } from '../../cms/people.ts';
import { collections } from '../../data/sources/directus/collections.ts';
import { build, filesOf, freePorts, startCms, type RunningCms } from './commands.ts';

/**
 * The whole way, as an operator and an editor go it: set up, build, edit, restart, preview, and
 * build while the backend is away. The tests follow each other on one Directus.
 */
let temp: string;
let ports: [number, number, number];
let cms: RunningCms | undefined;
let token: string;

beforeAll(async () => {
  temp = await mkdtemp(join(tmpdir(), 'collegium-cms-'));
  ports = await freePorts();
  await install();
  cms = await startCms(join(temp, 'data'), ports);
  token = parseEnv(await readFile(join(temp, 'data/.env'), 'utf8'))['DIRECTUS_TOKEN']!;
}, 900_000);

afterAll(async () => {
  await cms?.stop();
  const name = `localhost-${ports[0]}`;
  await rm(`.cache/directus/${name}`, { recursive: true, force: true });
  await rm(`.cache/snapshot/${name}.json`, { force: true });
  await rm(temp, { recursive: true, force: true });
});

const url = () => `http://localhost:${ports[0]}`;
const out = (name: string) => join(temp, name);
const fromDirectus = (name: string, more: Record<string, string> = {}) =>
  build({ DIRECTUS_URL: url(), DIRECTUS_TOKEN: token, OUT_DIR: out(name), ...more });

test('gives the very same site as the folder that it was filled from', async () => {
  const outcome = await fromDirectus('directus');
  expect(outcome).toMatchObject({ code: 0 });
  expect(await build({ OUT_DIR: out('folder') })).toMatchObject({ code: 0 });

  const [directus, folder] = [await filesOf(out('directus')), await filesOf(out('folder'))];
  expect([...directus.keys()]).toEqual([...folder.keys()]);
  expect(folder.size).toBeGreaterThan(100);
  const different = [...folder].filter(([path, content]) => !directus.get(path)!.equals(content));
  expect(different.map(([path]) => path)).toEqual([]);
});

test('keeps the token to itself', async () => {
  const { output } = await fromDirectus('directus');
  const snapshot = await readFile(`.cache/snapshot/localhost-${ports[0]}.json`, 'utf8');
  const telling = [...(await filesOf(out('directus')))].filter(([, content]) =>
    content.includes(token),
  );
  expect(telling.map(([path]) => path)).toEqual([]);
  for (const text of [output, snapshot, cms!.output.text]) expect(text).not.toContain(token);
  expect((await stat(join(temp, 'data/.env'))).mode & 0o777).toBe(0o600);
});

test('lets everybody read what is published, and nobody write', async () => {
  const names = Object.values(collections).map(({ collection }) => collection);
  const answers = names.map(async (name) => (await ask('GET', `/items/${name}`)).status);
  expect(await Promise.all(answers)).toEqual(names.map(() => 200));
  expect((await ask('GET', '/users')).body.data ?? []).toEqual([]);

  for (const bearer of [undefined, token, await signIn('member')]) {
    const { status } = await ask('PATCH', '/items/theme', { brand_color: '#000000' }, bearer);
    expect(status).toBe(403);
  }
});

test('catches mail', async () => {
  const { status } = await ask('POST', '/auth/password/request', {
    email: demoPeople.member.email,
    reset_url: 'http://localhost:8080/mitgliederbereich/reset-password',
  });
  expect(status).toBe(204);
  const links = await soon(caughtLinks, (found) => found.length > 0);
  expect(links).toContainEqual(
    expect.stringContaining('http://localhost:8080/mitgliederbereich/reset-password?token='),
  );
});

test('changes nothing at a second start, and keeps what an editor wrote', async () => {
  const editor = await signIn('editor');
  const edit = await ask('PATCH', '/items/company', { display_name: 'VHM neu' }, editor);
  expect(edit.status).toBe(200);
  const before = await inventory();

  expect(await cms!.stop()).toBe(0);
  cms = await startCms(join(temp, 'data'), ports);

  expect(await inventory()).toEqual(before);
  const { body } = await ask('GET', '/items/company');
  expect(body.data).toMatchObject({ display_name: 'VHM neu' });
});

test('shows drafts and scheduled pages in a preview only', async () => {
  const editor = await signIn('editor');
  const hour = 3_600_000;
  const pages = [
    pageOf('entwurf', { status: 'draft' }),
    pageOf('spaeter', { status: 'scheduled', publish_on: new Date(Date.now() + hour) }),
    pageOf('gerade-erschienen', { status: 'scheduled', publish_on: new Date(Date.now() - hour) }),
    pageOf('archiviert', { status: 'archived' }),
  ];
  expect((await ask('POST', '/items/pages', pages, editor)).status).toBe(200);

  const texts = await ask('GET', '/items/pages_translations?limit=-1&fields=slug');
  const slugs = (texts.body.data as { slug: string }[]).map(({ slug }) => slug);
  expect(slugs).toContain('gerade-erschienen');
  for (const hidden of ['entwurf', 'spaeter', 'archiviert']) expect(slugs).not.toContain(hidden);

  // The preview first, so that its drafts could get into the snapshot if they did.
  expect(await fromDirectus('preview', { PREVIEW: '1' })).toMatchObject({ code: 0 });
  expect(newPagesIn(await filesOf(out('preview')))).toEqual([
    'entwurf.html',
    'gerade-erschienen.html',
    'spaeter.html',
  ]);
  expect(await fromDirectus('public')).toMatchObject({ code: 0 });
  expect(newPagesIn(await filesOf(out('public')))).toEqual(['gerade-erschienen.html']);
});

test('tells an editor where to mend what is wrong', async () => {
  const editor = await signIn('editor');
  const { body } = await ask('POST', '/items/pages', pageOf('Falsch!', {}), editor);
  const { id } = body.data as { id: number };
  const { code, output } = await fromDirectus('broken');
  await ask('DELETE', `/items/pages/${id}`, undefined, editor);
  expect(code).toBe(1);
  expect(output.trim()).toMatch(
    new RegExp(`^pages/${id}: translations\\.0\\.slug: expected a slug`),
  );
});

test('tells in one line that the token is wrong', async () => {
  const { code, output } = await build({
    DIRECTUS_URL: url(),
    DIRECTUS_TOKEN: 'not-the-token',
    OUT_DIR: out('refused'),
  });
  expect(code).toBe(1);
  expect(output.trim()).toMatch(/^DIRECTUS_TOKEN: expected .*$/);
  expect(output).not.toContain('not-the-token');
});

test('builds stale content only when that was asked for', async () => {
  await cms!.stop();
  cms = undefined;

  const refused = await fromDirectus('stale');
  expect(refused.code).toBe(2);
  expect(refused.output.trim()).toMatch(
    /^Directus at \S+ does not answer \(ECONNREFUSED\)\. .*ALLOW_STALE=1.* \d+ minutes? ago\.$/,
  );

  const allowed = await fromDirectus('stale', { ALLOW_STALE: '1' });
  expect(allowed.code).toBe(0);
  expect(allowed.output).toMatch(/Building from the snapshot of \d+ minutes? ago/);
  const [stale, last] = [await filesOf(out('stale')), await filesOf(out('public'))];
  expect([...stale.keys()]).toEqual([...last.keys()]);
});

interface Answer {
  readonly status: number;
  readonly body: { readonly data?: unknown };
}

async function ask(method: string, path: string, body?: unknown, bearer?: string): Promise<Answer> {
  const response = await fetch(`${url()}${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: (text ? JSON.parse(text) : {}) as Answer['body'] };
}

async function signIn(person: keyof typeof demoPeople): Promise<string> {
  const { email, password } = demoPeople[person];
  const { body } = await ask('POST', '/auth/login', { email, password });
  return (body.data as { access_token: string }).access_token;
}

async function caughtLinks(): Promise<string[]> {
  const mails = (await (await fetch(`${cms!.mail}/messages`)).json()) as { links: string[] }[];
  return mails.flatMap(({ links }) => links);
}

/** Asks again until the answer will do, or five seconds are over. */
async function soon<Value>(read: () => Promise<Value>, will: (value: Value) => boolean) {
  const end = Date.now() + 5000;
  let value = await read();
  while (!will(value) && Date.now() < end) {
    await wait(100);
    value = await read();
  }
  return value;
}

/** What a second start must leave as it is: the schema, the access rules, the number of items. */
async function inventory() {
  const administrator = await signIn('administrator');
  const paths = [
    '/schema/snapshot',
    '/translations?limit=-1&sort=id',
    '/permissions?limit=-1&sort=id',
    '/policies?limit=-1&sort=id',
    '/roles?limit=-1&sort=id',
    '/users?limit=-1&sort=id&fields=id,email,role',
    '/files?limit=-1&sort=id&fields=id',
    ...Object.values(collections).map(({ collection }) => `/items/${collection}?limit=-1`),
  ];
  return Promise.all(
    paths.map(async (path) => (await ask('GET', path, undefined, administrator)).body.data),
  );
}

function pageOf(slug: string, state: Readonly<Record<string, unknown>>) {
  return {
    status: 'published',
    ...state,
    key: 'content',
    translations: [{ language: 'de', slug, title: slug, description: slug }],
  };
}

const newPages = ['entwurf', 'spaeter', 'gerade-erschienen', 'archiviert'];

function newPagesIn(files: ReadonlyMap<string, unknown>): string[] {
  return [...files.keys()].filter((path) => newPages.some((slug) => path === `${slug}.html`));
}
