import { devNull } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  invitationLinkDays,
  memberLinkPage,
  type MemberLinkKind,
} from '../../contract/members/links.ts';
import { cookieDays, tokenDays } from '../../contract/members/sessionDays.ts';
import { fileTypes } from '../../data/files/fileKinds.ts';
import { defaultLimits } from '../../data/sources/backend/limits.ts';
import { languages } from '../../locales/languages.ts';
import type { CmsEnvironment } from '../environment.ts';
import type { Secrets } from '../secrets.ts';
import { foreignNetworks } from './foreignNetworks.ts';
import { previewSettings } from './previewSettings.ts';

/** The whole environment of Directus: what this installation needs, and what the operator has set. */
export function directusSettings(
  environment: CmsEnvironment,
  secrets: Pick<Secrets, 'key' | 'secret' | 'previewSecret'>,
): Record<string, string> {
  const { dataDir } = environment;
  return {
    // Otherwise Directus reads `.env` in the current folder, such as the one for builds, and its values replace all of
    // these: HOST, IP_TRUST_PROXY, AUTH_PROVIDERS, TUS_ENABLED.
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
    EMAIL_FROM: 'cms@example.org',
    EMAIL_TRANSPORT: 'smtp',
    ...(environment.catchesMail && {
      EMAIL_SMTP_HOST: '127.0.0.1',
      EMAIL_SMTP_PORT: String(environment.smtpPort),
      EMAIL_SMTP_IGNORE_TLS: 'true',
    }),
    EMAIL_VERIFY_SETUP: 'false',
    EMAIL_TEMPLATES_PATH: fileURLToPath(
      new URL('../extensions/collegium-members/templates', import.meta.url),
    ),
    PASSWORD_RESET_URL_ALLOW_LIST: linkPages('resetPassword', environment),
    USER_INVITE_URL_ALLOW_LIST: linkPages('invitation', environment),
    USER_INVITE_TOKEN_TTL: `${invitationLinkDays}d`,
    REFRESH_TOKEN_TTL: `${tokenDays}d`,
    SESSION_COOKIE_TTL: `${cookieDays}d`,
    // What the website asks for as a member it asks with a token, unless the operator has chosen cookies.
    CORS_ENABLED: 'true',
    CORS_ORIGIN: environment.siteUrl,
    CORS_CREDENTIALS: 'false',
    ...(environment.publicUrl.startsWith('https:') && overHttps(environment)),
    ...limits(environment),
    ...forms(environment),
    ...outbox(environment),
    CMS_RETENTION_TIME: environment.retentionTime,
    FILES_MIME_TYPE_ALLOW_LIST: fileTypes.join(),
    // Directus has no limit. A larger file would end each build that it is part of.
    FILES_MAX_UPLOAD_SIZE: String(defaultLimits.file),
    IMPORT_IP_DENY_LIST: foreignNetworks.join(),
    ...previewSettings(environment),
    CMS_PREVIEW_SECRET: secrets.previewSecret,
    LOG_LEVEL: 'warn',
    LOG_STYLE: 'raw',
    TELEMETRY: 'false',
    WEBSOCKETS_ENABLED: 'false',
    MCP_ENABLED: 'false',
    AI_ENABLED: 'false',
    CACHE_ENABLED: 'false',
    // Otherwise Directus 11 copies the whole schema for each request: 35 of 130 seconds of CPU time in a profile
    // of the tests of access rights.
    CACHE_SCHEMA_FREEZE_ENABLED: 'true',
    // A busy computer makes a request slow; refusing it would help nobody here.
    PRESSURE_LIMITER_ENABLED: 'false',
    ...environment.directusSettings,
  };
}

/** Where links in mails may lead: the website's own pages for them, in each language. */
function linkPages(kind: MemberLinkKind, { siteUrl }: CmsEnvironment): string {
  return languages.map((language) => siteUrl + memberLinkPage(kind, language)).join();
}

function overHttps({ directusSettings: { SESSION_COOKIE_DOMAIN } }: CmsEnvironment) {
  return {
    SESSION_COOKIE_SECURE: 'true',
    REFRESH_TOKEN_COOKIE_SECURE: 'true',
    // By this name, browsers take it from no neighbour below the same domain, nor for one path alone: nobody
    // is given a session of somebody else's. It belongs to one host, which an operator may not want.
    ...(SESSION_COOKIE_DOMAIN === undefined && {
      SESSION_COOKIE_NAME: '__Host-directus_session_token',
    }),
    HSTS_ENABLED: 'true',
  };
}

/**
 * What one address may ask for, far above what an editor's browser or a build does. What people guess
 * at is limited by the guard (extensions/collegium-guard), which has to know where a request comes from:
 * a header that says so is believed only where the operator has put a proxy before Directus.
 */
function limits({ lockSeconds }: CmsEnvironment): Record<string, string> {
  return {
    IP_TRUST_PROXY: 'false',
    RATE_LIMITER_ENABLED: 'true',
    RATE_LIMITER_POINTS: '2000',
    RATE_LIMITER_DURATION: '10',
    RATE_LIMITER_STORE: 'memory',
    CMS_LOCK_SECONDS: String(lockSeconds),
    // Relations behind each other in one query. The website asks for three. Each one that leads from texts back to
    // their item triples the answer, and Directus allows ten.
    MAX_RELATIONAL_DEPTH: '6',
    // Words and signs of one question in GraphQL, of which each field is compared with each: 5,000 took a second.
    GRAPHQL_QUERY_TOKEN_LIMIT: '1000',
  };
}

/** What the door for forms knows of the websites and of how much it lets in. */
function forms({ forms: door }: CmsEnvironment): Record<string, string> {
  return {
    CMS_FORMS_ORIGINS: door.origins.join(),
    CMS_FORMS_PER_ADDRESS: String(door.perAddress),
    CMS_FORMS_PER_EMAIL: String(door.perEmail),
    CMS_FORMS_WORK: String(door.work),
    CMS_FORMS_LEAST_SECONDS: String(door.leastSeconds),
  };
}

/** What is not set, the extension decides. */
function outbox({ mailTo, mailPauses }: CmsEnvironment): Record<string, string> {
  return {
    ...(mailTo !== undefined && { CMS_MAIL_TO: mailTo }),
    ...(mailPauses !== undefined && { CMS_MAIL_PAUSES: mailPauses }),
  };
}
