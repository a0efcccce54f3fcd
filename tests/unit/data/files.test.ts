/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkFiles } from '../../../data/files.ts';
import { problemLines, siteOf } from './smallContent.ts';

describe('checkFiles', () => {
  it('wants the logo among the images', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'content-'));
    try {
      const problems = () => problemLines(() => checkFiles(siteOf(), folder));
      expect(await problems()).toEqual([
        'project.json: logo.file: expected a file in images/, found no logo.svg',
      ]);
      mkdirSync(join(folder, 'images'));
      writeFileSync(join(folder, 'images/logo.svg'), '<svg/>');
      expect(await problems()).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
