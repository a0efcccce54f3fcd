import { expect } from '@playwright/test';
import { htmlProblems } from '../htmlRules.ts';
import { pages } from './pages.ts';
import { test } from './test.ts';

for (const { file, html } of pages) {
  test(file, async () => {
    expect(await htmlProblems(html, file)).toEqual([]);
  });
}
