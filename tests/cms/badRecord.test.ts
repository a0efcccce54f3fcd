import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from './commands.ts';
import { sharedCms } from './sharedCms.ts';

/** The website is built from the real Directus after an administrator has done what editors may not. */
const cms = await sharedCms();
const { url, ask, signIn } = cms;
const administrator = await signIn('administrator');

const folder = join(cms.temp, 'site');
const built = () => build({ DIRECTUS_URL: url, SOCIAL_IMAGES: '0', OUT_DIR: folder });
const shown = (file: string) => readFile(join(folder, file), 'utf8').catch(() => undefined);

async function translationOf(slug: string): Promise<{ id: number; pages_id: number }> {
  const query = `filter[slug][_eq]=${slug}&filter[language][_eq]=de&fields=id,pages_id`;
  const path = `/items/pages_translations?${query}`;
  const { body } = await ask('GET', path, undefined, administrator);
  const [found] = body.data as { id: number; pages_id: number }[];
  return found!;
}

test('a page that a menu needs stays as it was, and everything else is published', async () => {
  expect(await built()).toMatchObject({ code: 0 });

  const { pages_id: linked } = await translationOf('adt/ausbildungsstaetten');
  const hide = { status: 'archived' };
  expect((await ask('PATCH', `/items/pages/${linked}`, hide, administrator)).status).toBe(200);

  const editor = await signIn('editor');
  const { id, pages_id: other } = await translationOf('adt/berufsordnung');
  const texts = { create: [], update: [{ id, title: 'Unsere Berufsordnung' }], delete: [] };
  const change = { translations: texts };
  expect((await ask('PATCH', `/items/pages/${other}`, change, editor)).status).toBe(200);

  const { code, output } = await built();
  expect({ code, output }).toMatchObject({ code: 3 });
  expect(output).toContain(`Changes not published: pages/${linked}.`);
  expect(output).toMatch(/menus\/primary: .*expected the path of a page/);
  expect(await shown('adt/ausbildungsstaetten.html')).toContain('<h1');
  expect(await shown('adt/berufsordnung.html')).toContain('Unsere Berufsordnung');
});
