import { chromium, type Browser, type Page } from 'playwright';
import { demoPeople } from '../../cms/people.ts';
import { launchOptions } from '../browser.ts';
import { logInByForm } from './logInByForm.ts';
import { patience } from './patience.ts';
import { sharedCms } from './sharedCms.ts';
import { soon } from './soon.ts';

/* An editor asks a colleague to review a page, by a comment. In a real browser, by keyboard. */

const cms = await sharedCms();
let browser: Browser;
let page: Page;

beforeAll(async () => {
  cms.inDatabase(`update directus_users set language = 'de-DE' where email like 'editor@%'`);
  browser = await chromium.launch(launchOptions());
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.setDefaultTimeout(patience.timeout);
  await logInByForm(page, cms, 'editor');
  await page.waitForURL(/\/admin\/overview/);
});

afterAll(() => browser.close());

test('editors read the names of colleagues, and nothing of other accounts', async () => {
  const editor = await cms.logIn('editor');
  const path = '/users?fields=first_name,last_name,email,role&sort=first_name';
  const { body } = await cms.ask('GET', path, undefined, editor);
  const { administrator, editor: own } = demoPeople;
  expect(body.data).toEqual([
    { first_name: administrator.first_name, last_name: 'Admin', email: null, role: null },
    expect.objectContaining({ first_name: own.first_name, email: own.email }),
  ]);
  for (const hidden of [demoPeople.member.id, demoPeople.inbox.id]) {
    expect((await cms.ask('GET', `/users/${hidden}`, undefined, editor)).status).toBe(403);
  }
  // Directus' form asks like this after `@` and letters, of names and addresses. The addresses stay unknown.
  const mentioned = async (letters: string) => {
    const conditions = ['first_name', 'last_name', 'email'].map((field) => ({
      [field]: { _starts_with: letters },
    }));
    const query = encodeURIComponent(JSON.stringify({ _or: conditions }));
    const answer = await cms.ask(
      'GET',
      `/users?fields=first_name&filter=${query}`,
      undefined,
      editor,
    );
    return answer.body.data;
  };
  expect(await mentioned('Ada')).toEqual([{ first_name: administrator.first_name }]);
  expect(await mentioned('admin@')).toEqual([]);
  // Nor by a condition, a search or a minimum of what they may not read.
  const found = async (query: string) =>
    (await cms.ask('GET', `/users?${query}`, undefined, editor)).body.data ?? [];
  expect(await found('fields=id&filter[email][_starts_with]=admin')).toEqual([]);
  expect(await found('fields=id&search=admin@example.org')).toEqual([]);
  const [first] = (await found('aggregate[min]=email')) as { min: { email: string | null } }[];
  expect(first?.min.email ?? own.email).toBe(own.email);
});

test('the colleague is found by name, and gets a notification and a mail', async () => {
  // Delete the comment of a failed first attempt.
  cms.inDatabase('delete from directus_comments');
  await page.goto(`${cms.url}/admin/content/pages/1`);
  await page.getByRole('button', { name: 'Kommentare' }).press('Enter');
  const sidebar = page.getByRole('contentinfo');
  // Directus' field forgets what is typed before the comments are loaded.
  await sidebar.getByText('Noch keine Kommentare').waitFor();
  const comment = sidebar.locator('[contenteditable]');
  await comment.focus();
  const found = page.locator('#suggestions');
  const names = async () => (await found.allTextContents()).join();
  // One after the other, as people type: Directus asks after each letter.
  await page.keyboard.type('Bitte prüfen: @');
  const both = 'Ada Admin,Edda Redaktion';
  expect(await soon(names, (shown) => shown === both)).toBe(both);
  await page.keyboard.type('Ad');
  expect(await soon(names, (shown) => shown === 'Ada Admin')).toBe('Ada Admin');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Absenden' }).press('Enter');

  const mentioned = async () =>
    (await cms.caughtMail()).filter(({ to }) => to === demoPeople.administrator.email);
  const [mail] = await soon(mentioned, (mails) => mails.length > 0);
  expect(mail!.links).toContain(`${cms.url}/admin/content/pages/1`);
  const administrator = await cms.logIn('administrator');
  const { body } = await cms.ask('GET', '/notifications', undefined, administrator);
  expect(body.data).toMatchObject([{ collection: 'pages', item: '1', status: 'inbox' }]);
  // The comment names the colleague.
  await sidebar.getByText('Ada Admin').waitFor();
});
