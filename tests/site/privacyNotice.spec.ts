import type { Page } from '@playwright/test';
import { labelsFor } from '../../components/i18n/createLabels.ts';
import { productsPerPage } from '../../contract/catalogue.ts';
import { memberPath, memberLink } from '../../contract/members/addresses.ts';
import { namedPages } from '../../data/routes/namedRoutes.ts';
import { type Language, membersHomes, newsletterConfirmPages } from '../../locales/languages.ts';
import { answeredAt, firstVisit } from '../answered.ts';
import { addressOf } from '../playwright.ts';
import { matomoAddress } from './formEndpoint/address.ts';
import { fine } from './formEndpoint/FakeEndpoint.ts';
import { test as endpointTest } from './formEndpoint/test.ts';
import { json } from './hostileBackend/HostileDirectus.ts';
import { test as directusTest } from './hostileBackend/test.ts';
import { comesWith } from './otherHosts/consent.ts';
import { matomo, pageWithVideo, video } from './otherHosts/content.ts';
import { matomoScript } from '../../cms/demo/matomoScript.ts';
import { expect, test } from './otherHosts/test.ts';
import { expectToldOf, rowOf } from './privacyNotice/notice.ts';
import { gatherTraces } from './privacyNotice/traces.ts';

/*
 * Visits websites and uses their functions. The privacy notice must name, in each language,
 * everything in the browser's storage and every host that the browser contacted.
 */

const token = 'A1b2-C3d4_E5f6g7H8i9J0k1L2m3N4o5P6q7R8s9T0u';

/** A token in Directus' format: three parts in base64url. */
const memberToken = 'eyJhbGciOiJIUzI1NiJ9.eyJlbWFpbCI6ImVyaWthIn0.c2lnbmF0dXJl';

test.describe('a website with everything from other hosts', () => {
  test.use({ storageState: firstVisit, serviceWorkers: 'allow' });

  test('reports all that it stores and whom it contacts', async ({
    page,
    context,
    baseURL,
    otherHosts,
  }) => {
    const traces = await gatherTraces(context, baseURL!);
    await page.goto('/', { referer: 'https://search.example/' });
    await page.getByRole('button', { name: 'Alle Cookies erlauben' }).click();
    await expect
      .poll(() => otherHosts.requests.filter(({ path }) => path === '/matomo.php'))
      .not.toEqual([]);
    await expect(page.locator('main, aside').getByText('4,4').first()).toBeVisible();
    await page.locator('[data-color-mode-toggle]').first().click();
    await page.waitForFunction(() => navigator.serviceWorker.controller);
    const counting = await traces(page);

    await page.goto('/kontakt');
    await expect(page.locator('iframe')).toHaveCount(1);
    await page.locator('main form [name=name]').fill('Jonas Beispiel');
    await page.goto('/suche?q=satzung');

    await page.getByRole('button', { name: 'Cookie Einstellungen' }).last().click();
    const refusal = page.getByRole('button', { name: 'Alle Cookies ablehnen' });
    await refusal.click();
    await expect(refusal).toHaveCount(0);
    await page.goto('/kontakt');
    await page.getByRole('button', { name: 'Immer laden' }).click();
    await expect(page.locator('iframe')).toHaveCount(1);
    await page.goto(pageWithVideo);
    await page.getByRole('button', { name: 'Einmal laden' }).click();
    await expect(page.locator('iframe')).toHaveCount(1);
    await page.goto('/datenschutz');
    const offline = page.getByRole('checkbox', {
      name: 'Gelesene Seiten auf diesem Gerät behalten',
    });
    await offline.scrollIntoViewIfNeeded();
    await offline.check();
    await page.goto('/impressum');
    await expect
      .poll(() => page.evaluate(async () => (await caches.keys()).join()))
      .toContain('collegium-pages-');

    const all = await traces(page);
    // Without these entries, the visit itself would be incomplete and the comparison would check
    // nothing.
    expect([...all.stored].sort()).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^_pk_id\./),
        expect.stringMatching(/^_pk_ref\./),
        expect.stringMatching(/^_pk_ses\./),
        expect.stringMatching(/^collegium-assets-/),
        'collegium-color-mode',
        expect.stringMatching(/^collegium-pages-/),
        'contentConsent:www.google.com',
        'int-consents',
        'reads-offline',
      ]),
    );
    expect([...all.hosts].sort()).toEqual([
      'maps.googleapis.com',
      new URL(matomo.url).host,
      new URL(video).host,
      'www.google.com',
    ]);
    expect([...otherHosts.contacted].filter((host) => !all.hosts.has(host))).toEqual([]);
    await expectToldOf(page, all);

    // The lifetimes are those of the notice, in days: 13 months, six months, 30 minutes.
    const longest = { _pk_id: 13 * 30.5, _pk_ref: 6 * 30.5, _pk_ses: 1 / 48 };
    const words = { _pk_id: '13 mois', _pk_ref: 'six mois', _pk_ses: '30 minutes' };
    expect(counting.cookies.size).toBe(3);
    for (const [name, days] of counting.cookies) {
      const [kind] = name.split('.') as [keyof typeof longest];
      expect(days, name).toBeLessThanOrEqual(longest[kind]);
      expect(await rowOf(page, kind)).toContain(words[kind]);
    }
  });
});

endpointTest(
  'the forms of a website with a backend store and contact what the notice says',
  async ({ page, context, baseURL, endpoint }) => {
    await answerAsMatomo(page);
    const traces = await gatherTraces(context, baseURL!);
    await page.goto('/kontakt');
    await fillIn(page, { name: 'Jonas', email: 'jonas@post.example', message: 'Guten Tag!' });
    await page.locator('main form [name=consent]').check();
    await page.getByRole('button', { name: 'Nachricht senden' }).click();
    await page.waitForURL('/danke');
    const sent = await traces(page);
    expect(endpoint.sent).toHaveLength(1);

    await page.goto('/');
    const box = page.getByRole('region', { name: 'Newsletter' });
    await box.getByRole('textbox').fill('jonas@post.example');
    endpoint.moods.push(fine('pending'));
    await box.getByRole('button').click();
    await expect(box).toContainText('Vielen Dank für Ihre Anmeldung!');
    await page.goto(`${newsletterConfirmPages.de}#${token}`);
    await expect(page.getByRole('main').getByRole('button')).toBeVisible();
    const all = await traces(page);

    expect([...sent.stored, ...all.stored]).toEqual(
      expect.arrayContaining([
        'collegium-draft:contact',
        expect.stringMatching(/^collegium-submission:/),
        'contact-sender',
        expect.stringMatching(/^newsletter-link:/),
      ]),
    );
    expect(all.hosts).toContain('directus.test');
    await expectToldOf(page, all);
  },
);

directusTest(
  'the members’ area stores and contacts what the notice says',
  async ({ page, context, baseURL }) => {
    await answerAsMatomo(page);
    await comesWith(page, { matomo: true });
    const traces = await gatherTraces(context, baseURL!);
    await page.goto(membersHomes.de);
    const main = page.locator('main');
    await main.getByLabel('E-Mail').fill('erika@example.org');
    await main.getByLabel('Passwort', { exact: true }).fill('ein-gutes-passwort-1');
    await main.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await expect(page).toHaveURL(memberPath('home', 'de'));
    const loggedIn = await traces(page);
    await page.goto(memberLink('resetPassword', 'de', memberToken));
    await expect(main.getByLabel(/Passwort/).first()).toBeVisible();
    const all = await traces(page);
    expect([...loggedIn.stored, ...all.stored]).toEqual(
      expect.arrayContaining([
        'int-session',
        'int-member',
        'member-link:resetPassword',
        expect.stringMatching(/^_pk_id\./),
      ]),
    );
    expect([...all.hosts]).toEqual(
      expect.arrayContaining(['directus.test', new URL(matomoAddress).host]),
    );
    // The test's own key, set by `comesWith`.
    const { stored, ...others } = all;
    await expectToldOf(page, {
      ...others,
      stored: new Set([...stored].filter((name) => name !== 'came')),
    });
  },
);

directusTest(
  'news that is newer than the build comes from where the notice says',
  async ({ page, context, baseURL, directus }) => {
    await answerAsMatomo(page);
    const image = { id: '7d444840-9dc0-41d1-b245-5ffdce74fad2', type: 'image/jpeg' };
    const texts = { title: 'Ganz neu', lead: null, body: null, image_alt: 'Ein Bild' };
    const translations = [{ language: 'de', slug: 'ganz-neu', ...texts }];
    const news = { date: '2026-11-24', author: null, translations };
    directus.answer(
      '/items/news',
      json({ data: [{ ...news, image: { ...image, width: 800, height: 600 } }] }),
    );
    const traces = await gatherTraces(context, baseURL!);
    await page.goto('/aktuelles/ganz-neu');
    await expect(page.locator('h1')).toHaveText('Ganz neu');
    await expect.poll(() => directus.asked.join()).toContain(`directus.test/assets/${image.id}`);
    directus.tellTruth();
    await page.goto('/aktuelles/gibt-es-nicht');
    await expect(page.locator('h1')).toHaveText('Nicht gefunden');
    const all = await traces(page);
    expect(all.hosts).toContain('directus.test');
    await expectToldOf(page, all);
    const wordsForNews = { de: /Meldungen/, en: /News/, fr: /actualités/ };
    for (const [language, words] of Object.entries(wordsForNews)) {
      await page.goto(namedPages.privacy[language as Language]);
      const paragraph = page.locator('main p', { hasText: 'directus.test' });
      await expect(paragraph.filter({ hasText: words }), language).toHaveCount(1);
    }
  },
);

test.describe('the shop', () => {
  const site = addressOf('siteOfShop');
  test.use({ baseURL: site, storageState: answeredAt(site) });

  test('reports all that it stores and whom it contacts', async ({ page, context }) => {
    const traces = await gatherTraces(context, site);
    await page.goto('/produkte');
    await page.getByRole('button', { name: labelsFor('de').text('products.more') }).click();
    const cards = page.locator('main li[data-product]:visible h2 a');
    await expect(cards).toHaveCount(2 * productsPerPage);
    await cards.last().click();
    await expect(
      page.getByRole('link', { name: labelsFor('de').text('product.back') }),
    ).toBeVisible();
    const all = await traces(page);
    expect(all.stored).toContain('collegium-list-place');
    expect([...all.hosts]).toEqual([]);
    await expectToldOf(page, all);
  });
});

/** Fills in the form and waits until its draft is stored. */
async function fillIn(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) {
    await page.locator(`main form [name=${name}]`).fill(text);
  }
  const draft = () => page.evaluate(() => sessionStorage.getItem('collegium-draft:contact'));
  await expect.poll(draft).toContain(Object.values(texts).at(-1)!);
}

async function answerAsMatomo(page: Page): Promise<void> {
  await page.route(`${matomoAddress}/**`, async (route) => {
    const isScript = route.request().url().endsWith('matomo.js');
    await route.fulfill(
      isScript
        ? { contentType: 'text/javascript', body: matomoScript }
        : { status: 204, headers: { 'Access-Control-Allow-Origin': '*' } },
    );
  });
}
