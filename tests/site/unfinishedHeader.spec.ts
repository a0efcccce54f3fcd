import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { observeShifts, shifts } from '../layoutShifts.ts';
import { siteFolder } from './pages.ts';
import { test } from './test.ts';

// The page's policy would refuse the script that writes it in two parts.
test.use({ bypassCSP: true });

test('nothing of the header moves on a device that draws it before it has read all of it', async ({
  page,
}) => {
  const html = readFileSync(join(siteFolder, 'index.html'), 'utf8');
  const middle = html.indexOf('<nav');
  expect(middle).toBeLessThan(html.indexOf('</header>'));
  const parts = [html.slice(0, middle), html.slice(middle)];
  await page.route('**/empty', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await observeShifts(page);
  await page.goto('/empty');
  await page.evaluate(async ([first, rest]) => {
    document.open();
    // oxlint-disable-next-line typescript/no-deprecated -- the browser reads it as it reads a slow response
    document.write(first!);
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    // oxlint-disable-next-line typescript/no-deprecated -- as above
    document.write(rest!);
    document.close();
  }, parts);
  await expect(page.getByRole('banner')).toBeVisible();
  expect(await shifts(page)).toEqual([]);
});
