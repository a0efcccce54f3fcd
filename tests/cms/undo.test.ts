import { chromium, type Browser, type Page } from 'playwright';
import { demoPeople } from '../../cms/people.ts';
import { axeViolations } from '../axe.ts';
import { launchOptions } from '../browser.ts';
import { logInByForm } from './logInByForm.ts';
import { patience } from './patience.ts';
import { sharedCms } from './sharedCms.ts';

/** Editors see the history of the content that they edit, and go back to an earlier version of a text. */
const cms = await sharedCms();
const { url, ask, logIn } = cms;
let editor: string;
let browser: Browser;
let page: Page;
let id: number;
let text: number;

beforeAll(async () => {
  cms.inDatabase(`update directus_users set language = 'de-DE' where email like 'editor@%'`);
  editor = await logIn('editor');
  const draft = {
    ...{ key: 'content', status: 'draft', image: null },
    translations: [{ language: 'de', title: 'Der erste Titel', slug: 'zurueck' }],
  };
  const fields = 'fields=id,translations.id';
  const { body } = await ask('POST', `/items/pages?${fields}`, draft, editor);
  const created = body.data as {
    readonly id: number;
    readonly translations: readonly [{ readonly id: number }];
  };
  id = created.id;
  text = created.translations[0].id;
  await saveTitle('Der zweite Titel');
  browser = await chromium.launch(launchOptions());
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.setDefaultTimeout(patience.timeout);
});

afterAll(() => browser.close());

async function saveTitle(title: string): Promise<void> {
  const path = `/items/pages/${id}`;
  const { status } = await ask('PATCH', path, { translations: [{ id: text, title }] }, editor);
  expect(status).toBe(200);
}

interface Entry {
  readonly collection: string;
  /** Only in the activity. */
  readonly user?: string;
  readonly ip: string | null;
  readonly user_agent: string | null;
}

async function readAll(path: string, bearer: string): Promise<readonly Entry[]> {
  const { status, body } = await ask('GET', `${path}?limit=-1&fields=*`, undefined, bearer);
  expect(status).toBe(200);
  return body.data as readonly Entry[];
}

test('an editor sees the changes of the content only', async () => {
  const revisions = await readAll('/revisions', editor);
  expect(new Set(revisions.map(({ collection }) => collection))).toContain('pages_translations');
  const activity = await readAll('/activity', editor);
  const { body } = await ask('GET', '/users/me?fields=id', undefined, editor);
  const { id: own } = body.data as { readonly id: string };
  const foreign = [...revisions, ...activity.filter(({ user }) => user !== own)];
  const isHidden = /^(messages|subscribers|member_|change_requests|directus_)/;
  expect(foreign.filter(({ collection }) => isHidden.test(collection))).toEqual([]);
  expect(activity.map(({ collection }) => collection)).toContain('pages_translations');
});

test('nobody learns from where the content was changed', async () => {
  const activity = await readAll('/activity', await logIn('administrator'));
  const ofContent = activity.filter(({ collection }) => !collection.startsWith('directus_'));
  expect(ofContent.length).toBeGreaterThan(0);
  const known = ofContent.filter(({ ip, user_agent }) => ip !== null || user_agent !== null);
  expect(known).toEqual([]);
});

test('the log-ins of others stay hidden', async () => {
  await Promise.all([logIn('inbox'), logIn('members-editor')]);
  const query = 'filter[action][_eq]=login&limit=-1&fields=user.email';
  const peopleSeenBy = async (bearer: string) => {
    const { body } = await ask('GET', `/activity?${query}`, undefined, bearer);
    const logins = body.data as readonly { readonly user: { readonly email: string } }[];
    return [...new Set(logins.map(({ user }) => user.email))];
  };
  expect(await peopleSeenBy(await logIn('administrator'))).toContain(demoPeople.inbox.email);
  expect(await peopleSeenBy(editor)).toEqual([demoPeople.editor.email]);
});

// Directus' fields have no accessible names.
const field = (label: RegExp) => page.locator('.field', { hasText: label }).first();
const earlier = () => field(/^\s*Frühere Fassungen/);

const title = () => field(/^\s*Titel/).getByRole('textbox');

/** Ends when the form has read the saved texts: Directus discards what is typed before. */
async function saveForm(): Promise<void> {
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
  const readAgain = saved.then(() => page.waitForResponse(/\/items\/pages_translations\?/));
  await page.keyboard.press('Control+s');
  expect((await saved).status()).toBe(200);
  await readAgain;
}

test('an earlier version is used by keyboard and saved', async () => {
  await logInByForm(page, cms, 'editor');
  await page.waitForURL(/overview/);
  await page.goto(`${url}/admin/content/pages/${id}`);
  const use = earlier().getByRole('button', { name: /^Diese Fassung übernehmen/ });
  await use.waitFor();
  expect(await axeViolations(page, { within: '.collegium-earlier-texts' })).toEqual([]);
  await earlier().locator('summary').click();
  await earlier().getByText('Der erste Titel').waitFor();
  await use.focus();
  await page.keyboard.press('Enter');
  await earlier()
    .getByRole('status')
    .getByText(/^Die Fassung vom .* steht im Formular\.$/)
    .waitFor();
  expect(await title().inputValue()).toBe('Der erste Titel');
  await saveForm();
  const path = `/items/pages_translations/${text}?fields=title,slug`;
  const { body } = await ask('GET', path, undefined, editor);
  expect(body.data).toEqual({ title: 'Der erste Titel', slug: 'zurueck' });
});

test('a version is in the list after its save, without opening the form again', async () => {
  await title().fill('Der dritte Titel');
  await saveForm();
  await title().fill('Der vierte Titel');
  const third = earlier().locator('details', { hasText: 'Der dritte Titel' });
  await third.waitFor();
  await third.locator('summary').click();
  const text = third.getByText('Der dritte Titel');
  await text.waitFor();
  expect(await text.getAttribute('lang')).toBe('de');
});
