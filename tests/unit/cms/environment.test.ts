import { describe, expect, it } from '@jest/globals';
import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { CmsError, readCmsEnvironment } from '../../../cms/environment.ts';

const dataOf = (variables: NodeJS.ProcessEnv) => basename(readCmsEnvironment(variables).dataDir);

describe('a second factor', () => {
  const isNeeded = (variables: NodeJS.ProcessEnv) => readCmsEnvironment(variables).secondFactor;

  it('is needed wherever others get to Directus, unless a variable says otherwise', () => {
    expect(isNeeded({ CMS_PUBLIC_URL: 'https://cms.example.org' })).toBe(true);
    expect(isNeeded({ CMS_HOST: '0.0.0.0' })).toBe(true);
    expect(isNeeded({ CMS_HOST: '0.0.0.0', CMS_SECOND_FACTOR: '0' })).toBe(false);
  });

  it('is not needed by accounts for trying out, unless a variable says otherwise', () => {
    expect(isNeeded({})).toBe(false);
    expect(isNeeded({ CMS_DEMO: '0' })).toBe(true);
    expect(isNeeded({ CMS_SECOND_FACTOR: '1' })).toBe(true);
  });
});

describe('the Directus of a project', () => {
  it('has data of its own, beside that of the others', () => {
    expect(dataOf({})).toBe('.data');
    expect(dataOf({ PROJECT: 'association' })).toBe('.data');
    expect(dataOf({ PROJECT: 'shop' })).toBe('.data-shop');
    expect(dataOf({ PROJECT: 'shop', CMS_DATA_DIR: '/srv/amsel' })).toBe('amsel');
  });

  it('has its data in the folder of an own project, and no demo accounts', () => {
    const folder = mkdtempSync(join(tmpdir(), 'own-'));
    mkdirSync(join(folder, 'content'));
    writeFileSync(join(folder, 'content/project.json'), '{}');
    const environment = readCmsEnvironment({ PROJECT_DIR: folder });
    expect(environment).toMatchObject({
      dataDir: join(folder, 'cms'),
      content: { folder: join(folder, 'content') },
      demo: false,
    });
    expect(readCmsEnvironment({ PROJECT_DIR: folder, CMS_DEMO: '1' }).demo).toBe(true);
    expect(dataOf({ PROJECT_DIR: folder, CMS_DATA_DIR: '/srv/amsel' })).toBe('amsel');
    rmSync(folder, { recursive: true });
  });

  it('is one of those that there are', () => {
    expect(() => readCmsEnvironment({ PROJECT: 'bakery' })).toThrow(
      new CmsError('PROJECT: expected an embedded project: association, shop.'),
    );
  });
});

describe('the key that signs mails', () => {
  const pem = (modulusLength: number) =>
    generateKeyPairSync('rsa', {
      modulusLength,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
  const { privateKey, publicKey } = pem(2048);
  const keyWanted =
    'CMS_DKIM_KEY: expected a private RSA key of at least 2048 bits, in PEM format.';

  it('may be on one line, as in an environment file', () => {
    const variables = {
      CMS_DKIM_SELECTOR: 'vhm1',
      CMS_DKIM_KEY: privateKey.replaceAll('\n', '\\n'),
    };
    expect(readCmsEnvironment(variables)).toMatchObject({
      ...{ dkimSelector: 'vhm1', dkimKey: privateKey },
    });
  });

  it.each([
    [{ CMS_DKIM_SELECTOR: 'vhm1' }, /^CMS_DKIM_SELECTOR, CMS_DKIM_KEY: expected both or none/],
    [{ CMS_DKIM_KEY: privateKey }, /^CMS_DKIM_SELECTOR, CMS_DKIM_KEY: expected both or none/],
    [{ CMS_DKIM_SELECTOR: 'a b', CMS_DKIM_KEY: privateKey }, /^CMS_DKIM_SELECTOR: expected a name/],
    [{ CMS_DKIM_SELECTOR: 'vhm1', CMS_DKIM_KEY: publicKey }, keyWanted],
    [{ CMS_DKIM_SELECTOR: 'vhm1', CMS_DKIM_KEY: pem(1024).privateKey }, keyWanted],
    [{ CMS_DKIM_SELECTOR: 'vhm1', CMS_DKIM_KEY: '/etc/dkim.pem' }, keyWanted],
  ])('is reported if it would sign nothing: %#', (variables, message) => {
    expect(() => readCmsEnvironment(variables)).toThrow(message);
  });
});
