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
/** Longer log-ins would make the privacy notice untrue, and shorter ones its table. */
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

/** Every environment variable of `npm run cms`, in one place. */
const environmentSchema = z.object({
  /** Whose content it is filled with at first; each project has a Directus of its own. */
  PROJECT: embeddedProject(),
  /** The network interface to listen on; 0.0.0.0 for all of them. */
  CMS_HOST: z.string().default('127.0.0.1'),
  CMS_PORT: port().default(8055),
  /** The address that browsers reach Directus at. */
  CMS_PUBLIC_URL: webAddress().optional(),
  /** Where caught mails arrive, and where they are read. */
  CMS_SMTP_PORT: port().default(8025),
  CMS_MAIL_PORT: port().default(8026),
  /** Database, uploads and secrets. */
  CMS_DATA_DIR: z.string().optional(),
  /** Signs sessions; generated and kept with the data if it is not set. */
  CMS_SECRET: z.string().min(32, 'at least 32 characters').optional(),
  /** The address that `npm run dev` shows drafts at, to editors and to Directus. */
  CMS_PREVIEW_URL: webAddress().default('http://localhost:8080'),
  /** Called to have the host build the website; it may hold a password. */
  CMS_BUILD_HOOK: webAddress().optional(),
  /** The website, whose pages may call Directus from the browser. */
  SITE_URL: z
    .url({ protocol: /^https?$/, error: 'an address such as https://www.example.org' })
    .default('http://localhost:8080'),
  /** Whether the first start makes accounts for trying out; on this computer alone. */
  CMS_DEMO: flag().default('1'),
  /** Whether who sees data of other people needs a second factor; without it, not where accounts are for trying out. */
  CMS_SECOND_FACTOR: flag().optional(),
  /** How long somebody who has guessed too often has to wait. */
  CMS_LOCK_SECONDS: z.coerce
    .number(secondsRange)
    .refine((value) => Number.isInteger(value) && value >= 1, secondsRange)
    .default(15 * 60),
  /** Further websites whose forms arrive here, with commas. */
  CMS_FORMS_ORIGINS: z
    .string()
    .refine(
      (value) => originsIn(value).every((origin) => webAddress().safeParse(origin).success),
      'addresses such as https://www.example.org, with commas',
    )
    .default(''),
  /** What one network address may send in an hour, and what may be sent for one e-mail address. */
  CMS_FORMS_PER_ADDRESS: count(1).default(20),
  CMS_FORMS_PER_EMAIL: count(1).default(5),
  /** How many keys a browser derives at most before it may send. */
  CMS_FORMS_WORK: count(1).default(600),
  /** Seconds that nobody is faster than at filling in a form. */
  CMS_FORMS_LEAST_SECONDS: count(0).default(3),
  /** Where messages go, if not to the address in Directus' settings. */
  CMS_MAIL_TO: z.email('an e-mail address').optional(),
  /** Seconds before each further try to send a mail. */
  CMS_MAIL_PAUSES: z
    .string()
    .regex(/^\d+(,\d+)*$/, 'seconds with commas, such as 60,300,1800')
    .optional(),
  /** When what visitors sent long ago is deleted each day, by the computer's clock. */
  CMS_RETENTION_TIME: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time of day such as 03:30')
    .default('03:30'),
  /** How long a log-in lasts without a visit; not up to the operator. */
  REFRESH_TOKEN_TTL: noOtherThan(tokenDays),
  SESSION_COOKIE_TTL: noOtherThan(cookieDays),
  /** Directus' own variables from here on: where the content is, if SQLite has become too small. */
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
  /** What several instances of Directus share. */
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

/** Directus would tell of these only in its own log, and after a while. */
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
  /** The origin of `npm run dev`, where drafts are shown. */
  readonly previewUrl: string;
  readonly buildHook: string | undefined;
  /** The origin of the website. */
  readonly siteUrl: string;
  /** What holds the content: a file in `dataDir`, or a PostgreSQL server. */
  readonly database: 'sqlite3' | 'pg';
  /** Whether nobody but this computer's users gets to Directus. */
  readonly isLocal: boolean;
  /** Whether the first start makes an editor and a member for trying out. */
  readonly demo: boolean;
  /** Whether administrators, and who sees data of other people, need a second factor. */
  readonly secondFactor: boolean;
  readonly lockSeconds: number;
  readonly forms: FormsEnvironment;
  readonly mailTo: string | undefined;
  readonly mailPauses: string | undefined;
  /** When each day what is old is deleted, such as 03:30. */
  readonly retentionTime: string;
  /** Whether mail is kept here instead of sent, since no server for it was named. */
  readonly catchesMail: boolean;
  /** Directus' own variables as the operator has set them. */
  readonly directusSettings: Readonly<Record<string, string>>;
}

/** How open the door for visitors' messages is (extensions/collegium-forms). */
export interface FormsEnvironment {
  /** Of the website, and of further ones. */
  readonly origins: readonly string[];
  readonly perAddress: number;
  readonly perEmail: number;
  readonly work: number;
  readonly leastSeconds: number;
}

/** A mistake of whoever runs the command, told in one line. */
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
    // The accounts for trying out are used with the passwords that are printed.
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

/** Beside each other, so that neither is in the way of the other's reset. */
function dataDirOf(project: string): string {
  const name = project === defaultProject ? '.data' : `.data-${project}`;
  return fileURLToPath(new URL(name, import.meta.url));
}

/** Any of these says where mail goes. */
const mailSettings = ['EMAIL_TRANSPORT', 'EMAIL_SMTP_HOST'] as const;

function isLoopback(host: string): boolean {
  return ['localhost', '::1', '[::1]'].includes(host) || /^127(\.\d+){3}$/.test(host);
}

const passedOn =
  /^(ACCESS_TOKEN_TTL$|REFRESH_TOKEN_|SESSION_COOKIE_|REDIS$|REDIS_|CACHE_|RATE_LIMITER_|SYNCHRONIZATION_|STORAGE_|EMAIL_|IP_|CORS_|HSTS_|FILES_|IMPORT_IP_DENY_LIST$)/;

/** The variables of a database say where it is only together with the kind of it. */
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
