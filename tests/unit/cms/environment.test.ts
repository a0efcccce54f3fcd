import { describe, expect, it } from '@jest/globals';
import { basename } from 'node:path';
import { CmsError, readCmsEnvironment } from '../../../cms/environment.ts';

const dataOf = (variables: NodeJS.ProcessEnv) => basename(readCmsEnvironment(variables).dataDir);

describe('the Directus of a project', () => {
  it('has data of its own, beside that of the others', () => {
    expect(dataOf({})).toBe('.data');
    expect(dataOf({ PROJECT: 'association' })).toBe('.data');
    expect(dataOf({ PROJECT: 'shop' })).toBe('.data-shop');
    expect(dataOf({ PROJECT: 'shop', CMS_DATA_DIR: '/srv/amsel' })).toBe('amsel');
  });

  it('is one of those that there are', () => {
    expect(() => readCmsEnvironment({ PROJECT: 'bakery' })).toThrow(
      new CmsError('PROJECT: expected an embedded project: association, shop.'),
    );
  });
});
