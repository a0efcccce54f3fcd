import { expect, type Locator, type Page } from '@playwright/test';
import { idle } from '../idle.ts';
import { hash } from './newerBuild.ts';
import { test } from './offlineReader.ts';

/*
 * Pages are cached only for visitors who choose to read offline: TDDDG, section 25(2)2;
 * docs/decisions/0058.
 */

test('without the choice, no cache shows which pages were read', async ({ offlineReader }) => {
  const { page, context, heading } = offlineReader;
  await offlineReader.openFirst('/kontakt');
  await page.goto('/impressum');
  await offlineReader.follow('/service/satzung');
  await expect(heading).toHaveText('Satzung');
  await idle(page);
  const cachedPaths = await offlineReader.cachedPaths();
  expect(await revealingCaches(page)).toEqual([]);
  expect(Object.keys(cachedPaths)).toContain(`collegium-offline-${hash}`);
  for (const path of Object.values(cachedPaths).flat()) {
    expect.soft(path).toMatch(/^\/(assets\/(?!images\/)|(en\/|fr\/)?offline|images\/logo\.svg)/);
  }
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);

  await context.setOffline(true);
  await page.goto('/kontakt');
  await expect(heading).toHaveText('Keine Verbindung');
  await expect(page.locator('main').getByRole('region')).toHaveCount(0);
});

test('the visitor chooses to read offline, and the end of this choice deletes all copies', async ({
  offlineReader,
}) => {
  const { page, heading } = offlineReader;
  await offlineReader.openFirst('/datenschutz');
  const choice = choiceOn(page);
  await choice.scrollIntoViewIfNeeded();
  await expect(choice).not.toBeChecked();
  await choice.check();
  await page.goto('/impressum');
  await offlineReader.waitUntilCached('/impressum');

  await page.goto('/datenschutz');
  await choice.scrollIntoViewIfNeeded();
  await expect(choice).toBeChecked();
  await choice.uncheck();
  await expect(page.getByRole('status').filter({ hasText: 'gelöscht' })).toHaveText(
    'Alle Kopien sind gelöscht.',
  );
  await page.goto('/kontakt');
  await expect(heading).toHaveText('Kontakt');
  await idle(page);
  expect(await revealingCaches(page)).toEqual([]);
});

test('the choice is made, taken back and made again on one page', async ({ offlineReader }) => {
  const { page } = offlineReader;
  await offlineReader.openFirst('/datenschutz');
  const choice = choiceOn(page);
  await choice.scrollIntoViewIfNeeded();
  await choice.check();
  await choice.uncheck();
  await expect(page.getByRole('status').filter({ hasText: 'gelöscht' })).toBeAttached();
  await page.goto('/kontakt');
  await idle(page);
  expect(await revealingCaches(page)).toEqual([]);

  await page.goto('/datenschutz');
  await choice.scrollIntoViewIfNeeded();
  await choice.check();
  await choice.uncheck();
  await choice.check();
  await page.goto('/impressum');
  await offlineReader.waitUntilCached('/impressum');
});

test('refusing all cookies ends offline reading, too', async ({ offlineReader }) => {
  const { page } = offlineReader;
  await offlineReader.openTwice('/kontakt');
  await page.locator('footer').getByRole('button', { name: 'Cookie Einstellungen' }).click();
  await page.getByRole('button', { name: 'Alle Cookies ablehnen' }).click();
  await expect.poll(() => revealingCaches(page)).toEqual([]);
});

function choiceOn(page: Page): Locator {
  return page.getByRole('checkbox', { name: 'Gelesene Seiten auf diesem Gerät behalten' });
}

/**
 * The names of the caches that show what was read: all except the two of the build's own files. Opens
 * none, because that would create a cache again which is just being deleted.
 */
async function revealingCaches(page: Page): Promise<string[]> {
  const ofBuild = [`collegium-assets-${hash}`, `collegium-offline-${hash}`];
  const names = await page.evaluate(() => caches.keys());
  return names.filter((name) => !ofBuild.includes(name));
}
