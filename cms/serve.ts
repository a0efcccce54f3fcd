import { noteUse } from './running/inUse.ts';
import { showing } from './running/showing.ts';
import { startDirectus } from './directus.ts';
import { CmsError, type CmsEnvironment } from './environment.ts';
import { NewerData } from './migration/dataVersion.ts';
import { startMailCatcher } from './mailCatcher.ts';
import { publishedPasswords } from './people.ts';
import { protect } from './protect.ts';
import { readSecrets, secretsFile, type Secrets } from './secrets.ts';
import type { Account } from './seed/applyPeople.ts';
import { WrongContent } from './seed/readSite.ts';
import { seed } from './seed/seed.ts';
import { editorUrl } from './settings/previewSettings.ts';
import { isPassword } from './seed/logIn.ts';
import { stopSignal } from './running/stopSignal.ts';

/**
 * Runs Directus and the mail catcher until Ctrl-C.
 *
 * @throws CmsError if Directus ends by itself, so that systemd starts it again
 */
export async function serve(environment: CmsEnvironment): Promise<void> {
  const stopped = stopSignal();
  await whileRunning(environment, stopped, async (cms) => {
    console.log(greeting(environment, cms));
    await cms.ended;
    if (!stopped.aborted) throw new CmsError('Directus ended by itself.');
  });
}

export interface RunningCms {
  readonly secrets: Secrets;
  readonly logins: readonly Login[];
  /** Resolves when the Directus process has ended. */
  readonly ended: Promise<void>;
}

/**
 * Runs Directus with its content, and the mail catcher, until `work` resolves.
 *
 * @param stopped stops Directus at any step
 */
export async function whileRunning(
  environment: CmsEnvironment,
  stopped: AbortSignal,
  work: (cms: RunningCms) => Promise<void>,
): Promise<void> {
  const secrets = await protectedSecrets(environment);
  const mail = environment.catchesMail
    ? await startMailCatcher(environment, secrets.mailKey)
    : undefined;
  try {
    const directus = await startDirectus(environment, secrets, stopped);
    const use = await noteUse(environment.dataDir, directus.url);
    try {
      const logins = await bringUpToDate(directus.url, environment, secrets);
      await work({ secrets, logins, ended: directus.ended });
    } finally {
      await directus.stop();
      await use.release();
    }
  } catch (error) {
    // Ignore errors after an abort: the interrupted step fails because of it.
    if (!stopped.aborted) throw error;
  } finally {
    await mail?.stop();
  }
}

/** Removes other users' access to the data, and returns the secrets. */
export async function protectedSecrets(environment: CmsEnvironment): Promise<Secrets> {
  await protect(environment.dataDir);
  return readSecrets(environment);
}

/**
 * Brings a running Directus up to date, and finds out who can log in.
 *
 * @returns the accounts that can log in
 * @internal
 */
export async function bringUpToDate(
  url: string,
  environment: CmsEnvironment,
  secrets: Secrets,
): Promise<Login[]> {
  const accounts = await showing('Bringing schema, rights and content up to date', () =>
    seedOrReport(url, environment, secrets),
  );
  return loginsOf(url, accounts, secrets);
}

/**
 * Prints a CmsError of the seed and continues. A problem with the seed's account is fixed in Directus, so
 * Directus has to keep running.
 */
async function seedOrReport(
  url: string,
  environment: CmsEnvironment,
  secrets: Secrets,
): Promise<Account[]> {
  return seedWith(url, environment, secrets).catch((error: unknown) => {
    const ends = error instanceof NewerData || error instanceof WrongContent;
    if (!(error instanceof CmsError) || ends) throw error;
    console.error(error.message);
    return [];
  });
}

/**
 * Applies the schema, access rights and content of this version to a running Directus.
 *
 * @throws CmsError of the seed
 */
export function seedWith(
  url: string,
  environment: CmsEnvironment,
  secrets: Secrets,
): Promise<Account[]> {
  const { content, previewUrl, demo, secondFactor, directusSettings } = environment;
  const [storage = 'local'] = (directusSettings['STORAGE_LOCATIONS'] ?? '')
    .split(',')
    .filter(Boolean);
  return seed(url, {
    ...{ content, secrets, secretsFile: secretsFile(environment) },
    ...{ previewUrl, editorUrl: editorUrl(environment), demo, storage, secondFactor },
  });
}

export interface Login extends Account {
  /** The password, if it is one of the known initial passwords. */
  readonly password: string | undefined;
}

function loginsOf(
  url: string,
  accounts: readonly Account[],
  { passwords }: Secrets,
): Promise<Login[]> {
  const passwordsOf = ({ person }: Account) => [passwords[person], publishedPasswords[person]];
  return Promise.all(
    accounts.map(async (account) => {
      for (const password of passwordsOf(account)) {
        if (password !== undefined && (await isPassword(url, account.email, password))) {
          return { ...account, password };
        }
      }
      return { ...account, password: undefined };
    }),
  );
}

/**
 * The lines that `npm run cms` prints when everything runs: addresses, logins, and what to do next.
 *
 * @internal
 */
export function greeting(
  environment: CmsEnvironment,
  { secrets, logins }: Pick<RunningCms, 'secrets' | 'logins'>,
): string {
  const { publicUrl, previewUrl, projectDir, catchesMail } = environment;
  const own = projectDir === undefined ? '' : `PROJECT_DIR=${projectDir} `;
  const caught = `Caught mail    ${caughtMailAddress(environment, secrets)}  (as JSON: messages)`;
  const published = logins.filter(
    ({ person, password }) => password !== undefined && password === publishedPasswords[person],
  );
  return [
    '',
    `Directus       ${publicUrl}`,
    ...(catchesMail ? [caught] : []),
    '',
    ...loginLines(logins),
    ...published.map(
      ({ person, email }) =>
        `Warning: ${email} still has the password that earlier versions published. Anybody can log in as this ${person}: change it.`,
    ),
    'Build the website from it:',
    `  ${own}DIRECTUS_URL=${publicUrl} npm run build`,
    `With PREVIEW=1 and DIRECTUS_TOKEN as in ${secretsFile(environment)}, it shows drafts, too.`,
    '',
    `The same with npm run dev shows drafts at ${previewUrl}, and what is saved at once.`,
    '',
    'Before others get to it: npm run cms:check',
    '',
    'Ctrl-C stops it.',
  ].join('\n');
}

export function caughtMailAddress(
  { mailPort }: CmsEnvironment,
  { mailKey }: Pick<Secrets, 'mailKey'>,
): string {
  return `http://localhost:${mailPort}/${mailKey}/`;
}

export function loginLines(logins: readonly Login[]): string[] {
  return logins.length > 0 ? ['Logins for trying out:', ...logins.map(loginLine), ''] : [];
}

function loginLine({ person, email, password = '(changed)' }: Login): string {
  return `  ${person.padEnd(14)} ${email.padEnd(26)} ${password}`;
}
