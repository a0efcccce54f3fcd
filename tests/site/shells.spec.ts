import { expect } from '@playwright/test';
import { siteFile } from './files.ts';
import { pageDataOf, test } from './traveller.ts';

/**
 * The content of the members' area is not in any file. In every build, one page responds to all
 * addresses in it.
 */
const areas = [
  {
    area: '/mitgliederbereich',
    title: 'Mitgliederbereich',
    page: ['/rechtsberatung', 'Rechtsberatung'],
  },
  {
    area: '/en/members-area',
    title: 'Members’ area',
    page: ['/legal-advice', 'Legal advice'],
  },
  {
    area: '/fr/espace-membres',
    title: 'Espace membres',
    page: ['/conseil-juridique', 'Conseil juridique'],
  },
] as const;

for (const { area, title, page: ofMembers } of areas) {
  const [ownPath, ownTitle] = ofMembers;
  for (const [address, expected] of [
    [`${area}${ownPath}`, ownTitle],
    [`${area}${ownPath}/merkblatt`, title],
  ] as const) {
    test(`${address} shows the way to the office where nobody can log in`, async ({
      traveller,
    }) => {
      const { page, heading } = traveller;
      const response = await page.goto(address);
      expect(response?.status()).toBe(200);
      await expect(heading).toHaveText(expected);
      await expect(page).toHaveTitle(new RegExp(`^${expected} – `));
      for (const way of ['tel:', 'mailto:']) {
        await expect(page.locator(`main a[href^="${way}"]`)).toBeVisible();
      }
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      // The language switch keeps the page if the build knows it, and otherwise leads to the area's
      // start.
      for (const other of areas.filter((one) => one.area !== area)) {
        const target = expected === title ? other.area : `${other.area}${other.page[0]}`;
        await expect(page.locator(`a[hreflang][href="${target}"]`).first()).toBeAttached();
      }
    });
  }
}

test('the sitemap does not name the area’s pages', () => {
  expect(siteFile('sitemap.xml').toString()).not.toMatch(
    /(?:mitgliederbereich|members-area|espace-membres)\//,
  );
});

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
  expect(server.requests(pageDataOf('/en/members-area/legal/404'))).toBe(1);

  await goTo('/en/no/such/page');
  await expect(heading).toHaveText('Not found');
  expect(traveller.documents()).toBe(1);
});

test('a build that knows no Directus has no shell for news, and asks nobody', () => {
  expect(siteFile('_redirects').toString()).not.toContain('/aktuelles/404.html');
  expect(siteFile('_headers').toString()).toMatch(/connect-src 'self';/);
});

test.describe('without JavaScript', () => {
  test.use({ contextOptions: { javaScriptEnabled: false } });

  test('the members’ area shows the way to the office, too', async ({ traveller }) => {
    await traveller.page.goto('/mitgliederbereich/hotline');
    await expect(traveller.page.locator('main a[href^="tel:"]')).toBeVisible();
  });
});
