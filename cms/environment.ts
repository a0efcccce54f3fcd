import { cmsFolder } from '../data/settings/cmsFolder.ts';
import { embeddedFolder } from '../data/settings/embeddedProjects.ts';
import {
  cmsVariables,
  directusVariables,
  passedOnVariables,
} from '../data/settings/environmentVariables.ts';
import { contentOf } from '../data/settings/projectFolder.ts';
import { expected, readVariables } from '../data/settings/readVariables.ts';

export type CmsEnvironment = ReturnType<typeof readCmsEnvironment>;

/** A mistake of the person who runs the command. The message is one line a problem, without a stack trace. */
export class CmsError extends Error {
  override readonly name = 'CmsError';
}

/**
 * Reads and checks the environment. Empty variables count as not set.
 *
 * @throws CmsError with one line for each variable that has a wrong value
 */
export function readCmsEnvironment(texts: NodeJS.ProcessEnv = process.env) {
  const values = readVariables({ ...cmsVariables, ...directusVariables }, texts, CmsError);
  const problems = [...problemsOf(values)];
  if (problems.length > 0) throw new CmsError(problems.join('\n'));

  const {
    givenUrl,
    givenFolder,
    projectDir,
    wantsDemo,
    wantsSecondFactor,
    wantsLinkCheck,
    formsOrigins,
    formsPerAddress,
    formsPerEmail,
    formsWork,
    formsLeastSeconds,
    ...plain
  } = values;
  const publicUrl = givenUrl ?? `http://localhost:${plain.port}`;
  const isLocal = isLoopback(plain.host) && isLoopback(new URL(publicUrl).hostname);
  const demo = isLocal && (wantsDemo ?? projectDir === undefined);
  const directusSettings = directusSettingsIn(texts, plain);
  return {
    ...plain,
    publicUrl,
    /** The folder for database, uploads and secrets. */
    dataDir: cmsFolder({ givenFolder, projectDir, project: plain.project }),
    /** The folder of the operator's own project; undefined for an embedded one. */
    projectDir,
    /** The content that fills Directus at first. Its name is undefined if the content itself has it. */
    content: projectDir
      ? { name: undefined, folder: contentOf(projectDir) }
      : { name: plain.project, folder: embeddedFolder(plain.project) },
    /** True if Directus is reachable only from this computer. */
    isLocal,
    /** True if the first start creates the demo accounts. */
    demo,
    /** True if administrators, and accounts that can read other people's data, need a second factor. */
    secondFactor: wantsSecondFactor ?? !demo,
    /** True if Directus requests the other websites that the content links to. A website on this computer is for trying out. */
    linkCheck: wantsLinkCheck ?? !isLoopback(new URL(plain.siteUrl).hostname),
    /** The limits of the form endpoints (extensions/collegium/forms). */
    forms: {
      /** The origin of the website, and those of additional websites. */
      origins: [plain.siteUrl, ...formsOrigins],
      perAddress: formsPerAddress,
      perEmail: formsPerEmail,
      work: formsWork,
      leastSeconds: formsLeastSeconds,
    },
    /** True if the mail catcher receives all mail, because no mail server is configured. */
    catchesMail: !mailSettings.some((name) => name in directusSettings),
    /** Directus' own variables that the operator has set. */
    directusSettings,
  };
}

type Values = ReturnType<typeof readVariables<typeof cmsVariables & typeof directusVariables>>;

const requiredByPostgres = ['DB_HOST', 'DB_DATABASE', 'DB_USER'] as const;
const stores = ['CACHE_STORE', 'RATE_LIMITER_STORE', 'SYNCHRONIZATION_STORE'] as const;

/** Combinations of variables with which Directus would not work. */
function* problemsOf(values: Values): Generator<string> {
  const missing = requiredByPostgres.filter((name) => values[name] === undefined);
  if (values.database === 'pg' && !values.DB_CONNECTION_STRING && missing.length > 0) {
    yield expected(
      missing.join(', '),
      `a value, since DB_CLIENT=pg needs ${requiredByPostgres.join(', ')} or a DB_CONNECTION_STRING`,
    );
  }
  if ((values.dkimSelector === undefined) !== (values.dkimKey === undefined)) {
    yield expected(
      'CMS_DKIM_SELECTOR, CMS_DKIM_KEY',
      'both or none, since mails are signed with both',
    );
  }
  const store = stores.find((name) => values[name] === 'redis');
  if (store && values.REDIS === undefined && values.REDIS_HOST === undefined) {
    yield expected(
      'REDIS',
      `an address such as redis://localhost:6379, since ${store}=redis needs it`,
    );
  }
}

/** If one of these is set, mail is sent and not caught. */
const mailSettings = ['EMAIL_TRANSPORT', 'EMAIL_SMTP_HOST'] as const;

/** True if only this computer reaches what listens on this network interface. */
export function isLoopback(host: string): boolean {
  return ['localhost', '::1', '[::1]'].includes(host) || /^127(\.\d+){3}$/.test(host);
}

/** Directus' own variables to pass on. DB_ variables are only passed on for PostgreSQL. */
function directusSettingsIn(
  texts: NodeJS.ProcessEnv,
  { database, DB_PORT }: Pick<Values, 'database' | 'DB_PORT'>,
): Record<string, string> {
  const isPassedOn = (name: string) =>
    passedOnVariables.some((own) => (own.endsWith('_') ? name.startsWith(own) : name === own)) ||
    (database === 'pg' && name.startsWith('DB_'));
  return {
    ...(database === 'pg' && { DB_PORT: String(DB_PORT) }),
    ...Object.fromEntries(
      Object.entries(texts).flatMap(([name, value]) =>
        isPassedOn(name) && value ? [[name, value]] : [],
      ),
    ),
  };
}
