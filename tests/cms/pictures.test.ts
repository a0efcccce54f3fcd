import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  authentication,
  createDirectus,
  createItem,
  deleteFile,
  deleteItem,
  readField,
  rest,
  updateFile,
  updateItem,
  uploadFiles,
} from '@directus/sdk';
import sharp from 'sharp';
import { publicFolder } from '../../contract/files.ts';
import { demoPeople } from '../../cms/people.ts';
import { seedClient } from '../../cms/seed/client.ts';
import { Uploads } from '../../cms/seed/Uploads.ts';
import { keptSecret, passwordOf } from './installation.ts';
import { build, filesOf } from './commands.ts';
import { sharedCms } from './sharedCms.ts';

/** Tests pictures and documents in editors' texts, from the upload to the built page. */
const cms = await sharedCms();
const { temp } = cms;
let token: string;
let editor: Awaited<ReturnType<typeof logInAsEditor>>;
let photo: Buffer;
/** The page whose texts have missing files. */
let missing: number;

const pdf = Buffer.from('%PDF-1.4\n%%EOF');

beforeAll(async () => {
  token = await cms.token();
  editor = await logInAsEditor();
  photo = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#17665a' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' } })
    .jpeg()
    .toBuffer();
});

test('a picture in a text is shown in all formats, and a document can be downloaded', async () => {
  // Upload into the folder that the field names, as the text editor does.
  const { meta } = await editor.request(readField('pages_translations', 'body'));
  const folder = (meta as { options: { folder: string } }).options.folder;
  const picture = await upload('Unser Haus.jpg', 'image/jpeg', photo, folder);
  const statutes = await upload('Satzung 2026.pdf', 'application/pdf', pdf, folder);
  await publish(
    'bilder',
    `<p><img src="${cms.url}/assets/${picture}.jpg?width=800&amp;height=400" alt="Unser Haus"></p>` +
      `<p><a href="https://old.example.org/assets/${statutes}">Satzung</a></p>`,
  );

  const { code, output, files } = await built('shown');
  expect({ code, output }).toEqual({
    code: 0,
    output: expect.not.stringContaining('assets/') as unknown,
  });
  const page = String(files.get('bilder.html'));
  expect(page).toMatch(
    /<picture><source type="image\/avif"[^>]*><source type="image\/webp"[^>]*><img src="(\/assets\/images\/[^"]+\.jpeg)" width="800" height="400" alt="Unser Haus"/,
  );
  expect(page).toContain('<a href="/files/satzung-2026.pdf">Satzung</a>');
  expect(files.get('files/satzung-2026.pdf')).toEqual(pdf);

  // The site must not contain the original photo, whose metadata names the place.
  const originals = [...files].filter(([, content]) => content.equals(photo));
  expect(originals.map(([path]) => path)).toEqual([]);
});

test('the imprint names the author and licence of a picture while the website shows it', async () => {
  const picture = await upload('tagung-2026.jpg', 'image/jpeg', photo, publicFolder);
  await upload('nirgends.jpg', 'image/jpeg', photo, publicFolder).then((unused) =>
    editor.request(updateFile(unused, { credit: 'Max Nirgends' })),
  );
  const named = { title: 'Tagung 2026', credit: 'Maria Muster <b>', licence: 'CC BY 4.0' };
  await editor.request(updateFile(picture, named));
  await publish('tagung', `<p><img src="${cms.url}/assets/${picture}" alt="Tagung"></p>`);
  const { code, files } = await built('credits');
  const imprint = String(files.get('impressum.html'));
  expect(code).toBe(0);
  expect(imprint).toContain('Tagung 2026 – Maria Muster &lt;b&gt;, ');
  expect(imprint).toContain('href="https://creativecommons.org/licenses/by/4.0/"');
  expect(imprint).not.toContain('Max Nirgends');
});

test('files that came from a folder get their names back', async () => {
  const folder = join(temp, 'content');
  await mkdir(join(folder, 'images'), { recursive: true });
  await mkdir(join(folder, 'files'));
  await writeFile(join(folder, 'images/Haus_am_See.jpg'), photo);
  await writeFile(join(folder, 'files/beitrag.txt'), 'Beitr\u00e4ge', 'latin1');
  const seedToken = await keptSecret(cms.data, 'SEED_TOKEN');
  const uploads = new Uploads(await seedClient(cms.url, seedToken, 'the file of secrets'), folder);
  const text =
    '<img src="/images/Haus_am_See.jpg" alt=""><a href="/files/beitrag.txt#ab-2027">Beitrag</a>';
  const stored = String(await uploads.referredToIn(text + text));
  expect(new Set(stored.match(/\/assets\/[^"#]+/g)).size).toBe(2);
  await publish('ordner', stored);

  const { code, files } = await built('folder');
  expect(code).toBe(0);
  expect(String(files.get('ordner.html'))).toContain('<a href="/files/beitrag.txt#ab-2027">');
  expect(String(files.get('ordner.html')).match(/<picture>/g)).toHaveLength(2);
  expect(files.get('files/beitrag.txt')).toEqual(await readFile(join(folder, 'files/beitrag.txt')));
});

test('a file that is gone, or not for everybody, is reported', async () => {
  const gone = await upload('weg.jpg', 'image/jpeg', photo);
  const secret = await upload('intern.pdf', 'application/pdf', pdf);
  missing = await publish(
    'fehlend',
    `<p>Text</p><img src="${cms.url}/assets/${gone}" alt=""><a href="/assets/${secret}">Intern</a>`,
  );
  await editor.request(deleteFile(gone));

  const { code, output, files } = await built('missing');
  expect(code).toBe(0);
  const lines = output
    .split('\n')
    .filter((line) => line.includes('is missing, or may not be read'));
  expect(lines.sort()).toEqual(
    [
      `pages/${missing}: translations.de.body: the file /assets/${secret} `,
      `pages/${missing}: translations.de.body: the file ${cms.url}/assets/${gone} `,
    ].map((start) => expect.stringContaining(start) as unknown),
  );
  expect(lines[0]).toContain('move it into the folder Website');
  expect(String(files.get('fehlend.html'))).toContain('Text');
  expect([...files.keys()].filter((path) => /intern|weg/.test(path))).toEqual([]);
});

test('a record whose picture the build may not read blocks no removal', async () => {
  const secret = await upload('intern.jpg', 'image/jpeg', photo);
  const translations = newsItem.translations.map((text) => ({ ...text, image_alt: 'Ein Bild' }));
  const { id } = await editor.request(
    createItem('news', { ...newsItem, image: secret, translations }),
  );
  // A page of the last build.
  await editor.request(updateItem('pages', missing, { status: 'archived' }));
  const { code, output, files } = await built('unreadable');
  await editor.request(deleteItem('news', String(id)));
  expect(code).toBe(3);
  expect([...files.keys()]).not.toContain('fehlend.html');
  expect(output).toContain(
    `news/${String(id)}: image: expected a picture that the build may read, found none as ${secret}: `,
  );
  expect(output).toContain('move it into the folder Website');
});

const newsItem = {
  status: 'published',
  date: '2026-11-21',
  section: 'news',
  translations: [{ language: 'de', slug: 'neu', title: 'Neu', description: 'Neu' }],
};

async function logInAsEditor() {
  const session = authentication('json', { autoRefresh: false });
  const client = createDirectus<Record<string, Record<string, unknown>[]>>(cms.url)
    .with(session)
    .with(rest());
  const { email } = demoPeople.editor;
  const password = await passwordOf(cms.data, 'editor');
  await client.login({ email, password });
  return client;
}

/** @returns the id of the file. Without a folder, only editors may read it. */
async function upload(name: string, type: string, content: Buffer, folder?: string) {
  const form = new FormData();
  if (folder !== undefined) form.append('folder', folder);
  form.append('file', new Blob([new Uint8Array(content)], { type }), name);
  const { id } = await editor.request(uploadFiles(form, { fields: ['id'] }));
  return id;
}

/** @returns the id of the page */
async function publish(slug: string, body: string): Promise<number> {
  const translations = [{ language: 'de', slug, title: slug, description: slug, body }];
  const page = { status: 'published', key: 'content', translations };
  const { id } = await editor.request(createItem('pages', page));
  return Number(id);
}

async function built(name: string) {
  const folder = join(temp, name);
  const outcome = await build({
    DIRECTUS_URL: cms.url,
    DIRECTUS_TOKEN: token,
    OUT_DIR: folder,
    SOCIAL_IMAGES: '0',
  });
  const files = outcome.code === 1 ? new Map<string, Buffer>() : await filesOf(folder);
  return { ...outcome, files };
}
