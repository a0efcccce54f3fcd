import { expect } from '@playwright/test';
import { idle } from '../idle.ts';
import { asItIs, type Mood } from '../moodyServer.ts';
import { pageDataOf } from '../traveller.ts';
import { hash } from './newerBuild.ts';
import { test } from './offlineReader.ts';

/* Copies on the device contain only content that every visitor may see. */

test('private responses, the members’ area and queries of addresses are not cached', async ({
  offlineReader,
  server,
}) => {
  const { page } = offlineReader;
  await offlineReader.openTwice('/kontakt');
  const noStore = pageDataOf('/service/satzung');
  const personal = pageDataOf('/service/leistungen');
  server.answer(noStore, withHeader('cache-control', 'no-store'));
  server.answer(personal, withHeader('cache-control', 'private, max-age=60'));
  await page.evaluate(
    async ([first, second, members, other]) => {
      await Promise.all([first, second, members].map((address) => fetch(address!)));
      await fetch(other!, { headers: { Authorization: 'Bearer token' } });
      await fetch('/kontakt', { method: 'POST' }).catch(() => undefined);
    },
    [noStore, personal, pageDataOf('/mitgliederbereich'), pageDataOf('/service/berufsbild')],
  );
  for (const path of ['/mitgliederbereich', '/en/members-area', '/fr/espace-membres']) {
    await page.goto(path);
    await idle(page);
  }
  // The page behind the link to set a new password, which members get by mail.
  await page.goto('/mitgliederbereich/reset-password?token=secret');
  await idle(page);
  await page.goto('/impressum?von=rundbrief');

  await expect
    .poll(async () => (await offlineReader.cachedPaths())[`collegium-pages-${hash}`])
    .toEqual(['/kontakt', '/impressum']);
  const cachedPaths = await offlineReader.cachedPaths();
  expect(Object.keys(cachedPaths).filter((name) => !name.startsWith('collegium-'))).toEqual([
    'reads-offline',
  ]);
  const all = Object.values(cachedPaths).flat();
  for (const one of all) {
    expect.soft(one).toMatch(/^\//);
    expect.soft(one).not.toMatch(/mitgliederbereich|members-area|espace-membres|token|rundbrief/);
  }
  for (const one of [noStore, personal, pageDataOf('/service/berufsbild')]) {
    expect.soft(all).not.toContain(one);
  }
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['int-consents']);
  // A malformed token is not stored.
  expect(await page.evaluate(() => Object.entries(sessionStorage))).toEqual([]);
});

function withHeader(name: string, value: string): Mood {
  return (response, original) => {
    original.headers.set(name, value);
    return asItIs(response, original);
  };
}
