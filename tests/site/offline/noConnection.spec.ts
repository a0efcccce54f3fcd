import { expect } from '@playwright/test';
import { axeViolations } from '../../axe.ts';
import { hash } from './newerBuild.ts';
import { test } from './offlineReader.ts';

/* Without a connection, the address of a page that is not cached shows the page “no connection”. */

for (const [path, lang, title] of [
  ['/wer-wir-sind/vorstand', 'de', 'Keine Verbindung'],
  ['/en/imprint', 'en', 'No connection'],
  ['/fr/introuvable', 'fr', 'Pas de connexion'],
  ['/mitgliederbereich', 'de', 'Keine Verbindung'],
] as const) {
  test(`${path} shows that there is no connection, and then the page`, async ({
    offlineReader,
  }) => {
    const { page, context, heading } = offlineReader;
    await offlineReader.openTwice('/datenschutz-social');
    await context.setOffline(true);
    await page.goto(path);
    await expect(heading).toHaveText(title);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    expect(offlineReader.address()).toBe(path);
    expect(await axeViolations(page)).toEqual([]);
    await expect(page.locator('[data-again]')).toHaveAttribute('href', path);

    await context.setOffline(false);
    await page.locator('[data-again]').click();
    await expect(heading).not.toHaveText(title);
    expect(offlineReader.address()).toBe(path);
  });
}

test('the page “no connection” lists the cached pages of its language', async ({
  offlineReader,
}) => {
  const { page, context, heading } = offlineReader;
  await offlineReader.openTwice('/en/contact');
  for (const path of ['/kontakt', '/impressum?von=rundbrief']) {
    await page.goto(path);
  }
  await expect
    .poll(async () => (await offlineReader.cachedPaths())[`collegium-pages-${hash}`])
    .toEqual(['/en/contact', '/kontakt', '/impressum']);
  await context.setOffline(true);
  await page.goto('/wer-wir-sind/vorstand');
  const links = page.getByRole('region', { name: 'Diese Seiten können Sie jetzt lesen' });
  await expect(links.getByRole('link')).toHaveText(['Impressum', 'Kontakt']);
  expect(await axeViolations(page)).toEqual([]);
  await links.getByRole('link', { name: 'Kontakt' }).click();
  await expect(heading).toHaveText('Kontakt');
});

test('a link to a page that is not cached leads to the page “no connection”, too', async ({
  offlineReader,
}) => {
  const { page, context, heading } = offlineReader;
  await offlineReader.openTwice('/');
  await context.setOffline(true);
  await offlineReader.follow('/service/satzung');
  await expect(heading).toHaveText('Keine Verbindung');
  expect(offlineReader.address()).toBe('/service/satzung');
  await context.setOffline(false);
  await page.locator('[data-again]').click();
  await expect(heading).toHaveText('Satzung');
});
