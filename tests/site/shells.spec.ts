import { expect } from '@playwright/test';
import { siteFile } from './files.ts';
import { recordOf, test } from './traveller.ts';

/** The members' area, whose content is in no file: every build has its shell. */
const areas = [
  ['/mitgliederbereich', 'Mitgliederbereich', 'Zum Mitgliederbereich'],
  ['/en/members-area', 'Members’ area', 'Go to the members’ area'],
  ['/fr/espace-membres', 'Espace membres', 'Aller à l’espace membres'],
] as const;

for (const [area, title, login] of areas) {
  test(`${area}/* shows the way to the login`, async ({ traveller }) => {
    const { page, heading } = traveller;
    const response = await page.goto(`${area}/rechtsberatung/merkblatt`);
    expect(response?.status()).toBe(404);
    await expect(heading).toHaveText(title);
    await expect(page.getByRole('link', { name: login })).toHaveAttribute('href', area);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    for (const [other] of areas.filter(([path]) => path !== area)) {
      await expect(page.locator(`a[hreflang][href="${other}"]`).first()).toBeAttached();
    }
  });
}

test('client navigation climbs from folder to folder to the nearest 404 page', async ({
  traveller,
  server,
}) => {
  const { page, follow, heading } = traveller;
  await page.goto('/en/');
  const goTo = async (href: string) => {
    await page.evaluate((address) => {
      const link = Object.assign(document.createElement('a'), { href: address, textContent: 'x' });
      document.querySelector('main')?.append(link);
    }, href);
    await follow(href);
  };
  await goTo('/en/members-area/legal/advice');
  await expect(heading).toHaveText('Members’ area');
  await expect(heading).toBeFocused();
  expect(traveller.address()).toBe('/en/members-area/legal/advice');
  expect(server.requests(recordOf('/en/members-area/legal/404'))).toBe(1);

  await goTo('/en/no/such/page');
  await expect(heading).toHaveText('Not found');
  expect(traveller.documents()).toBe(1);
});

test('hosts are told of the folders', () => {
  expect(siteFile('_redirects').toString()).toContain(
    '/mitgliederbereich/* /mitgliederbereich/404.html 404\n',
  );
  expect(siteFile('.htaccess').toString()).toContain(
    'ErrorDocument 404 /mitgliederbereich/404.html',
  );
  expect(siteFile('nginx.conf').toString()).toContain(
    'set $not_found /mitgliederbereich/404.html;',
  );
});

test('a build that knows no Directus has no shell for news, and asks nobody', () => {
  expect(siteFile('_redirects').toString()).not.toContain('/aktuelles/404.html');
  expect(siteFile('_headers').toString()).toMatch(/connect-src 'self';/);
});

test.describe('without JavaScript', () => {
  test.use({ contextOptions: { javaScriptEnabled: false } });

  test('the members’ area shows the way, too', async ({ traveller }) => {
    await traveller.page.goto('/mitgliederbereich/hotline');
    await expect(traveller.page.getByRole('link', { name: 'Zum Mitgliederbereich' })).toBeVisible();
  });
});
