import { chromium, type Browser, type Page } from 'playwright';
import sharp from 'sharp';
import { membersFolder, publicFolder } from '../../contract/files.ts';
import { axeViolations } from '../axe.ts';
import { launchOptions } from '../browser.ts';
import { logInByForm } from './logInByForm.ts';
import { patience } from './patience.ts';
import { sharedCms } from './sharedCms.ts';

/** Where a file is used, on its form in the real Directus. */
const cms = await sharedCms();
const { url, ask, logIn } = cms;
let editor: string;
let browser: Browser;
let page: Page;
let picture: string;

beforeAll(async () => {
  cms.inDatabase(`update directus_users set language = 'de-DE' where email like '%editor@%'`);
  editor = await logIn('editor');
  picture = await upload('Saal.jpg', 'image/jpeg', await photograph());
  const text = { language: 'de', slug: 'saal', title: 'Der neue Saal' };
  await create('news', {
    ...{ status: 'draft', date: '2026-11-21', section: 'news', image: picture },
    translations: [text],
  });
  await create('pages', {
    ...{ status: 'draft', key: 'content' },
    translations: [{ ...text, title: 'Unser Haus', body: `<img src="${addressOf(picture)}">` }],
  });
  browser = await chromium.launch(launchOptions());
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.setDefaultTimeout(patience.timeout);
  await logInByForm(page, cms, 'editor');
  await page.waitForURL('**/overview');
});

afterAll(() => browser.close());

const usedIn = () => page.getByRole('region', { name: 'Wird verwendet in' });
const hints = () => page.getByRole('region', { name: 'Hinweise' });

test('the form of a picture lists the records that use it, with links', async () => {
  await page.goto(`${url}/admin/files/${picture}`);
  await usedIn().getByRole('listitem').first().waitFor();
  const entries = await usedIn().getByRole('listitem').allInnerTexts();
  expect(entries.sort()).toEqual([
    '21.11.2026 Der neue Saal · Aktuelles · ohne Bildbeschreibung: Deutsch',
    'Unser Haus · Seiten',
  ]);
  const link = usedIn().getByRole('link', { name: 'Unser Haus' });
  expect(await link.getAttribute('href')).toMatch(/\/admin\/content\/pages\/\d+$/);
});

test('a small picture has hints, which are hidden by keyboard', async () => {
  const sentence =
    'Das Bild ist 800 Pixel breit. An seiner Stelle sollten es mindestens 1600 sein.';
  await hints().getByText(sentence).waitFor();
  await hints().getByText('In einem Eintrag fehlt die Bildbeschreibung.').waitFor();
  expect(await axeViolations(page, { within: '.collegium-file-use' })).toEqual([]);
  const hide = hints().getByRole('button', { name: `Ausblenden: ${sentence}` });
  await hide.focus();
  await page.keyboard.press('Enter');
  await hints().getByText(sentence).waitFor({ state: 'detached' });
  expect(await hints().evaluate((region) => region === document.activeElement)).toBe(true);
  await hints().getByText('In einem Eintrag fehlt die Bildbeschreibung.').waitFor();
});

test('the logo of the website leads to its settings', async () => {
  const { body } = await ask('GET', '/items/project?fields=logo', undefined, editor);
  const { logo } = body.data as { readonly logo: string };
  await page.goto(`${url}/admin/files/${logo}`);
  const link = usedIn().getByRole('link', { name: 'Website' });
  await link.waitFor();
  expect(await link.getAttribute('href')).toMatch(/\/admin\/content\/project$/);
  await hints().getByText('Keine Hinweise.').waitFor();
});

test('a file that only an unreadable record uses is used nowhere', async () => {
  const statutes = await upload('Entwurf.pdf', 'application/pdf', Buffer.from('%PDF-1.4\n%%EOF'));
  const office = await logIn('members-editor');
  const translations = [
    {
      ...{ language: 'de', slug: 'entwurf', title: 'Geheim' },
      body: `<a href="${addressOf(statutes)}">Entwurf</a>`,
    },
  ];
  await create(
    'member_news',
    { status: 'draft', date: '2026-11-21', audience: 'both', translations },
    office,
  );
  await page.goto(`${url}/admin/files/${statutes}`);
  await usedIn().getByText('Nirgends verwendet.').waitFor();
});

test('whoever may read that record sees it', async () => {
  const office = await logIn('members-editor');
  const list = await upload('Liste.pdf', 'application/pdf', Buffer.from('%PDF-1.4'), {
    ...{ folder: membersFolder, bearer: office },
  });
  await create(
    'member_documents',
    {
      ...{ status: 'draft', audience: 'both', file: list },
      translations: [{ language: 'de', title: 'Die Liste' }],
    },
    office,
  );
  await page.context().clearCookies();
  await logInByForm(page, cms, 'members-editor');
  await page.waitForURL('**/overview');
  await page.goto(`${url}/admin/files/${list}`);
  await usedIn().getByRole('link', { name: 'Die Liste' }).waitFor();
});

function photograph(): Promise<Buffer> {
  const create = { width: 800, height: 400, channels: 3, background: '#17665a' } as const;
  return sharp({ create }).jpeg().toBuffer();
}

/** The address that Directus' editor writes into a text. */
function addressOf(file: string): string {
  return `${url}/assets/${file}?width=800`;
}

interface UploadOptions {
  readonly folder?: string;
  readonly bearer?: string;
}

/** @returns the id of the file */
async function upload(
  name: string,
  type: string,
  content: Buffer,
  { folder = publicFolder, bearer = editor }: UploadOptions = {},
): Promise<string> {
  const form = new FormData();
  form.append('folder', folder);
  form.append('file', new Blob([new Uint8Array(content)], { type }), name);
  const headers = { authorization: `Bearer ${bearer}` };
  const response = await fetch(`${url}/files`, { method: 'POST', headers, body: form });
  expect(response.status).toBe(200);
  return ((await response.json()) as { data: { id: string } }).data.id;
}

async function create(collection: string, item: object, bearer = editor): Promise<void> {
  expect((await ask('POST', `/items/${collection}`, item, bearer)).status).toBe(200);
}
