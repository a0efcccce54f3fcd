import type { BrowserContext, Page } from 'playwright';
import type { Tokens } from '../../../browser/session/login.ts';
import { demoPeople, type DemoPerson } from '../../../cms/people.ts';
import {
  type MemberPageKey,
  type MemberScreenKey,
  memberRoles,
} from '../../../contract/members/audiences.ts';
import { sessionKey } from '../../../contract/storageKeys.ts';
import {
  type Language,
  memberPages,
  memberScreens,
  membersHomes,
} from '../../../locales/languages.ts';
import type { CaughtMail } from '../installation.ts';
import { patience } from '../patience.ts';
import { wordsIn, type Website } from './website.ts';

/* Actions of a member in a browser. */

export function membersPath(language: Language, page: MemberPageKey | MemberScreenKey): string {
  const { [language]: name } = { ...memberPages, ...memberScreens }[page];
  return `${membersHomes[language]}/${name}`;
}

export const main = (page: Page) => page.getByRole('main');

export const button = (page: Page, name: string) =>
  main(page).getByRole('button', { name, exact: true });

export const heading = (page: Page, name: string) => main(page).getByRole('heading', { name });

export const passwordIn = (page: Page, name: string) =>
  main(page).getByLabel(name, { exact: true });

export const emailField = (page: Page, language: Language) =>
  main(page).getByRole('textbox', { name: wordsIn(language)('logIn.email') });

/** Fills in the login form and presses its button. */
export async function logIn(
  page: Page,
  language: Language,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<void> {
  await emailField(page, language).fill(email);
  await passwordIn(page, wordsIn(language)('logIn.password')).fill(password);
  await button(page, wordsIn(language)('logIn.submit')).click();
}

/** A demo person's address and password. */
export async function credentialsOf(
  website: Pick<Website, 'passwordOf'>,
  person: DemoPerson,
): Promise<{ readonly email: string; readonly password: string }> {
  return { email: demoPeople[person].email, password: await website.passwordOf(person) };
}

/** Waits until the content has replaced its skeleton. */
export async function loaded(page: Page): Promise<void> {
  await page.locator('main h1').waitFor(patience);
  await page.locator('main [aria-busy="true"]').waitFor({ ...patience, state: 'detached' });
}

/** Waits until the page behind the login is shown. */
export async function expectScreen(page: Page, language: Language): Promise<void> {
  await emailField(page, language).waitFor({ ...patience, state: 'detached' });
  await loaded(page);
  await main(page).getByRole('alert').filter({ hasText: /\S/ }).waitFor({ state: 'detached' });
}

/** Opens a page and logs in there. */
export async function memberOnPage(
  website: Website,
  language: Language,
  person: DemoPerson,
  path: string,
): Promise<Page> {
  const page = await website.visitor();
  await logInAt(page, website, language, person, path);
  return page;
}

export async function logInAt(
  page: Page,
  website: Website,
  language: Language,
  person: DemoPerson,
  path: string,
): Promise<void> {
  await page.goto(`${website.site}${path}`);
  await logIn(page, language, await credentialsOf(website, person));
  await expectScreen(page, language);
}

/** Creates an account. Without a password, its state is invited. */
export async function newAccount(
  website: Website,
  { language = 'de', ...fields }: Readonly<Record<string, string>>,
): Promise<void> {
  const { status } = await website.administer('POST', '/users', {
    ...{ first_name: 'Nora', last_name: 'Neumann', role: memberRoles.both },
    ...fields,
    language: { de: 'de-DE', en: 'en-US', fr: 'fr-FR' }[language],
  });
  expect(status).toBe(200);
}

/** The link to a page of the website in a mail. */
export function linkIn({ site }: Website, { links }: CaughtMail, path: string): string {
  return links.find((link) => link.startsWith(`${site}${path}`))!;
}

/**
 * Records URLs and messages that could leak secrets, and the tokens and secrets that they must not
 * contain.
 */
export function listenedTo(context: BrowserContext) {
  const told: string[] = [];
  const secrets = new Set<string>();
  context.on('request', (request) => {
    told.push(request.url(), request.headers()['referer'] ?? '');
  });
  context.on('console', (message) => told.push(message.text()));
  context.on('response', (response) => {
    if (!/\/auth\/(login|refresh)$/.test(response.url())) return;
    void response
      .json()
      .then(({ data }: { data?: Readonly<Record<string, unknown>> }) => {
        for (const name of ['access_token', 'refresh_token']) {
          const token = data?.[name];
          if (typeof token === 'string') secrets.add(token);
        }
      })
      // The page may be left before its response was read.
      .catch(() => undefined);
  });
  return { told, secrets };
}

/** The member's tokens in the tab's session storage. */
export async function keptTokens(page: Page): Promise<string[]> {
  const kept = await page.evaluate((key) => sessionStorage.getItem(key), sessionKey);
  const { access, renewal } = JSON.parse(kept!) as Tokens;
  return [access, renewal!];
}

/** Data that the browser stores outside this tab's session. */
export function keptByBrowser(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const answers = await Promise.all(
      names.map(async (name) => {
        const cache = await caches.open(name);
        const kept = await cache.matchAll();
        return Promise.all(kept.map((response) => response.text()));
      }),
    );
    const databases = (await indexedDB.databases()).map(({ name }) => name);
    return JSON.stringify([
      answers,
      databases,
      Object.entries(localStorage),
      document.cookie,
      history.state,
      location.href,
    ]);
  });
}
