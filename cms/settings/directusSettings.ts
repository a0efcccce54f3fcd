import { devNull } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  invitationLinkDays,
  memberLinkPage,
  type MemberLinkKind,
} from '../../contract/members/addresses.ts';
import { cookieDays, tokenDays } from '../../contract/members/session.ts';
import { fileTypes } from '../../data/fields/fileKinds.ts';
import { defaultLimits } from '../../data/sources/backend/limits.ts';
import { languages } from '../../locales/languages.ts';
import type { CmsEnvironment } from '../environment.ts';
import type { Secrets } from '../secrets.ts';
import { foreignNetworks } from './foreignNetworks.ts';
import { previewSettings } from './previewSettings.ts';

/** The sender of mails that the mail catcher receives. */
export const trialSender = 'cms@example.org';

/** Returns the whole environment of Directus: the settings of this installation, and those of the operator. */
export function directusSettings(
  environment: CmsEnvironment,
  secrets: Pick<Secrets, 'key' | 'secret' | 'previewSecret'>,
): Record<string, string> {
  const { dataDir } = environment;
  return {
    // By default Directus reads `.env` in the current folder, such as the one for builds, and its values
    // replace all of these: HOST, IP_TRUST_PROXY, AUTH_PROVIDERS, TUS_ENABLED.
    CONFIG_PATH: devNull,
    HOST: environment.host,
    PORT: String(environment.port),
    PUBLIC_URL: environment.publicUrl,
    KEY: secrets.key,
    SECRET: secrets.secret,
    ...(environment.database === 'sqlite3' && {
      DB_CLIENT: 'sqlite3',
      DB_FILENAME: join(dataDir, 'data.db'),
    }),
    STORAGE_LOCATIONS: 'local',
    STORAGE_LOCAL_DRIVER: 'local',
    STORAGE_LOCAL_ROOT: join(dataDir, 'uploads'),
    EXTENSIONS_PATH: fileURLToPath(new URL('../extensions', import.meta.url)),
    // Without it, Directus runs without its guards if it finds no extensions, as in a folder without package.json.
    EXTENSIONS_MUST_LOAD: 'true',
    EMAIL_FROM: trialSender,
    EMAIL_TRANSPORT: 'smtp',
    ...(environment.catchesMail && {
      EMAIL_SMTP_HOST: '127.0.0.1',
      EMAIL_SMTP_PORT: String(environment.smtpPort),
      EMAIL_SMTP_IGNORE_TLS: 'true',
    }),
    EMAIL_VERIFY_SETUP: 'false',
    EMAIL_TEMPLATES_PATH: fileURLToPath(
      new URL('../extensions/collegium/members/templates', import.meta.url),
    ),
    PASSWORD_RESET_URL_ALLOW_LIST: linkPages('resetPassword', environment),
    USER_INVITE_URL_ALLOW_LIST: linkPages('invitation', environment),
    USER_INVITE_TOKEN_TTL: `${invitationLinkDays}d`,
    REFRESH_TOKEN_TTL: `${tokenDays}d`,
    SESSION_COOKIE_TTL: `${cookieDays}d`,
    // The website sends members' requests with a token, and no cookies.
    CORS_ENABLED: 'true',
    CORS_ORIGIN: environment.siteUrl,
    CORS_CREDENTIALS: 'false',
    ...(environment.publicUrl.startsWith('https:') && overHttps(environment)),
    ...limits(environment),
    ...forms(environment),
    ...mails(environment),
    CMS_RETENTION_TIME: environment.retentionTime,
    CMS_LINK_CHECK: environment.linkCheck ? '1' : '0',
    FILES_MIME_TYPE_ALLOW_LIST: fileTypes.join(),
    // Directus' default is no limit. A larger file would end each build that contains it.
    FILES_MAX_UPLOAD_SIZE: String(defaultLimits.file),
    IMPORT_IP_DENY_LIST: foreignNetworks.join(),
    ...previewSettings(environment),
    CMS_PREVIEW_SECRET: secrets.previewSecret,
    LOG_LEVEL: 'warn',
    LOG_STYLE: 'raw',
    // With METRICS_ENABLED. Directus would also write a file every minute, to see whether it can.
    METRICS_SERVICES: 'database',
    TELEMETRY: 'false',
    WEBSOCKETS_ENABLED: 'false',
    MCP_ENABLED: 'false',
    AI_ENABLED: 'false',
    // A description of the API for programmers. Anybody may request it, and Directus 11 generates it each time.
    OPENAPI_ENABLED: 'false',
    CACHE_ENABLED: 'false',
    // For an operator who enables it. Otherwise answers are up to five minutes old, also for builds and for the seed, which
    // reads what it has written.
    CACHE_AUTO_PURGE: 'true',
    // Without it, Directus 11 copies the whole schema for each request: 35 of 130 seconds of CPU time in a
    // profile of the tests of access rights.
    CACHE_SCHEMA_FREEZE_ENABLED: 'true',
    // Switched off: on a busy computer a slow response is better than a refusal.
    PRESSURE_LIMITER_ENABLED: 'false',
    ...withRedis(environment),
    ...environment.directusSettings,
  };
}

/**
 * An instance that is killed while it reads the database's schema leaves a lock in Redis. With Directus' defaults, the next
 * instance waits for 30 s and ends, until 100 have waited. With these values it waits for 4 s, and then reads the
 * schema itself.
 */
function withRedis({ directusSettings: { REDIS, REDIS_HOST } }: CmsEnvironment) {
  if (REDIS === undefined && REDIS_HOST === undefined) return {};
  return { CACHE_SCHEMA_MAX_ITERATIONS: '3', CACHE_SCHEMA_SYNC_TIMEOUT: '2000' };
}

/** The website's pages that links in mails may go to, in each language. */
function linkPages(kind: MemberLinkKind, { siteUrl }: CmsEnvironment): string {
  return languages.map((language) => siteUrl + memberLinkPage(kind, language)).join();
}

function overHttps({ directusSettings: { SESSION_COOKIE_DOMAIN } }: CmsEnvironment) {
  return {
    SESSION_COOKIE_SECURE: 'true',
    REFRESH_TOKEN_COOKIE_SECURE: 'true',
    // With this prefix, browsers accept the cookie only from this host and for all paths, so another
    // subdomain can't set a session of another person. It limits the cookie to one host, which an operator
    // may not want.
    ...(SESSION_COOKIE_DOMAIN === undefined && {
      SESSION_COOKIE_NAME: '__Host-directus_session_token',
    }),
    HSTS_ENABLED: 'true',
  };
}

/**
 * Rate limits per address, far above the needs of an editor's browser or a build. The guard
 * (extensions/collegium/guard) limits guessing, for which it needs the client's address: a header with that
 * is only trusted if the operator has configured a proxy.
 */
function limits({ lockSeconds }: CmsEnvironment): Record<string, string> {
  return {
    IP_TRUST_PROXY: 'false',
    RATE_LIMITER_ENABLED: 'true',
    RATE_LIMITER_POINTS: '2000',
    RATE_LIMITER_DURATION: '10',
    RATE_LIMITER_STORE: 'memory',
    CMS_LOCK_SECONDS: String(lockSeconds),
    // Maximum number of names in a path of fields. The website needs three. Each way from translations back to
    // their item triples the response: with six, the texts of 420 articles were 65 MB. Directus' default is ten.
    MAX_RELATIONAL_DEPTH: '4',
    // Maximum number of tokens in a GraphQL query. GraphQL compares each field with each: 5,000 took a
    // second.
    GRAPHQL_QUERY_TOKEN_LIMIT: '1000',
  };
}

/** The settings of the form endpoints. */
function forms({ forms: settings }: CmsEnvironment): Record<string, string> {
  return {
    CMS_FORMS_ORIGINS: settings.origins.join(),
    CMS_FORMS_PER_ADDRESS: String(settings.perAddress),
    CMS_FORMS_PER_EMAIL: String(settings.perEmail),
    CMS_FORMS_WORK: String(settings.work),
    CMS_FORMS_LEAST_SECONDS: String(settings.leastSeconds),
  };
}

/** Only variables that are set. The extension has the defaults. */
function mails(environment: CmsEnvironment): Record<string, string> {
  const { mailTo, mailPauses, bounces, dkimSelector, dkimKey } = environment;
  return {
    ...(mailTo !== undefined && { CMS_MAIL_TO: mailTo }),
    ...(mailPauses !== undefined && { CMS_MAIL_PAUSES: mailPauses }),
    ...(bounces !== undefined && { CMS_BOUNCE_ADDRESS: bounces }),
    ...(dkimSelector !== undefined && { CMS_DKIM_SELECTOR: dkimSelector }),
    ...(dkimKey !== undefined && { CMS_DKIM_KEY: dkimKey }),
  };
}
