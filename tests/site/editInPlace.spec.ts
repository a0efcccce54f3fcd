import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { siteFolder } from './pages.ts';
import { test } from './test.ts';

test('nothing of the editing in place, which only the preview has, is published', () => {
  const files = globSync('**/*.{html,js,json,css}', { cwd: siteFolder });
  expect(files.length).toBeGreaterThan(100);
  const traces = files.filter((file) =>
    /data-directus|visual-editing|__edit\b/.test(readFileSync(join(siteFolder, file), 'utf8')),
  );
  expect(traces).toEqual([]);
});
