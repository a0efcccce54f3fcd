import { describe, expect, it } from '@jest/globals';
import { outputFile } from '../../../../pages/template/outputFile.ts';

describe('outputFile', () => {
  it.each([
    ['/', '/index.html'],
    ['/en/', '/en/index.html'],
    ['/kontakt', '/kontakt.html'],
    ['/fr/service/statuts', '/fr/service/statuts.html'],
    ['/404', '/404.html'],
    ['/en/404', '/en/404.html'],
  ])('%s is %s', (path, file) => {
    expect(outputFile(path)).toBe(file);
  });
});
