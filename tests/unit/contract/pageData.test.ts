import { describe, expect, it } from '@jest/globals';
import { pageDataAddress, recordName } from '../../../contract/pageData.ts';

describe('the address of a page’s record', () => {
  it.each([
    ['/', '/page-data/index/page-data.json'],
    ['/en/', '/page-data/en/page-data.json'],
    ['/service/satzung', '/page-data/service/satzung/page-data.json'],
  ])('%s', (path, address) => {
    expect(pageDataAddress(recordName(path))).toBe(address);
  });
});
