import { z } from 'zod';
import { cookieDays, tokenDays } from '../contract/members/session.ts';
import { cmsFolder } from '../data/settings/cmsFolder.ts';
import { embeddedFolder, embeddedProject } from '../data/settings/embeddedProjects.ts';
import { contentOf, projectFolder } from '../data/settings/projectFolder.ts';
import {
  address,
  expected,
  flag,
  origin,
  port,
  readVariables,
  variable,
  wholeNumber,
} from '../data/settings/variables.ts';

/** Other log-in durations would make the privacy notice or its table untrue. */
const noOtherThan = (days: number) => {
  const value = `${days}d`;
  return z.literal(value, `${value} or nothing, since the privacy notice says so`).optional();
};

const origins = () =>
  z
    .string()
    .default('')
    .transform((list) => list.split(','))
    .transform((list) => list.map((entry) => entry.trim()).filter(Boolean))
    .refine(
      (list) => list.every((entry) => origin().safeParse(entry).success),
      'addresses such as https://www.example.org, with commas',
    )
    .transform((list) => list.map((entry) => new URL(entry).origin));

const store = () => z.enum(['memory', 'redis'], 'memory or redis').optional();

/** All environment variables of `npm run cms`. */
const variables = {
  /** The project whose content fills Directus at first. Each project has its own Directus. */
  project: variable('PROJECT', embeddedProject()),
  /** A project that `npm run new` wrote, instead of an embedded one. Its folder also gets the data of Directus. */
  projectDir: variable('PROJECT_DIR', projectFolder()),
  /** The network interface to listen on; 0.0.0.0 for all of them. */
  host: variable('CMS_HOST', z.string().default('127.0.0.1')),
  port: variable('CMS_PORT', port().default(8055)),
  /** The public address of Directus, for browsers. */
  givenUrl: variable('CMS_PUBLIC_URL', address().optional()),
  /** The SMTP port of the mail catcher, and the port of its page. */
  smtpPort: variable('CMS_SMTP_PORT', port().default(8025)),
  mailPort: variable('CMS_MAIL_PORT', port().default(8026)),
  /** The folder for database, uploads and secrets. */
  givenFolder: variable('CMS_DATA_DIR', z.string().optional()),
  /** Signs sessions. Generated and stored with the data if not set. */
  secret: variable('CMS_SECRET', z.string().min(32, 'at least 32 characters').optional()),
  /** The origin of `npm run dev`, at which editors and Directus see drafts. */
  previewUrl: variable(
    'CMS_PREVIEW_URL',
    address()
      .default('http://localhost:8080')
      .transform((url) => new URL(url).origin),
  ),
  /** The address that starts a build at the website's host. It may contain a password. */
  buildHook: variable(
    'CMS_BUILD_HOOK',
    z.url({ protocol: /^https?$/, error: 'an address' }).optional(),
  ),
  /** The origin of the website. Its pages may call Directus from the browser. */
  siteUrl: variable('SITE_URL', origin().default('http://localhost:8080')),
  /**
   * Whether the first start creates demo accounts. Only possible if Directus is local to this computer. The
   * default is yes for embedded projects only.
   */
  wantsDemo: variable('CMS_DEMO', flag().optional()),
  /**
   * Whether accounts that can read other people's data need a second factor. By default they do, except in
   * an installation with demo accounts, which have to work with only the printed passwords.
   */
  wantsSecondFactor: variable('CMS_SECOND_FACTOR', flag().optional()),
  /** How long log-ins are locked after too many wrong passwords. */
  lockSeconds: variable(
    'CMS_LOCK_SECONDS',
    wholeNumber(1, 'a whole number of seconds, at least 1').default(15 * 60),
  ),
  /** Additional websites whose forms are accepted, separated by commas. */
  formsOrigins: variable('CMS_FORMS_ORIGINS', origins()),
  /** Limits of form submissions per hour: by network address, and by e-mail address. */
  formsPerAddress: variable('CMS_FORMS_PER_ADDRESS', wholeNumber(1).default(20)),
  formsPerEmail: variable('CMS_FORMS_PER_EMAIL', wholeNumber(1).default(5)),
  /** The maximum number of keys that a browser derives for a proof of work. */
  formsWork: variable('CMS_FORMS_WORK', wholeNumber(1).default(600)),
  /** The minimum number of seconds to fill in a form. Nobody is faster. */
  formsLeastSeconds: variable('CMS_FORMS_LEAST_SECONDS', wholeNumber(0).default(3)),
  /** The recipient of messages. The default is the address in Directus' settings. */
  mailTo: variable('CMS_MAIL_TO', z.email('an e-mail address').optional()),
  /** Seconds before each retry of sending a mail, separated by commas. */
  mailPauses: variable(
    'CMS_MAIL_PAUSES',
    z
      .string()
      .regex(/^\d+(,\d+)*$/, 'seconds with commas, such as 60,300,1800')
      .optional(),
  ),
  /** The time of day, by the computer's clock, at which visitors' old data is deleted. */
  retentionTime: variable(
    'CMS_RETENTION_TIME',
    z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time of day such as 03:30')
      .default('03:30'),
  ),
};

/**
 * Directus' own variables that we check, because Directus would report a mistake only later, in its own log.
 * They reach it with all others in {@link passedOn}.
 */
const ofDirectus = {
  /** How long a log-in lasts without a visit. The operator can't change it. */
  refreshToken: variable('REFRESH_TOKEN_TTL', noOtherThan(tokenDays)),
  sessionCookie: variable('SESSION_COOKIE_TTL', noOtherThan(cookieDays)),
  /** The database: an SQLite file in `dataDir`, or a PostgreSQL server for operators who have outgrown it. */
  database: variable(
    'DB_CLIENT',
    z.enum(['sqlite3', 'pg'], 'pg for PostgreSQL, or sqlite3').default('sqlite3'),
  ),
  DB_CONNECTION_STRING: variable(
    'DB_CONNECTION_STRING',
    z
      .url({
        protocol: /^postgres(ql)?$/,
        error: 'an address such as postgres://user@host:5432/name',
      })
      .optional(),
  ),
  DB_HOST: variable('DB_HOST', z.string().optional()),
  DB_PORT: variable('DB_PORT', port().default(5432)),
  DB_DATABASE: variable('DB_DATABASE', z.string().optional()),
  DB_USER: variable('DB_USER', z.string().optional()),
  /** Redis is shared by several instances of Directus. */
  REDIS: variable(
    'REDIS',
    z.url({ protocol: /^rediss?$/, error: 'an address such as redis://localhost:6379' }).optional(),
  ),
  REDIS_HOST: variable('REDIS_HOST', z.string().optional()),
  CACHE_STORE: variable('CACHE_STORE', store()),
  RATE_LIMITER_STORE: variable('RATE_LIMITER_STORE', store()),
  SYNCHRONIZATION_STORE: variable('SYNCHRONIZATION_STORE', store()),
};

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
  const values = readVariables({ ...variables, ...ofDirectus }, texts, CmsError);
  const problems = [...problemsOf(values)];
  if (problems.length > 0) throw new CmsError(problems.join('\n'));

  const {
    givenUrl,
    givenFolder,
    projectDir,
    wantsDemo,
    wantsSecondFactor,
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
    /** The content that fills Directus at first. Its name is undefined if the content itself has it. */
    content: projectDir
      ? { name: undefined, folder: contentOf(projectDir) }
      : { name: plain.project, folder: embeddedFolder(plain.project) },
    /** Whether Directus is reachable only from this computer. */
    isLocal,
    /** Whether the first start creates the demo accounts. */
    demo,
    /** Whether administrators, and accounts that can read other people's data, need a second factor. */
    secondFactor: wantsSecondFactor ?? !demo,
    /** The limits of the form endpoints (extensions/collegium/forms). */
    forms: {
      /** The origin of the website, and those of additional websites. */
      origins: [plain.siteUrl, ...formsOrigins],
      perAddress: formsPerAddress,
      perEmail: formsPerEmail,
      work: formsWork,
      leastSeconds: formsLeastSeconds,
    },
    /** Whether the mail catcher receives all mail, because no mail server is configured. */
    catchesMail: !mailSettings.some((name) => name in directusSettings),
    /** Directus' own variables that the operator has set. */
    directusSettings,
  };
}

type Values = ReturnType<typeof readVariables<typeof variables & typeof ofDirectus>>;

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

function isLoopback(host: string): boolean {
  return ['localhost', '::1', '[::1]'].includes(host) || /^127(\.\d+){3}$/.test(host);
}

const passedOn =
  /^(ACCESS_TOKEN_TTL$|REFRESH_TOKEN_|SESSION_COOKIE_|REDIS$|REDIS_|CACHE_|RATE_LIMITER_|SYNCHRONIZATION_|STORAGE_|EMAIL_|IP_|CORS_|HSTS_|FILES_|IMPORT_IP_DENY_LIST$)/;

/** Directus' own variables to pass on. DB_ variables are only passed on for PostgreSQL. */
function directusSettingsIn(
  texts: NodeJS.ProcessEnv,
  { database, DB_PORT }: Pick<Values, 'database' | 'DB_PORT'>,
): Record<string, string> {
  const isPassedOn = (name: string) =>
    passedOn.test(name) || (database === 'pg' && name.startsWith('DB_'));
  return {
    ...(database === 'pg' && { DB_PORT: String(DB_PORT) }),
    ...Object.fromEntries(
      Object.entries(texts).flatMap(([name, value]) =>
        isPassedOn(name) && value ? [[name, value]] : [],
      ),
    ),
  };
}
