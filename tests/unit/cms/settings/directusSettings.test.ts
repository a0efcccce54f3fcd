import { describe, expect, it } from '@jest/globals';
import { directusSettings } from '../../../../cms/settings/directusSettings.ts';
import { CmsError, readCmsEnvironment } from '../../../../cms/environment.ts';

const secrets = { key: 'key', secret: 'secret', buildToken: 'token', previewSecret: 'preview' };
const postgres = {
  DB_CLIENT: 'pg',
  DB_HOST: 'db.example.org',
  DB_DATABASE: 'collegium',
  DB_USER: 'directus',
};

describe('what reaches Directus', () => {
  it('is SQLite beside the uploads, without anything set', () => {
    const settings = settingsOf({ CMS_DATA_DIR: '/data' });
    expect(settings).toMatchObject({
      DB_CLIENT: 'sqlite3',
      DB_FILENAME: '/data/data.db',
      STORAGE_LOCAL_ROOT: '/data/uploads',
      CACHE_ENABLED: 'false',
      CACHE_SCHEMA_FREEZE_ENABLED: 'true',
      OPENAPI_ENABLED: 'false',
    });
    expect(databaseIn(settings)).toEqual(['DB_CLIENT', 'DB_FILENAME']);
  });

  it('ends Directus if the extension, which has its guards, can’t be loaded', () => {
    expect(settingsOf({})).toMatchObject({ EXTENSIONS_MUST_LOAD: 'true' });
  });

  it('is the PostgreSQL that is set, with all that it needs, and no SQLite', () => {
    const variables = { ...postgres, DB_PASSWORD: 'geheim', DB_SSL__REJECT_UNAUTHORIZED: 'false' };
    const settings = settingsOf(variables);
    expect(settings).toMatchObject({ ...variables, DB_PORT: '5432' });
    expect(databaseIn(settings)).toEqual([...Object.keys(variables), 'DB_PORT'].sort());
  });

  it('is the largest file that a build takes, unless the operator names another', () => {
    // docs/operating.md, Limits: 100 MB.
    expect(settingsOf({})).toMatchObject({ FILES_MAX_UPLOAD_SIZE: '100000000' });
    const own = { FILES_MAX_UPLOAD_SIZE: '20mb' };
    expect(settingsOf(own)).toMatchObject(own);
  });

  it('is a connection string alone', () => {
    const DB_CONNECTION_STRING = 'postgres://directus:geheim@db.example.org:5433/collegium';
    expect(settingsOf({ DB_CLIENT: 'pg', DB_CONNECTION_STRING })).toMatchObject({
      DB_CLIENT: 'pg',
      DB_CONNECTION_STRING,
    });
  });

  it('is what several instances share, in place of the defaults', () => {
    const shared = {
      REDIS: 'redis://redis.example.org:6379',
      CACHE_ENABLED: 'true',
      CACHE_STORE: 'redis',
      RATE_LIMITER_ENABLED: 'true',
      RATE_LIMITER_STORE: 'redis',
      SYNCHRONIZATION_STORE: 'redis',
      STORAGE_LOCATIONS: 's3',
      STORAGE_S3_DRIVER: 's3',
      STORAGE_S3_BUCKET: 'uploads',
    };
    expect(settingsOf(shared)).toMatchObject(shared);
  });

  // Directus tries three times, and removes the lock when it was asked for as often as this.
  it.each([{ REDIS: 'redis://redis.example.org:6379' }, { REDIS_HOST: 'redis.example.org' }])(
    'does not wait for the lock of a killed instance, with %j',
    (redis) => {
      expect(Number(settingsOf(redis)['CACHE_SCHEMA_MAX_ITERATIONS'])).toBeLessThanOrEqual(3);
      expect(settingsOf(redis)).toHaveProperty('CACHE_SCHEMA_SYNC_TIMEOUT');
      expect(settingsOf({})).not.toHaveProperty('CACHE_SCHEMA_MAX_ITERATIONS');
    },
  );

  it('is a cache that knows of changes, if it is switched on', () => {
    expect(settingsOf({ CACHE_ENABLED: 'true' })).toMatchObject({ CACHE_AUTO_PURGE: 'true' });
  });

  it('is how open the endpoint for forms is, and to which websites', () => {
    const variables = {
      SITE_URL: 'https://www.example.org/',
      CMS_FORMS_ORIGINS: 'https://example.com, http://localhost:8080',
      CMS_FORMS_PER_ADDRESS: '7',
    };
    expect(settingsOf(variables)).toMatchObject({
      CMS_FORMS_ORIGINS: 'https://www.example.org,https://example.com,http://localhost:8080',
      CMS_FORMS_PER_ADDRESS: '7',
      CMS_FORMS_PER_EMAIL: '5',
      CMS_FORMS_WORK: '600',
      CMS_FORMS_LEAST_SECONDS: '3',
    });
  });

  it('is, over HTTPS, a session that no neighbour can plant, unless one cookie is for all of them', () => {
    const CMS_PUBLIC_URL = 'https://cms.example.org';
    expect(settingsOf({ CMS_PUBLIC_URL })).toMatchObject({
      SESSION_COOKIE_SECURE: 'true',
      SESSION_COOKIE_NAME: '__Host-directus_session_token',
    });
    const shared = { CMS_PUBLIC_URL, SESSION_COOKIE_DOMAIN: '.example.org' };
    expect(settingsOf(shared)).not.toHaveProperty('SESSION_COOKIE_NAME');
    expect(settingsOf({})).not.toHaveProperty('SESSION_COOKIE_NAME');
  });

  // The privacy notice's own words: “spätestens sieben Tage”, “spätestens einen Tag nach Ihrem letzten Besuch”.
  it('is how long a log-in lasts, as the privacy notice says', () => {
    expect(settingsOf({})).toMatchObject({ REFRESH_TOKEN_TTL: '7d', SESSION_COOKIE_TTL: '1d' });
  });

  it('is nothing else of the surroundings', () => {
    // Without DB_CLIENT, DB_HOST belongs to another program.
    const settings = settingsOf({
      DB_HOST: 'localhost',
      REDISTRIBUTE: '1',
      ACCESS_LOG: 'all',
      // Features that would bypass the guard's checks.
      TUS_ENABLED: 'true',
      WEBSOCKETS_ENABLED: 'true',
      AUTH_PROVIDERS: 'google',
      AUTH_GOOGLE_ALLOW_PUBLIC_REGISTRATION: 'true',
      CONFIG_PATH: '/elsewhere/.env',
    });
    expect(settings).toEqual(settingsOf({}));
  });
});

describe('one clear line', () => {
  it.each([
    [{ DB_CLIENT: 'mongodb' }, 'DB_CLIENT: expected pg for PostgreSQL, or sqlite3.'],
    [
      { ...postgres, DB_HOST: '', DB_USER: '' },
      'DB_HOST, DB_USER: expected a value, since DB_CLIENT=pg needs DB_HOST, DB_DATABASE, DB_USER or a DB_CONNECTION_STRING.',
    ],
    [{ ...postgres, DB_PORT: 'five' }, 'DB_PORT: expected a port number from 1 to 65535.'],
    [
      { DB_CLIENT: 'pg', DB_CONNECTION_STRING: 'db.example.org' },
      'DB_CONNECTION_STRING: expected an address such as postgres://user@host:5432/name.',
    ],
    [
      { CACHE_STORE: 'redis' },
      'REDIS: expected an address such as redis://localhost:6379, since CACHE_STORE=redis needs it.',
    ],
    [{ CMS_FORMS_WORK: 'much' }, 'CMS_FORMS_WORK: expected a whole number, at least 1.'],
    [{ CMS_FORMS_PER_EMAIL: '0' }, 'CMS_FORMS_PER_EMAIL: expected a whole number, at least 1.'],
    [
      { CMS_FORMS_ORIGINS: 'https://example.org,example.com' },
      'CMS_FORMS_ORIGINS: expected addresses such as https://www.example.org, with commas.',
    ],
    [
      { REFRESH_TOKEN_TTL: '30d' },
      'REFRESH_TOKEN_TTL: expected 7d or nothing, since the privacy notice says so.',
    ],
    [
      { SESSION_COOKIE_TTL: '7d' },
      'SESSION_COOKIE_TTL: expected 1d or nothing, since the privacy notice says so.',
    ],
    [{ RATE_LIMITER_STORE: 'memcache' }, 'RATE_LIMITER_STORE: expected memory or redis.'],
  ])('reports %j', (variables, line) => {
    expect(() => readCmsEnvironment(variables)).toThrow(new CmsError(line));
  });
});

function settingsOf(variables: Readonly<Record<string, string>>) {
  return directusSettings(readCmsEnvironment(variables), secrets);
}

function databaseIn(settings: Readonly<Record<string, string>>): string[] {
  return Object.keys(settings)
    .filter((name) => name.startsWith('DB_'))
    .sort();
}
