import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { readCmsEnvironment } from '../../cms/environment.ts';
import {
  handbookLanguages,
  type HandbookLanguage,
} from '../../cms/extensions/collegium/handbook/readHandbook.ts';
import { demoPeople, type DemoPerson } from '../../cms/people.ts';
import { readSecrets } from '../../cms/secrets.ts';
import { directusLanguages } from '../../locales/languages.ts';
import { launchOptions } from '../browser.ts';

/**
 * `npm run docs:handbook`: takes the pictures of the editors' handbook from a running `npm run cms` with the demo
 * accounts, and with the same variables. It writes one message and deletes it, and sets the language and the light
 * appearance of two demo accounts.
 */
const folder = 'cms/extensions/collegium/handbook/pictures';

const field = (name: string) => `[data-field="${name}"]`;

const head = 'header.header-bar';

const sidebar = '#sidebar';

interface View {
  readonly name: string;
  /** Below `/admin`. */
  readonly path: string;
  /** CSS selectors. The picture contains all these elements. */
  readonly shows: readonly string[];
  /** The picture is taken when this element is there. Default: the last element of `shows`. */
  readonly ready?: string;
  /** The greatest height of the picture in px. */
  readonly height?: number;
  /** Opens or chooses something before the picture is taken. */
  readonly prepare?: (page: Page) => Promise<void>;
}

const viewsOf: Readonly<Partial<Record<DemoPerson, readonly View[]>>> = {
  editor: [
    {
      name: 'overview',
      path: '/overview',
      shows: [head, 'main'],
      ready: 'main section',
      height: 600,
    },
    {
      ...{ name: 'page', path: '/content/pages/4', shows: [head, field('translations')] },
      ...{ ready: `${field('translations')} ${field('lead')} textarea`, height: 800 },
    },
    {
      ...{ name: 'news', path: '/content/news/+' },
      shows: [head, ...['status', 'review_on', 'date', 'section'].map(field)],
    },
    { name: 'image', path: '/content/news/+', shows: [field('image')] },
    {
      ...{ name: 'translate', path: '/content/pages/2', shows: [field('translations')] },
      ...{ ready: `${field('translations')} ${field('title')}`, height: 560 },
    },
    {
      ...{ name: 'download', path: '/content/downloads/+' },
      shows: [head, ...['group', 'file'].map(field)],
    },
    {
      ...{ name: 'menu', path: '/content/menus/primary', shows: ['id', 'entries'].map(field) },
      ...{ ready: `${field('entries')} .v-list-item`, height: 640 },
    },
    {
      ...{ name: 'publish', path: '/content/pages/2', shows: [sidebar] },
      height: 240,
      prepare: async (page) => {
        await page.locator(sidebar).getByText('Flows').first().click();
      },
    },
    // Last: Directus asks before it leaves a form with changes.
    {
      ...{ name: 'schedule', path: '/content/news/+' },
      shows: ['status', 'publish_on'].map(field),
      prepare: async (page) => {
        await page.locator(`${field('status')} .v-select`).click();
        // Draft, published, scheduled, archived.
        await page.locator('.v-menu-content .v-list-item').nth(2).click();
      },
    },
  ],
  inbox: [
    {
      ...{ name: 'message', path: '/content/messages/{id}' },
      shows: [head, ...['state', 'assigned'].map(field)],
    },
  ],
};

const environment = readCmsEnvironment();
const { passwords, seedToken } = await readSecrets(environment);
const directus = `http://localhost:${environment.port}`;
const message = await askAsSeed<{ readonly id: number }>('POST', 'items/messages', {
  ...{ name: 'Nora Neumann', email: 'nora@example.org', language: 'de' },
  message: 'Guten Tag, wie werde ich Mitglied?',
});
const browser = await chromium.launch(launchOptions());
try {
  for (const language of handbookLanguages) {
    for (const [person, views] of Object.entries(viewsOf)) {
      const page = await pageOf(person as DemoPerson, language);
      for (const view of views.filter(isWanted)) await takePicture(page, view, language);
      await page.close();
    }
  }
} finally {
  await browser.close();
  await askAsSeed('DELETE', `items/messages/${message.id}`);
}

/** `npm run docs:handbook -- menu news` takes only these. */
function isWanted({ name }: View): boolean {
  const names = process.argv.slice(2);
  return names.length === 0 || names.includes(name);
}

async function askAsSeed<Data>(method: string, path: string, body?: object): Promise<Data> {
  const response = await fetch(`${directus}/${path}`, {
    method,
    headers: { authorization: `Bearer ${seedToken}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return (text === '' ? undefined : (JSON.parse(text) as { readonly data: Data }).data) as Data;
}

/** Returns a page of Directus' interface with the session of a demo account, in a language. */
async function pageOf(person: DemoPerson, language: HandbookLanguage): Promise<Page> {
  // High enough that no form has to be scrolled.
  const page = await browser.newPage({ viewport: { width: 1280, height: 1500 } });
  // Playwright's default is too short for a busy machine.
  page.setDefaultTimeout(180_000);
  const options = { timeout: 180_000, failOnStatusCode: true };
  const { email } = demoPeople[person];
  const login = { email, password: passwords[person], mode: 'session' };
  await page.request.post(`${directus}/auth/login`, { ...options, data: login });
  const data = { language: directusLanguages[language], appearance: 'light' };
  await page.request.patch(`${directus}/users/me`, { ...options, data });
  await page.goto(`${directus}/admin/overview`);
  await page.locator('main section').first().waitFor();
  return page;
}

interface App extends Element {
  readonly __vue_app__: {
    readonly config: {
      readonly globalProperties: { readonly $router: { push(path: string): Promise<unknown> } };
    };
  };
}

async function takePicture(
  page: Page,
  { name, path, shows, ready, height = Infinity, prepare }: View,
  language: HandbookLanguage,
): Promise<void> {
  // By Directus' router, because loading Directus takes half a minute on a busy machine. A form must be left first
  // to be empty again.
  for (const to of ['/overview', path.replace('{id}', String(message.id))]) {
    await page.evaluate(async (place) => {
      const app = document.querySelector<App>('#app');
      await app?.__vue_app__.config.globalProperties.$router.push(place);
    }, to);
    await page
      .locator(to === '/overview' ? 'main section' : 'main')
      .first()
      .waitFor();
  }
  await prepare?.(page);
  await page
    .locator(ready ?? shows.at(-1) ?? 'main')
    .first()
    .waitFor();
  await page.waitForTimeout(3000);
  const clip = await boxAround(page, shows, height);
  await sharp(await page.screenshot({ clip }))
    .webp({ quality: 60, effort: 6 })
    .toFile(`${folder}/${name}-${language}.webp`);
  console.log(`${name}-${language}`);
}

/** Returns the rectangle that contains the elements, in px. */
async function boxAround(page: Page, selectors: readonly string[], height: number) {
  const boxes = await Promise.all(
    selectors.map((selector) => page.locator(selector).first().boundingBox()),
  );
  const found = boxes.flatMap((box) => box ?? []);
  const margin = 16;
  // The header and the sidebar reach to the edge of their neighbours.
  const atEdge = selectors.includes(head) || selectors.includes(sidebar) ? 0 : margin;
  const left = Math.min(...found.map(({ x }) => x)) - atEdge;
  const right = Math.max(...found.map((box) => box.x + box.width)) + atEdge;
  const top = Math.max(0, Math.min(...found.map(({ y }) => y)) - margin);
  const bottom = Math.min(1500, Math.max(...found.map((box) => box.y + box.height)) + margin);
  return { x: left, y: top, width: right - left, height: Math.min(bottom - top, height) };
}
