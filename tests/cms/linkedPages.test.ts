import { join } from 'node:path';
import { build } from './commands.ts';
import { sharedCms } from './sharedCms.ts';
import { soon } from './soon.ts';

/** An editor deletes and withdraws pages in the real Directus, and the website is built after it. */
const cms = await sharedCms();
const { url, ask, logIn } = cms;
const editor = await logIn('editor');

const linked = 'adt/ausbildungsstaetten';

async function idOf(slug: string): Promise<number> {
  const query = `filter[slug][_eq]=${slug}&filter[language][_eq]=de&fields=pages_id`;
  const { body } = await ask('GET', `/items/pages_translations?${query}`, undefined, editor);
  const [{ pages_id: id }] = body.data as [{ pages_id: number }];
  return id;
}

const remove = (id: number) => ask('DELETE', `/items/pages/${id}`, undefined, editor);
const change = (id: number, changes: object) => ask('PATCH', `/items/pages/${id}`, changes, editor);

test('a page in a menu can be neither deleted nor withdrawn, and the refusal names the place', async () => {
  const id = await idOf(linked);
  const answers = [
    await remove(id),
    await change(id, { status: 'draft' }),
    await change(id, { status: 'archived' }),
    await change(id, { status: 'scheduled', publish_on: '2100-01-01T00:00:00Z' }),
    await change(id, { withdraw_on: '2020-01-01T00:00:00Z' }),
    await change(id, { withdraw_on: '2100-01-01T00:00:00Z' }),
  ];
  for (const { status, body } of answers) {
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('Hauptmenü › Ausbildungsstätten');
    expect(JSON.stringify(body)).toContain('primary menu › Ausbildungsstätten');
  }
});

test('a page that was scheduled and has appeared counts as public', async () => {
  const id = await idOf(linked);
  const appeared = { status: 'scheduled', publish_on: '2020-01-01T00:00:00Z' };
  expect((await change(id, appeared)).status).toBe(200);
  expect((await change(id, { publish_on: '2100-01-01T00:00:00Z' })).status).toBe(400);
  expect((await change(id, { publish_on: null })).status).toBe(400);
  expect((await remove(id)).status).toBe(400);
  expect((await change(id, { status: 'published' })).status).toBe(200);
});

test('strangers and members are refused as for every page, and learn no place', async () => {
  const id = await idOf(linked);
  for (const token of [undefined, await logIn('member')]) {
    for (const [method, changes] of [
      ['DELETE', undefined],
      ['PATCH', { status: 'draft' }],
    ] as const) {
      const { status, body } = await ask(method, `/items/pages/${id}`, changes, token);
      expect(status).toBe(403);
      expect(JSON.stringify(body)).not.toContain('Hauptmenü');
    }
  }
});

test('a renamed page is still known by its place in the menu', async () => {
  const id = await idOf(linked);
  const query = `filter[pages_id][_eq]=${id}&filter[language][_eq]=de&fields=id`;
  const { body } = await ask('GET', `/items/pages_translations?${query}`, undefined, editor);
  const [text] = body.data as [{ id: number }];
  const changes = {
    translations: { create: [], update: [{ id: text.id, slug: 'adt/schulen' }], delete: [] },
  };
  expect((await change(id, changes)).status).toBe(200);
  const { status, body: refused } = await remove(id);
  expect(status).toBe(400);
  expect(JSON.stringify(refused)).toContain('Hauptmenü › Ausbildungsstätten');
});

test('a page that every website needs stays', async () => {
  const { body } = await ask(
    'GET',
    '/items/pages?filter[key][_eq]=contact&fields=id',
    undefined,
    editor,
  );
  const [{ id }] = body.data as [{ id: number }];
  const { status, body: refused } = await remove(id);
  expect(status).toBe(400);
  expect(JSON.stringify(refused)).toContain('Die Website braucht die Seite „Kontakt“');
});

test('the page on which members log in stays at its addresses, also if all of them change at once', async () => {
  const id = await idOf('mitgliederbereich');
  const query = `filter[pages_id][_eq]=${id}&fields=id`;
  const { body } = await ask('GET', `/items/pages_translations?${query}`, undefined, editor);
  const texts = body.data as { id: number }[];
  const update = texts.map((text, index) => ({ id: text.id, slug: `umgezogen-${index}` }));
  const answers = [
    await remove(id),
    await change(id, { status: 'archived' }),
    await change(id, { withdraw_on: '2100-01-01T00:00:00Z' }),
    await change(id, { translations: { create: [], update, delete: [] } }),
  ];
  for (const { status, body: refused } of answers) {
    expect(status).toBe(400);
    expect(JSON.stringify(refused)).toContain('Auf dieser Seite melden sich Mitglieder an.');
  }
  const title = texts.map((text) => ({ id: text.id, title: 'Für Mitglieder' }));
  const harmless = { translations: { create: [], update: title, delete: [] } };
  expect((await change(id, harmless)).status).toBe(200);
});

describe('a page that only texts link to', () => {
  const target = { de: 'ziel', en: 'target' };
  let id: number;

  beforeAll(async () => {
    await create('Ziel', target);
    id = await create('Quelle', { de: 'quelle', en: 'source' });
    await create('Verweis', { de: 'verweis' }, '<p><a href="/en/source#bus">Bus</a></p>');
    await create('Entwurf', { de: 'entwurf' }, '<p><a href="/quelle">Bus</a></p>', 'draft');
  });

  const redirects = async () => {
    const query = 'fields=from,to,permanent&sort=from&filter[from][_contains]=';
    const of = async (path: string) => {
      const { body } = await ask('GET', `/items/redirects?${query}${path}`, undefined, editor);
      return body.data as readonly object[];
    };
    return [...(await of('quelle')), ...(await of('source'))];
  };
  const toTarget = [
    { from: '/quelle', to: '/ziel', permanent: false },
    { from: '/en/source', to: '/en/target', permanent: false },
  ];

  it('is neither deleted nor withdrawn without a redirect, and the refusal names the texts', async () => {
    const answers = [
      await remove(id),
      await change(id, { status: 'archived' }),
      await change(id, { withdraw_on: '2100-01-01T00:00:00Z' }),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(400);
      const text = JSON.stringify(body);
      expect(text).toContain('Texte verweisen noch auf die Seite „Quelle“: Seiten › Verweis.');
      expect(text).toContain('Texts still link to the page “Quelle”: Pages › Verweis.');
      expect(text).not.toContain('Entwurf');
    }
  });

  it('redirects its visitors while it is withdrawn, in each language', async () => {
    const archived = { status: 'archived', redirect_to: '/ziel' };
    expect((await change(id, archived)).status).toBe(200);
    expect(await redirects()).toEqual(toTarget);
    expect((await change(id, { status: 'published' })).status).toBe(200);
    expect(await redirects()).toEqual([]);
  });

  it('is not redirected to a page that does not exist', async () => {
    const archived = { status: 'archived', redirect_to: '/gibt-es-nicht' };
    // The refusal leaves the page as it was.
    expect((await change(id, archived)).status).toBe(400);
    expect(await redirects()).toEqual([]);
  });

  it('redirects its visitors from the minute of its withdrawal', async () => {
    const soonAfter = new Date(cms.now() + 60_000).toISOString();
    expect((await change(id, { withdraw_on: soonAfter })).status).toBe(200);
    expect(await redirects()).toEqual([]);
    await cms.moveClock(120_000);
    await cms.runSchedule('0,10,20,30,40,50 * * * * *');
    expect(await soon(redirects, ({ length }) => length > 0)).toEqual(toTarget);
    expect((await change(id, { withdraw_on: null })).status).toBe(200);
    expect(await redirects()).toEqual([]);
  });

  it('redirects its visitors after it is deleted, and so do its old addresses', async () => {
    const query = `filter[pages_id][_eq]=${id}&filter[language][_eq]=de&fields=id`;
    const { body } = await ask('GET', `/items/pages_translations?${query}`, undefined, editor);
    const [text] = body.data as [{ id: number }];
    const translations = { create: [], update: [{ id: text.id, slug: 'neue-quelle' }], delete: [] };
    expect((await change(id, { translations })).status).toBe(200);
    expect((await remove(id)).status).toBe(204);
    expect(await redirects()).toEqual([
      { from: '/neue-quelle', to: '/ziel', permanent: false },
      ...toTarget,
    ]);
  });
});

test('news that texts link to is neither deleted nor withdrawn, unless the text goes, too', async () => {
  const item = {
    ...{ date: '2026-11-22', section: 'news', status: 'published' },
    translations: [{ language: 'de', slug: 'umzug', title: 'Umzug', description: 'Umzug' }],
  };
  const { body } = await ask('POST', '/items/news', item, editor);
  const { id } = body.data as { id: number };
  const link = '<p><a href="/aktuelles/umzug">Umzug</a></p>';
  const linking = await create('Anfahrt', { de: 'anfahrt' }, link);
  for (const [method, changes] of [
    ['DELETE', undefined],
    ['PATCH', { status: 'archived' }],
    ['PATCH', { withdraw_on: '2100-01-01T00:00:00Z' }],
  ] as const) {
    const { status, body: refused } = await ask(method, `/items/news/${id}`, changes, editor);
    expect(status).toBe(400);
    expect(JSON.stringify(refused)).toContain('Texte verweisen noch darauf: Seiten › Anfahrt.');
  }
  expect((await ask('PATCH', `/items/news/${id}`, { author: 'Edda' }, editor)).status).toBe(200);
  expect((await change(linking, { status: 'archived' })).status).toBe(200);
  expect((await ask('DELETE', `/items/news/${id}`, undefined, editor)).status).toBe(204);
});

async function create(
  title: string,
  slugs: Readonly<Record<string, string>>,
  body = '',
  status = 'published',
): Promise<number> {
  const translations = Object.entries(slugs).map(([language, slug]) => ({
    ...{ language, slug, title, description: title, body },
  }));
  const item = { key: 'content', status, translations };
  const answer = await ask('POST', '/items/pages', item, editor);
  expect(answer).toMatchObject({ status: 200 });
  return (answer.body.data as { id: number }).id;
}

test('a page that nothing links to goes, and so does one that was taken out of the menu', async () => {
  const { body: created } = await ask(
    'POST',
    '/items/pages',
    {
      ...{ key: 'content', status: 'published' },
      translations: [{ language: 'de', slug: 'allein', title: 'Allein', description: 'Allein' }],
    },
    editor,
  );
  expect((await remove((created.data as { id: number }).id)).status).toBe(204);

  const { body: menu } = await ask('GET', '/items/menus/primary', undefined, editor);
  const { entries } = menu.data as { entries: { sub: { path?: string }[] }[] };
  const without = entries.map((entry) => ({
    ...entry,
    sub: entry.sub.filter(({ path }) => path !== '/adt/berufsordnung'),
  }));
  expect(without).not.toEqual(entries);
  const saved = await ask('PATCH', '/items/menus/primary', { entries: without }, editor);
  expect(saved.status).toBe(200);
  const id = await idOf('adt/berufsordnung');
  // Texts of the demo content link to the page.
  expect((await change(id, { redirect_to: '/adt/allgemeine-informationen' })).status).toBe(200);
  expect((await remove(id)).status).toBe(204);

  const environment = { DIRECTUS_URL: url, SOCIAL_IMAGES: '0', OUT_DIR: join(cms.temp, 'site') };
  const { code, output } = await build(environment);
  expect({ code, output }).toMatchObject({ code: 0 });
});
