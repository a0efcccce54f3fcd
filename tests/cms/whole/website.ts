import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Locator,
  type Page,
} from 'playwright';
import { labelsFor } from '../../../components/i18n/createLabels.ts';
import type { DemoPerson } from '../../../cms/people.ts';
import { startServer } from '../../../eleventy/hosting/server.ts';
import type { Language } from '../../../locales/languages.ts';
import { axeViolations } from '../../axe.ts';
import { launchOptions } from '../../browser.ts';
import { builtSite } from '../builtSite.ts';
import { passwordOf, type Answer, type CaughtMail, type Installation } from '../installation.ts';
import { patience } from '../patience.ts';
import { sharedCms } from '../sharedCms.ts';
import { soon } from '../soon.ts';

export type Website = ReturnType<typeof websiteOf>;

/**
 * The website that was built from the shared Directus, the mail server, and visitors' browsers.
 * Directus and the mail server can be stopped and started.
 */
export async function sharedWebsite() {
  const cms = await sharedCms();
  const website = websiteOf(cms, cms.builtSite);
  let isAway = false;
  let isMailAway = false;
  const startDirectus = async () => {
    await cms.comeBack();
    isAway = false;
  };
  const mail = {
    async stop(): Promise<void> {
      await cms.mailServerGoesAway();
      isMailAway = true;
    },
    /** Sends waiting mail immediately. */
    async start(): Promise<void> {
      await cms.mailServerComesBack();
      isMailAway = false;
      await cms.sendWaitingMail();
    },
  };

  beforeAll(async () => {
    await builtSite(cms);
    await website.serve();
  });

  beforeEach(async () => {
    // A failed test may have stopped these servers. The next test needs them.
    if (isAway) await startDirectus();
    if (isMailAway) await mail.start();
    // All visitors in the tests have the same network address.
    cms.inDatabase('delete from collegium_counts');
  });

  return {
    ...website,
    cms,
    mail,
    async stopDirectus(): Promise<void> {
      await cms.goAway();
      isAway = true;
    },
    startDirectus,
  };
}

/** Serves a website from a folder, with the Directus that it belongs to. */
export function websiteOf(cms: Installation & { readonly output: () => string }, folder: string) {
  const { site } = cms;
  const started = new AsyncDisposableStack();
  let contexts: BrowserContext[] = [];
  let browser: Promise<Browser> | undefined;
  let administrator: string | undefined;

  afterEach(async () => {
    await Promise.all(contexts.map((context) => context.close()));
    contexts = [];
  });

  afterAll(() => started.disposeAsync());

  const startBrowser = async () => {
    const launched = await chromium.launch(launchOptions());
    started.defer(() => launched.close());
    return launched;
  };

  /** Sends a request as the administrator, and logs in again if the login has expired. */
  const administer = async (method: string, path: string, body?: unknown): Promise<Answer> => {
    administrator ??= await cms.logIn('administrator');
    const answer = await cms.ask(method, path, body, administrator);
    if (answer.status !== 401) return answer;
    administrator = await cms.logIn('administrator');
    return cms.ask(method, path, body, administrator);
  };

  return {
    cms,
    site,
    /** The folder of the built site. */
    folder,
    async serve(): Promise<void> {
      const server = await startServer({ folder, port: cms.ports.site });
      started.defer(() => server.close());
    },
    /** A visitor in a new browser context. It is closed after the test. */
    async visitor(options: BrowserContextOptions = {}): Promise<Page> {
      browser ??= startBrowser();
      const context = await (await browser).newContext({ reducedMotion: 'reduce', ...options });
      contexts.push(context);
      context.setDefaultTimeout(patience.timeout);
      return context.newPage();
    },
    /** The password that `npm run cms` generated for a demo account. */
    passwordOf: (person: DemoPerson): Promise<string> => passwordOf(cms.data, person),
    administer,
    /** Items as the administrator sees them. */
    async items(collection: string, query = ''): Promise<readonly Record<string, unknown>[]> {
      const path = `/items/${collection}?limit=-1${query}`;
      const { body } = await administer('GET', path);
      return body.data as Record<string, unknown>[];
    },
    /** The matching mails. Waits until there are `count`. */
    mails: (isMeant: (mail: CaughtMail) => boolean, count = 1) =>
      soon(
        async () => (await cms.caughtMail()).filter(isMeant),
        (found) => found.length >= count,
      ),
  };
}

/** The website's texts, by their keys. */
export function wordsIn(language: Language) {
  return labelsFor(language).text;
}

/** Waits until the element has the focus of keyboard and screen reader. */
export async function expectFocused(element: Locator): Promise<void> {
  const isFocused = () => element.evaluate((found) => found === document.activeElement);
  expect(await soon(isFocused, Boolean)).toBe(true);
}

export async function expectAccessible(page: Page): Promise<void> {
  expect(await axeViolations(page as never)).toEqual([]);
}
