import { statSync } from 'node:fs';
import { z } from 'zod';
import { cookieDays, tokenDays } from '../../contract/members/session.ts';
import { memberCollections } from '../../contract/members/content.ts';
import { receivingCollections, type CollectionNames } from '../../contract/members/backend.ts';
import { kinds } from '../kinds/index.ts';
import { googleMapsKey, googlePlaceId, matomoSiteId, matomoUrl } from '../kinds/services.ts';
import { embeddedProject } from './embeddedProjects.ts';
import { projectFolder } from './projectFolder.ts';
import { publishTarget } from './publishTarget.ts';
import { address, flag, origin, port, rsaKey, secret, variable, wholeNumber } from './variables.ts';

/*
 * All environment variables. Their checks, types, names and the document for operators (docs/environment.md) come from
 * these tables.
 */

const whichProject = {
  project: variable(
    'PROJECT',
    embeddedProject(),
    'embedded project to build; its content also fills a new Directus. Each project has its own Directus',
  ),
  projectDir: variable(
    'PROJECT_DIR',
    projectFolder(),
    '[your own project](operating.md#your-own-project) instead of an embedded one; its folder contains the content, the built site and the data of Directus',
  ),
};

/** The variables of the commands that build, serve and publish the website: `npm run build`, `npm start`, `npm run dev` and `npm run publish`. */
export const websiteVariables = {
  ...whichProject,
  contentDir: variable(
    'CONTENT_DIR',
    z.string().refine(isFolder, 'an existing folder').optional(),
    'folder of JSON files to build from',
    { unset: 'the embedded association' },
  ),
  directusUrl: variable(
    'DIRECTUS_URL',
    address().optional(),
    'Directus to build from; takes precedence over a folder',
    { unset: 'none: a folder' },
  ),
  directusToken: variable(
    'DIRECTUS_TOKEN',
    secret('token').optional(),
    'static token of a user who may read all content; only for builds',
    { unset: 'only public content', isSecret: true },
  ),
  directusPublicUrl: variable(
    'DIRECTUS_PUBLIC_URL',
    address().optional(),
    'address of Directus for browsers, if it differs',
    { unset: '`DIRECTUS_URL`' },
  ),
  directusProject: variable(
    'DIRECTUS_PROJECT',
    z.string().optional(),
    'the project on a multi-project host; members log in there, and forms are sent there',
  ),
  directusCollections: variable(
    'DIRECTUS_COLLECTIONS',
    collectionNames().optional(),
    'other names of collections in this project, such as `messages=anfragen,news=meldungen`',
    { unset: 'none: the usual names' },
  ),
  preview: variable(
    'PREVIEW',
    flag().default(false),
    '`1` also builds drafts and scheduled pages, for editors only; `npm run dev` does so by default',
  ),
  allowStale: variable(
    'ALLOW_STALE',
    flag().default(false),
    '`1` builds from the last snapshot if Directus does not answer; `0` ends with exit code 2',
  ),
  allowRemovals: variable(
    'ALLOW_REMOVALS',
    flag().default(false),
    '`1` publishes a build that lacks many pages of the last one, or a legal page; `0` ends with exit code 1',
  ),
  strict: variable(
    'STRICT',
    flag().default(false),
    '`1` publishes nothing if there are warnings for editors, or changes that cannot be published; `0` prints them and ends with exit code 0 or 3',
  ),
  publishedUrl: variable(
    'SITE_URL',
    origin().optional(),
    'public address of the site, such as `https://www.example.org`; canonical links and social cards need it',
    { unset: '`http://localhost:8080`' },
  ),
  socialImages: variable(
    'SOCIAL_IMAGES',
    wholeNumber(0, 'a whole number from 0 on').default(300),
    'the number of pages with a social image of their own',
  ),
  accessibilityCheck: variable(
    'ACCESSIBILITY_CHECK',
    z.string().default('.cache/accessibility-check.json'),
    'file with the result of the last `npm test`, which the accessibility statement reports',
  ),
  /** Strict-Transport-Security. */
  transportSecurity: variable(
    'HSTS',
    z
      .string()
      .regex(
        /^(?:off|\d{1,10}|subdomains|preload)$/,
        'off, a number of seconds such as 31536000, subdomains or preload',
      )
      .default('31536000')
      .transform(transportSecurity),
    'seconds for which browsers use only https (the default is a year), or `subdomains`, `preload`, `off`; see [hosting](operating.md#hosting)',
  ),
  givenOutDir: variable(
    'OUT_DIR',
    z.string().optional(),
    'folder for the site; each build replaces it',
    { unset: '`dist`, or `site` in `PROJECT_DIR`' },
  ),
  keep: variable(
    'KEEP',
    names().default([]),
    'names in `OUT_DIR` that do not belong to the site and stay, such as `.git,CNAME,.well-known`',
  ),
  publishTo: variable(
    'PUBLISH_TO',
    publishTarget().optional(),
    'where `npm run publish` puts the site: a folder such as `/srv/www/site`, `user@host:folder` over SSH, or `sftp://user@host/folder` without a shell',
  ),
  publishedBy: variable(
    'PUBLISHED_BY',
    z
      .string()
      .regex(/^[^\p{Cc}]{1,100}$/u, 'a name of at most 100 characters')
      .optional(),
    'who publishes, for the list of publications; in CI, the person who started it',
    { unset: 'the user of this computer' },
  ),
  sshSettings: variable(
    'PUBLISH_SSH_CONFIG',
    z.string().refine(isFile, 'an existing file').optional(),
    'file with settings of SSH for `PUBLISH_TO`, such as `Port` and `IdentityFile` (`man ssh_config`)',
    { unset: '`~/.ssh/config`' },
  ),
  matomoUrl: variable('MATOMO_URL', matomoUrl().optional(), "the association's Matomo", {
    unset: 'that in the content',
  }),
  matomoSiteId: variable(
    'MATOMO_SITE_ID',
    z.preprocess(Number, matomoSiteId()).optional(),
    'the number of the site there',
    { unset: 'that in the content' },
  ),
  googleMapsKey: variable('GOOGLE_MAPS_KEY', googleMapsKey(), 'key for the rating box', {
    unset: 'that in the content',
  }),
  googlePlaceId: variable('GOOGLE_PLACE_ID', googlePlaceId(), 'place for the rating box', {
    unset: 'that in the content',
  }),
  port: variable('PORT', port().default(8080), 'port of `npm start` and `npm run dev`'),
  host: variable(
    'HOST',
    z
      .string()
      .regex(/^[\w.:-]+$/, 'a name or an address of this computer, such as 127.0.0.1 or 0.0.0.0')
      .default('127.0.0.1'),
    'name or address on which `npm start` and `npm run dev` listen; `0.0.0.0` for all addresses of this computer',
  ),
  previewUrl: variable(
    'CMS_PREVIEW_URL',
    address().optional(),
    'address at which editors see `npm run dev`, if not on `localhost`',
  ),
  previewSecret: variable(
    'PREVIEW_SECRET',
    secret('secret').optional(),
    'with it, Directus notifies `npm run dev` of changes; in `cms/.data/.env`',
    { unset: 'none: notifications are refused', isSecret: true },
  ),
};

/** `npm run cms` and the other commands for Directus. */
export const cmsVariables = {
  ...whichProject,
  host: variable(
    'CMS_HOST',
    z.string().default('127.0.0.1'),
    'the network interface to listen on; `0.0.0.0` for all of them',
  ),
  port: variable('CMS_PORT', port().default(8055), 'port of Directus'),
  givenUrl: variable(
    'CMS_PUBLIC_URL',
    address().optional(),
    'public address of Directus, for browsers',
    { unset: '`http://localhost:8055`' },
  ),
  smtpPort: variable(
    'CMS_SMTP_PORT',
    port().default(8025),
    'port at which the mail catcher receives mails',
  ),
  mailPort: variable('CMS_MAIL_PORT', port().default(8026), 'port at which you read these mails'),
  givenFolder: variable(
    'CMS_DATA_DIR',
    z.string().optional(),
    'folder for database, uploads and secrets',
    { unset: '`cms/.data`; other projects: `cms/.data-<project>`' },
  ),
  secret: variable(
    'CMS_SECRET',
    z.string().min(32, 'at least 32 characters').optional(),
    'signs tokens',
    { unset: 'generated, and stored with the data', isSecret: true },
  ),
  siteUrl: variable(
    'SITE_URL',
    origin().default('http://localhost:8080'),
    'the website that may call Directus from browsers and receive password resets, and whose `publication.txt` the overview shows',
  ),
  previewUrl: variable(
    'CMS_PREVIEW_URL',
    address()
      .default('http://localhost:8080')
      .transform((url) => new URL(url).origin),
    'address of `npm run dev`, at which editors and Directus see drafts',
  ),
  /** The address may contain a password. */
  buildHook: variable(
    'CMS_BUILD_HOOK',
    z.url({ protocol: /^https?$/, error: 'an address' }).optional(),
    "address that starts a build at the website's host; see [publishing](operating.md#publishing)",
    { isSecret: true },
  ),
  wantsDemo: variable(
    'CMS_DEMO',
    flag().optional(),
    '`0` creates no demo accounts at the first start',
    { unset: 'created for embedded projects on this computer' },
  ),
  wantsSecondFactor: variable(
    'CMS_SECOND_FACTOR',
    flag().optional(),
    "whether accounts that can read other people's data need a second factor; see [second factor](operating.md#second-factor)",
    { unset: '`1`; with demo accounts `0`, since they must work with the printed passwords' },
  ),
  wantsLinkCheck: variable(
    'CMS_LINK_CHECK',
    flag().optional(),
    'whether Directus requests the addresses of other websites that the content links to, each at most once a day, and lists dead links on the overview; see [for editors](operating.md#for-editors)',
    { unset: '`1`; `0` if `SITE_URL` is on this computer' },
  ),
  lockSeconds: variable(
    'CMS_LOCK_SECONDS',
    wholeNumber(1, 'a whole number of seconds, at least 1').default(15 * 60),
    'how long log-ins stay locked after wrong passwords',
  ),
  formsOrigins: variable(
    'CMS_FORMS_ORIGINS',
    origins(),
    'further websites whose forms are accepted, in addition to `SITE_URL`, with commas',
  ),
  formsPerAddress: variable(
    'CMS_FORMS_PER_ADDRESS',
    wholeNumber(1).default(20),
    'messages that one network address may send in an hour (a /48 network of IPv6 counts as one address)',
  ),
  formsPerEmail: variable(
    'CMS_FORMS_PER_EMAIL',
    wholeNumber(1).default(5),
    'messages with the same e-mail address in an hour, from all networks',
  ),
  formsWork: variable(
    'CMS_FORMS_WORK',
    wholeNumber(1).default(600),
    'the maximum number of keys that a browser derives as proof of work before it may send a form; each takes about a millisecond',
  ),
  formsLeastSeconds: variable(
    'CMS_FORMS_LEAST_SECONDS',
    wholeNumber(0).default(3),
    "seconds between a form's first request and its message; a faster form waits",
  ),
  mailTo: variable(
    'CMS_MAIL_TO',
    z.email('an e-mail address').optional(),
    "the office's address; without one, forms cannot be sent and say so",
    { unset: "the address in Directus' settings, which administrators set" },
  ),
  mailPauses: variable(
    'CMS_MAIL_PAUSES',
    z
      .string()
      .regex(/^\d+(,\d+)*$/, 'seconds with commas, such as 60,300,1800')
      .optional(),
    'seconds before each retry of sending a mail',
    { unset: '`60,300,1800,7200`, then six times `43200`, three days in total' },
  ),
  bounces: variable(
    'CMS_BOUNCE_ADDRESS',
    z.email('an e-mail address').optional(),
    'address to which mail servers send notices of failed deliveries; see [mails that come back](operating.md#mails-that-come-back)',
    { unset: 'they go to `EMAIL_FROM`, and nothing is noted' },
  ),
  dkimSelector: variable(
    'CMS_DKIM_SELECTOR',
    z
      .string()
      .regex(/^[a-z\d](?:[a-z\d-]*[a-z\d])?$/i, 'a name of letters, digits and hyphens')
      .optional(),
    'signs mails with DKIM: the name under which the domain of `EMAIL_FROM` publishes the key (`<name>._domainkey`)',
    { unset: 'the mail server has to sign' },
  ),
  dkimKey: variable(
    'CMS_DKIM_KEY',
    rsaKey().optional(),
    'the private key for it: RSA with at least 2048 bits, in PEM format; line breaks may be written as `\\n`',
    { isSecret: true },
  ),
  retentionTime: variable(
    'CMS_RETENTION_TIME',
    z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time of day such as 03:30')
      .default('03:30'),
    "the time of day, by the computer's clock, at which visitors' old data is deleted",
  ),
};

/**
 * Directus' own variables that we check, because Directus would report a mistake only later, in its own log.
 * They reach Directus with the others that are passed on (`passedOnVariables`).
 */
export const directusVariables = {
  refreshToken: variable(
    'REFRESH_TOKEN_TTL',
    noOtherThan(tokenDays),
    'how long a log-in lasts without a visit; no other value, since the privacy notice names it ([decision 66](decisions/0066-what-the-notice-says-of-log-ins-and-consent-holds.md))',
    { unset: `\`${tokenDays}d\`` },
  ),
  sessionCookie: variable(
    'SESSION_COOKIE_TTL',
    noOtherThan(cookieDays),
    'how long a session in the administration lasts; no other value, for the same reason',
    { unset: `\`${cookieDays}d\`` },
  ),
  database: variable(
    'DB_CLIENT',
    z.enum(['sqlite3', 'pg'], 'pg for PostgreSQL, or sqlite3').default('sqlite3'),
    'the database: a file in the folder of the data, or `pg` for a PostgreSQL server',
  ),
  DB_CONNECTION_STRING: variable(
    'DB_CONNECTION_STRING',
    z
      .url({
        protocol: /^postgres(ql)?$/,
        error: 'an address such as postgres://user@host:5432/name',
      })
      .optional(),
    'the PostgreSQL server, instead of the next four',
    { isSecret: true },
  ),
  DB_HOST: variable('DB_HOST', z.string().optional(), 'its computer'),
  DB_PORT: variable('DB_PORT', port().default(5432), 'its port'),
  DB_DATABASE: variable('DB_DATABASE', z.string().optional(), 'its database'),
  DB_USER: variable('DB_USER', z.string().optional(), 'its user; the password is `DB_PASSWORD`'),
  REDIS: variable(
    'REDIS',
    z.url({ protocol: /^rediss?$/, error: 'an address such as redis://localhost:6379' }).optional(),
    'the Redis that several instances of Directus share',
    { isSecret: true },
  ),
  REDIS_HOST: variable('REDIS_HOST', z.string().optional(), 'its computer, instead of an address'),
  CACHE_STORE: variable('CACHE_STORE', store(), 'where Directus keeps its cache'),
  RATE_LIMITER_STORE: variable(
    'RATE_LIMITER_STORE',
    store(),
    'where Directus counts requests; `redis` for several instances',
  ),
  SYNCHRONIZATION_STORE: variable(
    'SYNCHRONIZATION_STORE',
    store(),
    'how instances notify each other; `redis` for several instances',
  ),
};

/** Directus' own variables that the start passes on to Directus. An entry that ends with `_` is the beginning of several names. */
export const passedOnVariables = [
  ...[
    'ACCESS_TOKEN_TTL',
    'CACHE_',
    'CORS_',
    'EMAIL_',
    'FILES_',
    'HSTS_',
    'IMPORT_IP_DENY_LIST',
    'IP_',
    'METRICS_',
  ],
  ...['RATE_LIMITER_', 'REDIS', 'REDIS_', 'REFRESH_TOKEN_', 'SESSION_COOKIE_', 'STORAGE_'],
  'SYNCHRONIZATION_',
];

/** The Strict-Transport-Security settings; none without seconds. */
export interface TransportSecurity {
  readonly seconds: number | undefined;
  /** True for subdomains, too. */
  readonly subdomains: boolean;
  /** True if browsers may include the site in their preload list (https://hstspreload.org). */
  readonly preload: boolean;
}

function transportSecurity(value: string): TransportSecurity {
  const isWord = value === 'subdomains' || value === 'preload';
  return {
    seconds: value === 'off' ? undefined : isWord ? 31536000 : Number(value),
    subdomains: isWord,
    preload: value === 'preload',
  };
}

function names() {
  const isName = (name: string) => !/[/\\]/.test(name) && name !== '.' && name !== '..';
  return z
    .string()
    .transform((list) => list.split(',').map((name) => name.trim()))
    .transform((list) => list.filter((name) => name !== ''))
    .refine((list) => list.every(isName), 'names without a path, such as .git,CNAME');
}

/** A list such as `messages=anfragen,member_news=interne_news`. */
function collectionNames() {
  const usual: ReadonlySet<string> = new Set([
    ...Object.values(kinds).map(({ name }) => name),
    ...Object.values(memberCollections),
    ...receivingCollections,
  ]);
  return z
    .string()
    .transform((list) => list.split(',').map((pair) => pair.split('=').map((name) => name.trim())))
    .superRefine((pairs, context) => {
      for (const [name = '', theirs = '', ...rest] of pairs) {
        if (usual.has(name) && /^\w+$/.test(theirs) && rest.length === 0) continue;
        const message = usual.has(name)
          ? `the project's name of ${name}, such as ${name}=name_there`
          : `pairs such as messages=name_there, of ${[...usual].join(', ')}, found ${name || 'nothing'}`;
        context.addIssue({ code: 'custom', message });
      }
    })
    .transform((pairs): CollectionNames => Object.fromEntries(pairs) as CollectionNames);
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** Other log-in durations would make the privacy notice or its table untrue. */
function noOtherThan(days: number) {
  const value = `${days}d`;
  return z.literal(value, `${value} or nothing, since the privacy notice says so`).optional();
}

function origins() {
  return z
    .string()
    .default('')
    .transform((list) => list.split(','))
    .transform((list) => list.map((entry) => entry.trim()).filter(Boolean))
    .refine(
      (list) => list.every((entry) => origin().safeParse(entry).success),
      'addresses such as https://www.example.org, with commas',
    )
    .transform((list) => list.map((entry) => new URL(entry).origin));
}

function store() {
  return z.enum(['memory', 'redis'], 'memory or redis').optional();
}
