import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { builtStorybook } from './storybook.ts';

/**
 * In bytes. 10.27 MB were measured in November 2026, of which more than 6 MB are Storybook's own interface, its blocks for pages, its test
 * library and axe. A larger build means that something new is shown, or shown twice.
 */
const most = 10_400_000;

test('the built Storybook does not grow unnoticed', () => {
  const files = readdirSync(builtStorybook, { recursive: true, encoding: 'utf8' });
  const sizes = files
    .map((name) => statSync(join(builtStorybook, name)))
    .filter((file) => file.isFile());
  const bytes = sizes.reduce((sum, { size }) => sum + size, 0);
  expect(bytes).toBeGreaterThan(5_000_000);
  expect(bytes).toBeLessThan(most);
});
