import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { cookieDays, tokenDays } from '../contract/members/sessionDays.ts';
import { defaultProject, embeddedProject } from '../data/settings/embeddedProjects.ts';

const portRange = 'a port number from 1 to 65535';
const port = () =>
  z.coerce
    .number(portRange)
    .refine((value) => Number.isInteger(value) && value >= 1 && value <= 65535, portRange);

const secondsRange = 'a whole number of seconds, at least 1';
const count = (least: number) => {
  const range = `a whole number, at least ${least}`;
  return z.coerce.number(range).refine((value) => Number.isInteger(value) && value >= least, range);
};
const store = () => z.enum(['memory', 'redis'], 'memory or redis').optional();
const flag = () => z.enum(['0', '1'], '0 or 1');
/** Other log-in durations would make the privacy notice or its table untrue. */
const noOtherThan = (days: number) => {
  const value = `${days}d`;
  return z.literal(value, `${value} or nothing, since the privacy notice says so`).optional();
};
const webAddress = () => z.url({ protocol: /^https?$/, error: 'an address' });

const originsIn = (list: string) =>
  list
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

/** Every environment variable of `npm run cms`. */
const environmentSchema = z.object({
  /** The project whose content fills Directus at first. Each project has its own Directus. */
  PROJECT: embeddedProject(),
  /** The network interface to listen on; 0.0.0.0 for all of them. */
  CMS_HOST: z.string().default('127.0.0.1'),
  CMS_PORT: port().default(8055),
  /** The public address of Directus, for browsers. */
  CMS_PUBLIC_URL: webAddress().optional(),
  /** The SMTP port of the mail catcher, and the port of its page. */
  CMS_SMTP_PORT: port().default(8025),
  CMS_MAIL_PORT: port().default(8026),
  /** The folder for database, uploads and secrets. */
  CMS_DATA_DIR: z.string().optional(),
  /** Signs sessions. Generated and stored with the data if not set. */
  CMS_SECRET: z.string().min(32, 'at least 32 characters').optional(),
  /** The address of `npm run dev`, at which editors and Directus see drafts. */
  CMS_PREVIEW_URL: webAddress().default('http://localhost:8080'),
  /** The address that starts a build at the website's host. It may contain a password. */
  CMS_BUILD_HOOK: webAddress().optional(),
  /** The address of the website. Its pages may call Directus from the browser. */
  SITE_URL: z
    .url({ protocol: /^https?$/, error: 'an address such as https://www.example.org' })
    .default('http://localhost:8080'),
  /** Whether the first start creates demo accounts. Only possible if Directus is local to this computer. */
  CMS_DEMO: flag().default('1'),
  /**
   * Whether accounts that can read other people's data need a second factor. By default they do, except in
   * an installation with demo accounts.
   */
  CMS_SECOND_FACTOR: flag().optional(),
  /** How long log-ins are locked after too many wrong passwords. */
  CMS_LOCK_SECONDS: z.coerce
    .number(secondsRange)
    .refine((value) => Number.isInteger(value) && value >= 1, secondsRange)
    .default(15 * 60),
  /** Additional websites whose forms are accepted, separated by commas. */
  CMS_FORMS_ORIGINS: z
    .string()
    .refine(
      (value) => originsIn(value).every((origin) => webAddress().safeParse(origin).success),
      'addresses such as https://www.example.org, with commas',
    )
    .default(''),
  /** Limits of form submissions per hour: by network address, and by e-mail address. */
  CMS_FORMS_PER_ADDRESS: count(1).default(20),
  CMS_FORMS_PER_EMAIL: count(1).default(5),
  /** The maximum number of keys that a browser derives for a proof of work. */
  CMS_FORMS_WORK: count(1).default(600),
  /** The minimum number of seconds to fill in a form. Nobody is faster. */
  CMS_FORMS_LEAST_SECONDS: count(0).default(3),
  /** The recipient of messages. The default is the address in Directus' settings. */
  CMS_MAIL_TO: z.email('an e-mail address').optional(),
  /** Seconds before each retry of sending a mail, separated by commas. */
  CMS_MAIL_PAUSES: z
    .string()
    .regex(/^\d+(,\d+)*$/, 'seconds with commas, such as 60,300,1800')
    .optional(),
  /** The time of day, by the computer's clock, at which visitors' old data is deleted. */
  CMS_RETENTION_TIME: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time of day such as 03:30')
    .default('03:30'),
  /** How long a log-in lasts without a visit. The operator can't change it. */
  REFRESH_TOKEN_TTL: noOtherThan(tokenDays),
  SESSION_COOKIE_TTL: noOtherThan(cookieDays),
  /** Directus' own variables start here: the database, for operators who have outgrown SQLite. */
  DB_CLIENT: z.enum(['sqlite3', 'pg'], 'pg for PostgreSQL, or sqlite3').default('sqlite3'),
  DB_CONNECTION_STRING: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'an address such as postgres://user@host:5432/name',
    })
    .optional(),
  DB_HOST: z.string().optional(),
  DB_PORT: port().default(5432),
  DB_DATABASE: z.string().optional(),
  DB_USER: z.string().optional(),
  /** Redis is shared by several instances of Directus. */
  REDIS: z
    .url({ protocol: /^rediss?$/, error: 'an address such as redis://localhost:6379' })
    .optional(),
  REDIS_HOST: z.string().optional(),
  CACHE_STORE: store(),
  RATE_LIMITER_STORE: store(),
  SYNCHRONIZATION_STORE: store(),
});

const requiredByPostgres = ['DB_HOST', 'DB_DATABASE', 'DB_USER'] as const;
const stores = ['CACHE_STORE', 'RATE_LIMITER_STORE', 'SYNCHRONIZATION_STORE'] as const;

/** Checks combinations of variables. Directus would report these problems only later, and only in its own log. */
const completeEnvironment = environmentSchema.superRefine((values, context) => {
  const missing = requiredByPostgres.filter((name) => values[name] === undefined);
  if (values.DB_CLIENT === 'pg' && !values.DB_CONNECTION_STRING && missing.length > 0) {
    context.addIssue({
      code: 'custom',
      path: [missing.join(', ')],
      message: `a value, since DB_CLIENT=pg needs ${requiredByPostgres.join(', ')} or a DB_CONNECTION_STRING`,
    });
  }
  const store = stores.find((name) => values[name] === 'redis');
  if (store && values.REDIS === undefined && values.REDIS_HOST === undefined) {
    context.addIssue({
      code: 'custom',
      path: ['REDIS'],
      message: `an address such as redis://localhost:6379, since ${store}=redis needs it`,
    });
  }
});

export interface CmsEnvironment {
  /** The embedded project. */
  readonly project: string;
  readonly host: string;
  readonly port: number;
  readonly publicUrl: string;
  readonly smtpPort: number;
  readonly mailPort: number;
  readonly dataDir: string;
  readonly secret: string | undefined;
  /** The origin of `npm run dev`, which shows drafts. */
  readonly previewUrl: string;
  readonly buildHook: string | undefined;
  /** The origin of the website. */
  readonly siteUrl: string;
  /** The database: an SQLite file in `dataDir`, or a PostgreSQL server. */
  readonly database: 'sqlite3' | 'pg';
  /** Whether Directus is reachable only from this computer. */
  readonly isLocal: boolean;
  /** Whether the first start creates the demo accounts. */
  readonly demo: boolean;
  /** Whether administrators, and accounts that can read other people's data, need a second factor. */
  readonly secondFactor: boolean;
  readonly lockSeconds: number;
  readonly forms: FormsEnvironment;
  readonly mailTo: string | undefined;
  readonly mailPauses: string | undefined;
  /** The time of day at which old data is deleted, such as 03:30. */
  readonly retentionTime: string;
  /** Whether the mail catcher receives all mail, because no mail server is configured. */
  readonly catchesMail: boolean;
  /** Directus' own variables that the operator has set. */
  readonly directusSettings: Readonly<Record<string, string>>;
}

/** The limits of the form endpoints (extensions/collegium-forms). */
interface FormsEnvironment {
  /** The origin of the website, and those of additional websites. */
  readonly origins: readonly string[];
  readonly perAddress: number;
  readonly perEmail: number;
  readonly work: number;
  readonly leastSeconds: number;
}

/** A mistake of the person who runs the command. The message is one line a problem, without a stack trace. */
export class CmsError extends Error {
  override readonly name = 'CmsError';
}

/**
 * Reads and checks the environment. Empty variables count as not set.
 *
 * @throws CmsError with one line for each variable that has a wrong value
 */
export function readCmsEnvironment(variables: NodeJS.ProcessEnv = process.env): CmsEnvironment {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const result = completeEnvironment.safeParse(set);
  if (!result.success) {
    throw new CmsError(
      result.error.issues
        .map((issue) => `${issue.path.join('.')}: expected ${issue.message}.`)
        .join('\n'),
    );
  }
  const values = result.data;
  const directusSettings = directusSettingsIn(set, values);
  const publicUrl = values.CMS_PUBLIC_URL ?? `http://localhost:${values.CMS_PORT}`;
  const isLocal = isLoopback(values.CMS_HOST) && isLoopback(new URL(publicUrl).hostname);
  const demo = isLocal && values.CMS_DEMO === '1';
  return {
    project: values.PROJECT,
    host: values.CMS_HOST,
    port: values.CMS_PORT,
    publicUrl,
    isLocal,
    demo,
    // Demo accounts have to work with only the printed passwords, so the default is no second factor.
    secondFactor: (values.CMS_SECOND_FACTOR ?? (demo ? '0' : '1')) === '1',
    lockSeconds: values.CMS_LOCK_SECONDS,
    forms: {
      origins: [values.SITE_URL, ...originsIn(values.CMS_FORMS_ORIGINS)].map(
        (each) => new URL(each).origin,
      ),
      perAddress: values.CMS_FORMS_PER_ADDRESS,
      perEmail: values.CMS_FORMS_PER_EMAIL,
      work: values.CMS_FORMS_WORK,
      leastSeconds: values.CMS_FORMS_LEAST_SECONDS,
    },
    mailTo: values.CMS_MAIL_TO,
    mailPauses: values.CMS_MAIL_PAUSES,
    retentionTime: values.CMS_RETENTION_TIME,
    catchesMail: !mailSettings.some((name) => name in directusSettings),
    smtpPort: values.CMS_SMTP_PORT,
    mailPort: values.CMS_MAIL_PORT,
    dataDir: resolve(values.CMS_DATA_DIR ?? dataDirOf(values.PROJECT)),
    secret: values.CMS_SECRET,
    previewUrl: new URL(values.CMS_PREVIEW_URL).origin,
    buildHook: values.CMS_BUILD_HOOK,
    siteUrl: new URL(values.SITE_URL).origin,
    database: values.DB_CLIENT,
    directusSettings,
  };
}

/** A folder for each project, so that a reset of one leaves the others alone. */
function dataDirOf(project: string): string {
  const name = project === defaultProject ? '.data' : `.data-${project}`;
  return fileURLToPath(new URL(name, import.meta.url));
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
  set: NodeJS.ProcessEnv,
  { DB_CLIENT, DB_PORT }: z.output<typeof environmentSchema>,
): Record<string, string> {
  const isPassedOn = (name: string) =>
    passedOn.test(name) || (DB_CLIENT === 'pg' && name.startsWith('DB_'));
  return {
    ...(DB_CLIENT === 'pg' && { DB_PORT: String(DB_PORT) }),
    ...Object.fromEntries(
      Object.entries(set).flatMap(([name, value]) =>
        isPassedOn(name) && value !== undefined ? [[name, value]] : [],
      ),
    ),
  };
}
