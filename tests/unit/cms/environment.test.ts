import { describe, expect, it } from '@jest/globals';
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
