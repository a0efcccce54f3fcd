import { startDirectus } from './directus.ts';
import { CmsError, type CmsEnvironment } from './environment.ts';
import { startMailCatcher } from './mailCatcher.ts';
import { publishedPasswords } from './people.ts';
import { protect } from './protect.ts';
import { readSecrets, secretsFile, type Secrets } from './secrets.ts';
import type { Account } from './seed/applyPeople.ts';
import { seed } from './seed/seed.ts';
import { isPassword } from './seed/signIn.ts';

/** Runs Directus and the mail catcher until Ctrl-C. */
export async function serve(environment: CmsEnvironment): Promise<void> {
  await protect(environment.dataDir);
  const secrets = await readSecrets(environment);
  const mail = environment.catchesMail
    ? await startMailCatcher(environment, secrets.mailKey)
    : undefined;
  const directus = await startDirectus(environment, secrets).catch(async (error: unknown) => {
    await mail?.stop();
    throw error;
  });
  const stop = () => void directus.stop();
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  try {
    const accounts = await seedOrTell(directus.url, environment, secrets);
    const logins = await loginsOf(directus.url, accounts, secrets);
    console.log(greeting(environment, secrets, logins));
    await directus.ended;
  } finally {
    await directus.stop();
    await mail?.stop();
  }
}

/** What is wrong with the seed's account is mended in Directus, so Directus keeps running. */
async function seedOrTell(
  url: string,
  environment: CmsEnvironment,
  secrets: Secrets,
): Promise<Account[]> {
  const { previewUrl, demo, directusSettings } = environment;
  const [storage = 'local'] = (directusSettings['STORAGE_LOCATIONS'] ?? '')
    .split(',')
    .filter(Boolean);
  const options = { secrets, secretsFile: secretsFile(environment), previewUrl, demo, storage };
  return seed(url, options).catch((error: unknown) => {
    if (!(error instanceof CmsError)) throw error;
    console.error(error.message);
    return [];
  });
}

interface Login extends Account {
  /** What signs in, as far as it is known here. */
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
        if (await isPassword(url, account.email, password)) return { ...account, password };
      }
      return { ...account, password: undefined };
    }),
  );
}

function greeting(
  environment: CmsEnvironment,
  { mailKey }: Secrets,
  logins: readonly Login[],
): string {
  const { publicUrl, previewUrl, mailPort, catchesMail } = environment;
  const caught = `Caught mail    http://localhost:${mailPort}/${mailKey}/  (as JSON: messages)`;
  const published = logins.filter(
    ({ person, password }) => password === publishedPasswords[person],
  );
  return [
    '',
    `Directus       ${publicUrl}`,
    ...(catchesMail ? [caught] : []),
    '',
    ...(logins.length > 0 ? ['Logins for trying out:', ...logins.map(loginLine), ''] : []),
    ...published.map(
      ({ person, email }) =>
        `Warning: ${email} still has the password that earlier versions published. Anybody can sign in as this ${person}: change it.`,
    ),
    'Build the website from it:',
    `  DIRECTUS_URL=${publicUrl} npm run build`,
    `With PREVIEW=1 and DIRECTUS_TOKEN as in ${secretsFile(environment)}, it shows drafts, too.`,
    '',
    `The same with npm run dev shows drafts at ${previewUrl}, and what is saved at once.`,
    '',
    'Before others get to it: npm run cms:check',
    '',
    'Ctrl-C stops it.',
  ].join('\n');
}

function loginLine({ person, email, password = '(changed)' }: Login): string {
  return `  ${person.padEnd(14)} ${email.padEnd(20)} ${password}`;
}
