import type { Answer } from '../installation.ts';
import { sharedCms } from '../sharedCms.ts';
import { demoPeople } from '../../../cms/people.ts';

/* What an editor does all day, in the real Directus. */

const cms = await sharedCms();

let editor: string;
beforeAll(async () => {
  editor = await cms.logIn('editor');
});

test('an item is written, changed and deleted', async () => {
  const news = {
    date: '2026-11-22',
    section: 'news',
    translations: [{ language: 'de', slug: 'tagung', title: 'Tagung', description: 'Tagung' }],
  };
  const { body } = await asEditor('POST', '/items/news', news);
  const { id } = body.data as { readonly id: number };
  expect((await asEditor('PATCH', `/items/news/${id}`, { author: 'Edda' })).status).toBe(200);
  expect((await asEditor('PATCH', '/items/project', { newsletter: true })).status).toBe(200);
  expect((await asEditor('POST', '/utils/sort/news', { item: id, to: 1 })).status).toBe(200);
  expect((await asEditor('DELETE', `/items/news/${id}`)).status).toBe(204);
});

test('only items that exist are sorted', async () => {
  for (const body of [
    { item: 9_999_999, to: 1 },
    { item: 1, to: 9_999_999 },
    { item: 'x', to: 'y' },
  ]) {
    expect((await asEditor('POST', '/utils/sort/news', body)).status).toBe(403);
  }
});

test('a preset is one’s own, also where the request names nobody', async () => {
  const { body } = await asEditor('POST', '/presets', { collection: 'pages', layout: 'tabular' });
  expect(body.data).toMatchObject({ user: demoPeople.editor.id });
});

function asEditor(method: string, path: string, body?: unknown): Promise<Answer> {
  return cms.ask(method, path, body, editor);
}
