import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { chromium, type BrowserContextOptions, type Locator, type Page } from 'playwright';
import { labelsFor } from '../../../components/i18n/createLabels.ts';
import { install } from '../../../cms/install.ts';
import type { DemoPerson } from '../../../cms/people.ts';
import { startServer } from '../../../eleventy/hosting/server.ts';
import type { Language } from '../../../locales/languages.ts';
import { axeViolations } from '../../axe.ts';
import { launchOptions } from '../../browser.ts';
import { build } from '../commands.ts';
import { newInstallation, passwordOf, type Answer, type CaughtMail } from '../installation.ts';
import { patience } from '../patience.ts';
import { soon } from '../soon.ts';

/** Mails are tried again at once, as many times as a test may want. */
const pauses = Array.from({ length: 200 }, () => 1).join();

interface WebsiteOptions {
  /** Settings of the Directus, beside those that each test needs. */
  readonly environment?: Readonly<Record<string, string>>;
  /** What differs from the demo's settings, by the fields of `project`. */
  readonly project?: Readonly<Record<string, unknown>>;
}

export type Website = Awaited<ReturnType<typeof newWebsite>>;

/**
 * The whole of it: a Directus and a mail server, each of which can be stopped and started again, the site
 * that was built from it, and a visitor's browser.
 */
export async function newWebsite(options: WebsiteOptions = {}) {
  const started = new AsyncDisposableStack();
  const cms = await newInstallation();
  started.defer(() => cms.remove());
  const site = `http://localhost:${cms.ports.site}`;
  const key = randomBytes(32).toString('hex');
  const environment = {
    SITE_URL: site,
    EMAIL_SMTP_HOST: '127.0.0.1',
    EMAIL_SMTP_PORT: String(cms.ports.smtp),
    EMAIL_SMTP_IGNORE_TLS: 'true',
    CMS_MAIL_PAUSES: pauses,
    // All visitors of the tests are at one address.
    CMS_FORMS_PER_ADDRESS: '1000',
    CMS_FORMS_WORK: '50',
    ...options.environment,
  };
  let mailServer: { stop(): Promise<void> } | undefined;
  const mail = {
    async start(): Promise<void> {
      // What is installed only now can't be imported above.
      const { startMailCatcher } = await import('../../../cms/mailCatcher.ts');
      const { smtp: smtpPort, mail: mailPort } = cms.ports;
      mailServer = await startMailCatcher({ smtpPort, mailPort }, key);
    },
    async stop(): Promise<void> {
      await mailServer?.stop();
      mailServer = undefined;
    },
    /** What has come since the mail server was started, the newest first. */
    async caught(): Promise<readonly CaughtMail[]> {
      const response = await fetch(`http://localhost:${cms.ports.mail}/${key}/messages`);
      return (await response.json()) as CaughtMail[];
    },
  };
  let administrator = '';
  let isRunning = false;
  const startDirectus = async () => {
    await cms.start({ environment });
    administrator = await cms.signIn('administrator');
    isRunning = true;
  };
  /** As the administrator may, whose login may have expired in meanwhile. */
  const administer = async (method: string, path: string, body?: unknown): Promise<Answer> => {
    const answer = await cms.ask(method, path, body, administrator);
    if (answer.status !== 401) return answer;
    administrator = await cms.signIn('administrator');
    return cms.ask(method, path, body, administrator);
  };

  return {
    cms,
    site,
    /** The folder of what was built. */
    folder: join(cms.temp, 'site'),
    mail,
    async start(): Promise<void> {
      await install();
      await mail.start();
      started.defer(() => mail.stop());
      await startDirectus();
      if (options.project) await administer('PATCH', '/items/project', options.project);
      const { folder } = this;
      const { code, output } = await build({
        DIRECTUS_URL: cms.url,
        SITE_URL: site,
        OUT_DIR: folder,
        SOCIAL_IMAGES: '0',
      });
      if (code !== 0) throw new Error(output);
      const server = await startServer({ folder, port: cms.ports.site });
      started.defer(() => server.close());
    },
    /** Directus, as an operator does it. */
    async stopDirectus(): Promise<void> {
      await cms.stop();
      isRunning = false;
    },
    startDirectus,
    /** What a test that failed has stopped, the next one needs. */
    async allRunning(): Promise<void> {
      if (!isRunning) await startDirectus();
      if (!mailServer) await mail.start();
    },
    /** Somebody with a browser that nobody has used before. */
    async visitor(options: BrowserContextOptions = {}): Promise<Page> {
      const browser = await chromium.launch(launchOptions());
      started.defer(() => browser.close());
      const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
      context.setDefaultTimeout(patience.timeout);
      return context.newPage();
    },
    /** What `npm run cms` made somebody's account with. */
    passwordOf: (person: DemoPerson): Promise<string> => passwordOf(cms.data, person),
    administer,
    /** As the administrator sees them. */
    async items(collection: string, query = ''): Promise<readonly Record<string, unknown>[]> {
      const path = `/items/${collection}?limit=-1${query}`;
      const { body } = await administer('GET', path);
      return body.data as Record<string, unknown>[];
    },
    /** The mails of a kind, once there are so many. */
    mails: (isMeant: (mail: CaughtMail) => boolean, count = 1) =>
      soon(
        async () => (await mail.caught()).filter(isMeant),
        (found) => found.length >= count,
      ),
    end: () => started.disposeAsync(),
  };
}

/** The words of a page, by their names. */
export function wordsIn(language: Language) {
  return labelsFor(language).text;
}

/** The keyboard and the screen reader are there, or come there. */
export async function expectFocused(element: Locator): Promise<void> {
  const isFocused = () => element.evaluate((found) => found === document.activeElement);
  expect(await soon(isFocused, Boolean)).toBe(true);
}

export async function expectAccessible(page: Page): Promise<void> {
  expect(await axeViolations(page as never)).toEqual([]);
}
