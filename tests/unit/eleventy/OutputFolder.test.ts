import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { filesIn } from '../../../data/folders/filesIn.ts';
import { OutputFolder } from '../../../eleventy/OutputFolder.ts';

const folder = mkdtempSync(join(tmpdir(), 'collegium-output-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the folder that a build writes to', () => {
  const output = new OutputFolder(folder);

  it('gets the file that has an address, and the folders above', () => {
    output.write('/en/about/us.html', 'Über uns – „wir“');
    output.write('/en/about/them.html', 'they');
    output.write('/index.html', 'home');
    expect(filesIn(folder).sort()).toEqual([
      'en/about/them.html',
      'en/about/us.html',
      'index.html',
    ]);
    expect(readFileSync(join(folder, 'en/about/us.html'), 'utf8')).toBe('Über uns – „wir“');
  });

  it('has the last of what was written', () => {
    output.write('/index.html', 'new');
    expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe('new');
  });
});

it('has no files where there is no folder', () => {
  expect(filesIn(join(folder, 'nowhere'))).toEqual([]);
});
