import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { demoPeople } from '../../cms/people.ts';
import { collections } from '../../data/sources/directus/collections.ts';
import { build, filesOf } from './commands.ts';
import { sharedCms } from './sharedCms.ts';
import { soon } from './soon.ts';
import { startAgain } from './startAgain.ts';

/**
 * Tests the workflow of an operator and an editor: build, edit, start again, preview, and build
 * while the backend is unavailable. The tests depend on their order.
 */
const cms = await sharedCms();
const { url, ask, logIn } = cms;
const token = await cms.token();

const out = (name: string) => join(cms.temp, name);
const fromDirectus = (name: string, more: Record<string, string> = {}) =>
  build({
    ...{ DIRECTUS_URL: url, DIRECTUS_TOKEN: token, OUT_DIR: out(name), SOCIAL_IMAGES: '0' },
    ...more,
  });

test('names the role of administrators, which only Directus knows', async () => {
  const administrator = await logIn('administrator');
  const { body: me } = await ask('GET', '/users/me?fields=role', undefined, administrator);
  const { role } = me.data as { readonly role: string };
  const project = '/items/project?fields=members_administrator_roles';
  const { body } = await ask('GET', project);
  expect(body.data).toEqual({ members_administrator_roles: [role] });
  // Folders of content lack this setting, but it appears in the shells of the members' area. Remove
  // it, so that both builds can be equal.
  const none = { members_administrator_roles: [] };
  expect((await ask('PATCH', '/items/project', none, administrator)).status).toBe(200);
});

/**
 * Draw only 20 social images, to save time. Each depends on its page's content, so 20 are enough to
 * compare.
 */
const socialImages = '20';

test('gives the very same site as the folder that it was filled from', async () => {
  const built = await fromDirectus('directus', { SOCIAL_IMAGES: socialImages });
  expect(built).toMatchObject({ code: 0 });
  said = built.output;
  // Both builds link the editors to the same backend.
  const fromFolder = {
    ...{ DIRECTUS_PUBLIC_URL: url, OUT_DIR: out('folder') },
    SOCIAL_IMAGES: socialImages,
  };
  expect(await build(fromFolder)).toMatchObject({ code: 0 });

  const [directus, folder] = [await filesOf(out('directus')), await filesOf(out('folder'))];
  expect([...directus.keys()]).toEqual([...folder.keys()]);
  expect(folder.size).toBeGreaterThan(100);
  const different = [...folder].filter(([path, content]) => !directus.get(path)!.equals(content));
  expect(different.map(([path]) => path)).toEqual([]);
});

/** The output of the first build. */
let said: string;

test('keeps the token to itself', async () => {
  const snapshot = await readFile(
    `.cache/snapshot/${new URL(url).host.replace(':', '-')}/content.json`,
    'utf8',
  );
  const telling = [...(await filesOf(out('directus')))].filter(([, content]) =>
    content.includes(token),
  );
  expect(telling.map(([path]) => path)).toEqual([]);
  for (const text of [said, snapshot, cms.output()]) expect(text).not.toContain(token);
  expect((await stat(join(cms.data, '.env'))).mode & 0o777).toBe(0o600);
});

test('lets everybody read what is published, and nobody write', async () => {
  const names = Object.values(collections).map(({ collection }) => collection);
  const answers = names.map(async (name) => (await ask('GET', `/items/${name}`)).status);
  expect(await Promise.all(answers)).toEqual(names.map(() => 200));
  expect((await ask('GET', '/users')).body.data ?? []).toEqual([]);

  for (const bearer of [undefined, token, await logIn('member')]) {
    const { status } = await ask('PATCH', '/items/theme', { brand_color: '#000000' }, bearer);
    expect(status).toBe(403);
  }
});

test('catches mail', async () => {
  const { status } = await ask('POST', '/auth/password/request', {
    email: demoPeople.member.email,
    reset_url: `${cms.site}/mitgliederbereich/reset-password`,
  });
  expect(status).toBe(204);
  const links = await soon(caughtLinks, (found) => found.length > 0);
  expect(links).toContainEqual(
    expect.stringContaining(`${cms.site}/mitgliederbereich/reset-password#token=`),
  );
});

test('changes nothing when it starts again, and keeps what an editor wrote', async () => {
  const editor = await logIn('editor');
  const edit = await ask('PATCH', '/items/company', { display_name: 'VHM neu' }, editor);
  expect(edit.status).toBe(200);
  const before = await inventory();

  await startAgain(cms);

  expect(await inventory()).toEqual(before);
  const { body } = await ask('GET', '/items/company');
  expect(body.data).toMatchObject({ display_name: 'VHM neu' });
});

test('shows drafts and scheduled pages in a preview only', async () => {
  const editor = await logIn('editor');
  const hour = 3_600_000;
  const pages = [
    pageOf('entwurf', { status: 'draft' }),
    pageOf('spaeter', { status: 'scheduled', publish_on: new Date(Date.now() + hour) }),
    pageOf('gerade-erschienen', { status: 'scheduled', publish_on: new Date(Date.now() - hour) }),
    pageOf('archiviert', { status: 'archived' }),
  ];
  expect((await ask('POST', '/items/pages', pages, editor)).status).toBe(200);

  const texts = await ask('GET', '/items/pages_translations?limit=500&fields=slug');
  const slugs = (texts.body.data as { slug: string }[]).map(({ slug }) => slug);
  expect(slugs).toContain('gerade-erschienen');
  for (const hidden of ['entwurf', 'spaeter', 'archiviert']) expect(slugs).not.toContain(hidden);

  // Build the preview first, so that the test notices if its drafts get into the snapshot.
  expect(await fromDirectus('preview', { PREVIEW: '1' })).toMatchObject({ code: 0 });
  expect(newPagesIn(await filesOf(out('preview')))).toEqual([
    'entwurf.html',
    'gerade-erschienen.html',
    'spaeter.html',
  ]);
  expect(await fromDirectus('public')).toMatchObject({ code: 0 });
  expect(newPagesIn(await filesOf(out('public')))).toEqual(['gerade-erschienen.html']);
});

test('tells an editor where to fix what is wrong', async () => {
  // Directus refuses such a save of an editor (publishing.test.ts), but not of an administrator's script.
  const administrator = await logIn('administrator');
  const page = pageOf('falsch', {});
  const translations = page.translations.map((texts) => ({ ...texts, description: '' }));
  const { body } = await ask('POST', '/items/pages', { ...page, translations }, administrator);
  const { id } = body.data as { id: number };
  const { code, output } = await fromDirectus('broken');
  const strict = await fromDirectus('strict', { STRICT: '1' });
  await ask('DELETE', `/items/pages/${id}`, undefined, administrator);
  const problem = `pages/${id}: translations\\.de\\.description: expected a text`;
  // The site is built without the page.
  expect(code).toBe(3);
  expect(output).toMatch(new RegExp(`^Changes not published: pages/${id}\\.`, 'm'));
  expect(output).toMatch(new RegExp(`^  ${problem}`, 'm'));
  expect(strict.code).toBe(1);
  expect(strict.output.trim()).toMatch(new RegExp(`^${problem}`));
});

test('reports in one line that the token is wrong', async () => {
  const { code, output } = await build({
    DIRECTUS_URL: url,
    DIRECTUS_TOKEN: 'not-the-token',
    OUT_DIR: out('refused'),
  });
  expect(code).toBe(1);
  expect(output.trim()).toMatch(/^DIRECTUS_TOKEN: expected .*$/);
  expect(output).not.toContain('not-the-token');
});

test('builds stale content only when that was asked for', async () => {
  await cms.goAway();
  const refused = await fromDirectus('stale');
  const allowed = await fromDirectus('stale', { ALLOW_STALE: '1' });
  await cms.comeBack();

  expect(refused.code).toBe(2);
  expect(refused.output.trim()).toMatch(
    /^Directus at \S+ does not answer \(ECONNREFUSED\)\. .*ALLOW_STALE=1.* \d+ minutes? ago\.$/,
  );
  expect(allowed.code).toBe(0);
  expect(allowed.output).toMatch(/Building from the snapshot of \d+ minutes? ago/);
  const [stale, last] = [await filesOf(out('stale')), await filesOf(out('public'))];
  expect([...stale.keys()]).toEqual([...last.keys()]);
});

async function caughtLinks(): Promise<string[]> {
  return (await cms.caughtMail()).flatMap(({ links }) => links);
}

/** Data that a second start must not change: the schema, the access rules, the number of items. */
async function inventory() {
  const administrator = await logIn('administrator');
  const paths = [
    '/schema/snapshot',
    '/translations?limit=-1&sort=id',
    '/permissions?limit=-1&sort=id',
    '/policies?limit=-1&sort=id',
    '/roles?limit=-1&sort=id',
    '/users?limit=-1&sort=id&fields=id,email,role',
    '/flows?limit=-1&sort=id',
    '/operations?limit=-1&sort=id',
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
