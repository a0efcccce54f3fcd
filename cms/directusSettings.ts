import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CmsEnvironment } from './environment.ts';
import { demoPeople } from './people.ts';
import { previewSettings } from './previewSettings.ts';
import type { Secrets } from './secrets.ts';

/** The whole environment of Directus: what this installation needs, and what the operator has set. */
export function directusSettings(
  environment: CmsEnvironment,
  secrets: Secrets,
): Record<string, string> {
  const { dataDir } = environment;
  return {
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
    EXTENSIONS_PATH: fileURLToPath(new URL('./extensions', import.meta.url)),
    ADMIN_EMAIL: demoPeople.administrator.email,
    ADMIN_PASSWORD: demoPeople.administrator.password,
    EMAIL_FROM: 'cms@example.org',
    EMAIL_TRANSPORT: 'smtp',
    EMAIL_SMTP_HOST: '127.0.0.1',
    EMAIL_SMTP_PORT: String(environment.smtpPort),
    EMAIL_SMTP_IGNORE_TLS: 'true',
    EMAIL_VERIFY_SETUP: 'false',
    PASSWORD_RESET_URL_ALLOW_LIST: `${environment.siteUrl}/mitgliederbereich/reset-password`,
    CORS_ENABLED: 'true',
    CORS_ORIGIN: environment.siteUrl,
    CORS_CREDENTIALS: 'true',
    ...previewSettings(environment),
    LOG_LEVEL: 'warn',
    LOG_STYLE: 'raw',
    TELEMETRY: 'false',
    WEBSOCKETS_ENABLED: 'false',
    CACHE_ENABLED: 'false',
    // A busy computer makes a request slow; refusing it would help nobody here.
    PRESSURE_LIMITER_ENABLED: 'false',
    ...environment.directusSettings,
  };
}
