import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ProblemsAnswer } from '../../cms/extensions/collegium/problems/answer.ts';
import { build } from './commands.ts';
import { sharedCms } from './sharedCms.ts';
import { soon } from './soon.ts';

/** The website is built from the real Directus after an administrator has done what editors may not. */
const cms = await sharedCms();
const { url, ask, logIn } = cms;
const administrator = await logIn('administrator');

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

test('what was removed is gone, with the entries of menus that lead there, and everything else is published', async () => {
  expect(await built()).toMatchObject({ code: 0 });

  const { pages_id: linked } = await translationOf('adt/ausbildungsstaetten');
  const hide = { status: 'archived' };
  expect((await ask('PATCH', `/items/pages/${linked}`, hide, administrator)).status).toBe(200);

  const editor = await logIn('editor');
  const { id, pages_id: other } = await translationOf('adt/berufsordnung');
  const texts = { create: [], update: [{ id, title: 'Unsere Berufsordnung' }], delete: [] };
  const change = { translations: texts };
  expect((await ask('PATCH', `/items/pages/${other}`, change, editor)).status).toBe(200);

  // The overview says it, in the editor's language.
  cms.inDatabase(`update directus_users set language = 'de-DE' where email like 'editor@%'`);
  const problems = async (token?: string) => ask('GET', '/collegium-problems', undefined, token);
  const onOverview = async () => (await problems(editor)).body.data as ProblemsAnswer;
  expect((await problems()).status).toBe(403);
  const withoutPage = await onOverview();
  const ofMenu = withoutPage.problems.find(({ link }) => link === '/content/menus/primary');
  expect(ofMenu?.place).toMatch(/^Menüs? .*→ .*Seite$/);
  expect(ofMenu?.sentence.text).toMatch(/^Erwartet wird .*\/adt\/ausbildungsstaetten/);

  // The only document of its page: its record is bad without the file.
  const query = 'filter[group][_eq]=adt-membership&fields=file';
  const downloads = await ask('GET', `/items/downloads?${query}`, undefined, editor);
  const [application] = downloads.body.data as { file: string }[];
  expect(await shown('files/beitrittserklaerung-adt.pdf')).toBeDefined();
  const removal = await ask('DELETE', `/files/${application!.file}`, undefined, editor);
  expect(removal.status).toBe(204);

  // Problems within records hide those between records.
  const withoutFile = await soon(onOverview, ({ problems: [first] }) =>
    Boolean(first?.link?.startsWith('/content/downloads/')),
  );
  expect(withoutFile.problems[0]?.place).toMatch(/Beitrittserklärung.* → Datei$/);

  const { code, output } = await built();
  expect({ code, output }).toMatchObject({ code: 3 });
  expect(output).toMatch(/menus\/primary: .*expected the path of a page/);
  const menu = await shown('adt/berufsordnung.html');
  expect(menu).toContain('Unsere Berufsordnung');
  expect(menu).toContain('Berufsordnung</a>');
  expect(menu).not.toContain('/adt/ausbildungsstaetten');
  expect(await shown('adt/ausbildungsstaetten.html')).toBeUndefined();
  expect(await shown('adt/beitrittserklaerung.html')).toContain('<h1');
  expect(await shown('files/beitrittserklaerung-adt.pdf')).toBeUndefined();
});
