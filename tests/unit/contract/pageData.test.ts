import { describe, expect, it } from '@jest/globals';
import { pageDataAddress, pageDataName } from '../../../contract/pageData.ts';

describe('the address of page data', () => {
  it.each([
    ['/', '/page-data/index/page-data.json'],
    ['/en/', '/page-data/en/page-data.json'],
    ['/service/satzung', '/page-data/service/satzung/page-data.json'],
  ])('%s', (path, address) => {
    expect(pageDataAddress(pageDataName(path))).toBe(address);
  });
});
