import { describe, expect, it } from '@jest/globals';
import { settingFindings } from '../../../cms/check/settingFindings.ts';
import { directusSettings } from '../../../cms/settings/directusSettings.ts';
import { readCmsEnvironment } from '../../../cms/environment.ts';

const secret = '0123456789abcdef'.repeat(4);

/** A correct configuration. Each test breaks one setting. */
const ready = {
  CMS_PUBLIC_URL: 'https://cms.example.org',
  EMAIL_SMTP_HOST: 'mail.example.org',
  EMAIL_FROM: 'post@example.org',
  IP_TRUST_PROXY: '127.0.0.1',
};

describe('what the check finds in variables', () => {
  it('is nothing where all is set', () => {
    expect(findingsIn({})).toEqual([]);
  });

  it.each<[Readonly<Record<string, string>>, string]>([
    [{ CMS_PUBLIC_URL: 'http://cms.example.org' }, 'CMS_PUBLIC_URL'],
    [{ EMAIL_SMTP_HOST: '' }, 'EMAIL_SMTP_HOST'],
    [{ EMAIL_FROM: '' }, 'EMAIL_FROM'],
    [{ CMS_SECRET: 'secret'.repeat(8) }, 'CMS_SECRET'],
    [{ RATE_LIMITER_ENABLED: 'false' }, 'RATE_LIMITER_ENABLED'],
    [{ CMS_LOCK_SECONDS: '5' }, 'CMS_LOCK_SECONDS'],
    [{ CMS_FORMS_WORK: '1' }, 'CMS_FORMS_WORK'],
    [{ CMS_FORMS_LEAST_SECONDS: '0' }, 'CMS_FORMS_LEAST_SECONDS'],
    [{ CORS_ORIGIN: '*' }, 'CORS_ORIGIN'],
    [{ CORS_ORIGIN: 'true' }, 'CORS_ORIGIN'],
    [{ CORS_ORIGIN: 'https://*.example.org' }, 'CORS_ORIGIN'],
    [{ CORS_CREDENTIALS: 'true' }, 'CORS_CREDENTIALS'],
    [{ IP_TRUST_PROXY: 'true' }, 'IP_TRUST_PROXY'],
    [{ IP_TRUST_PROXY: '' }, 'IP_TRUST_PROXY'],
    [{ IP_TRUST_PROXY: '', CMS_HOST: '0.0.0.0' }, 'IP_TRUST_PROXY'],
    [{ IMPORT_IP_DENY_LIST: '0.0.0.0,169.254.169.254' }, 'IMPORT_IP_DENY_LIST'],
    [{ FILES_MIME_TYPE_ALLOW_LIST: '*/*' }, 'FILES_MIME_TYPE_ALLOW_LIST'],
    [{ FILES_MIME_TYPE_ALLOW_LIST: 'image/png,text/html' }, 'FILES_MIME_TYPE_ALLOW_LIST'],
    [{ SYNCHRONIZATION_STORE: 'redis', REDIS: 'redis://localhost' }, 'DB_CLIENT'],
  ])('is %j', (variables, name) => {
    const lines = findingsIn(variables);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(new RegExp(`^${name}: expected .+, (found|since) .+\\.$`));
  });

  it.each(['127.0.0.1', '::1', 'localhost'])('is the proxy that is missing before %s', (host) => {
    const lines = findingsIn({
      ...{ CMS_HOST: host, CMS_PUBLIC_URL: 'http://cms.example.org', IP_TRUST_PROXY: '' },
    });
    expect(lines.join('\n')).toContain('IP_TRUST_PROXY: expected the addresses of the proxy');
  });
});

describe('people for trying out', () => {
  it.each<[Readonly<Record<string, string>>, boolean]>([
    [{}, true],
    [{ CMS_HOST: '::1', CMS_PUBLIC_URL: 'http://127.0.0.1:8055' }, true],
    [{ CMS_DEMO: '0' }, false],
    [{ CMS_HOST: '0.0.0.0' }, false],
    [{ CMS_PUBLIC_URL: 'https://cms.example.org' }, false],
    [{ CMS_PUBLIC_URL: 'http://localhost.example.org' }, false],
  ])('with %j: %s', (variables, demo) => {
    expect(readCmsEnvironment(variables).demo).toBe(demo);
  });

  it('are wanted or not, and nothing between', () => {
    expect(() => readCmsEnvironment({ CMS_DEMO: 'no' })).toThrow('CMS_DEMO: expected 1 or 0.');
  });
});

function findingsIn(variables: Readonly<Record<string, string>>): string[] {
  const environment = readCmsEnvironment({ ...ready, ...variables });
  const secrets = { key: 'key', secret: environment.secret ?? secret, previewSecret: 'preview' };
  return settingFindings(environment, directusSettings(environment, secrets)).map(
    ({ line }) => line,
  );
}
