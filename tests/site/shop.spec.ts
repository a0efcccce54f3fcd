import type { Page } from '@playwright/test';
import { labelsFor } from '../../components/i18n/createLabels.ts';
import { productsPerPage } from '../../contract/catalogue.ts';
import { sampleLanguages, type SampleLanguage } from '../../stories/sampleLanguages.ts';
import { axeViolations } from '../axe.ts';
import { tabTo } from './keyboard.ts';
import { hasValue, hrefsOf, shop } from './shop/content.ts';
import { expect, test } from './shop/test.ts';

/*
 * Tests the shop's product list as visitors use it. Expected values are derived from the shop's
 * content, not from the browser's code.
 */

const lists: Readonly<Record<SampleLanguage, string>> = {
  de: '/produkte',
  en: '/en/products',
  fr: '/fr/produits',
};

const words = (language: SampleLanguage) => labelsFor(language);
const cards = (page: Page) => page.locator('main li[data-product]:visible h2 a');
const shown = (page: Page) =>
  cards(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
const status = (page: Page) => page.locator('main [role=status]').first();
const box = (page: Page, name: string, value: string) =>
  page.locator(`main form input[name="${name}"][value="${value}"]`);
/** Files of cards, whose names end in a number. */
const cardFiles = /\/page-data\/sq\/d\/[^?]*-\d+\.json/;
const queryOf = (page: Page) => new URL(page.url()).search;

const golden = hrefsOf('de', (product) => hasValue(product, 'material', 'gold'));
const goldenPearls = hrefsOf(
  'de',
  (product) => product.category === 'beads' && hasValue(product, 'material', 'gold'),
);

test('each choice is heeded, stands in the address, and the way back takes it back', async ({
  page,
}) => {
  await page.goto(lists.de);
  const everything = hrefsOf('de', () => true);
  expect(await shown(page)).toEqual(everything.slice(0, productsPerPage));

  await box(page, 'attribute.material', 'gold').check();
  await expect(status(page)).toHaveText(
    words('de').text('products.count', { count: golden.length }),
  );
  await expect.poll(() => shown(page)).toEqual(golden);
  await box(page, 'category', 'beads').check();
  await expect.poll(() => shown(page)).toEqual(goldenPearls);
  await expect.poll(() => queryOf(page)).toBe('?category=beads&attribute.material=gold');

  await page.goBack();
  await expect.poll(() => shown(page)).toEqual(golden);
  await expect(box(page, 'category', 'beads')).not.toBeChecked();
  await page.goBack();
  await expect.poll(() => shown(page)).toEqual(everything.slice(0, productsPerPage));
  await page.goForward();
  await page.goForward();
  await expect.poll(() => shown(page)).toEqual(goldenPearls);
  await expect(box(page, 'category', 'beads')).toBeChecked();
  // Filtering does not change the page, so the heading does not get the focus again.
  await expect(page.getByRole('heading', { level: 1 })).not.toBeFocused();
});

test('a choice lasts for a reload, and a second click takes it back', async ({ page }) => {
  await page.goto(lists.de);
  await box(page, 'attribute.material', 'gold').check();
  await box(page, 'category', 'beads').check();
  await expect.poll(() => queryOf(page)).toBe('?category=beads&attribute.material=gold');
  await page.reload();
  await expect.poll(() => shown(page)).toEqual(goldenPearls);
  await expect(box(page, 'category', 'beads')).toBeChecked();

  await box(page, 'category', 'beads').uncheck();
  await expect.poll(() => shown(page)).toEqual(golden);
  await expect.poll(() => queryOf(page)).toBe('?attribute.material=gold');
  await box(page, 'attribute.material', 'gold').uncheck();
  const everything = hrefsOf('de', () => true);
  await expect.poll(() => shown(page)).toEqual(everything.slice(0, productsPerPage));
  await expect.poll(() => queryOf(page)).toBe('');
});

test('products below the window are loaded when they come near', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto(lists.de);
  await page.locator('main select').selectOption('title');
  const first = productsPerPage / 2;
  await expect(cards(page)).toHaveCount(first);
  const beginning = await shown(page);
  await cards(page).last().scrollIntoViewIfNeeded();
  await expect(cards(page)).toHaveCount(productsPerPage);
  expect((await shown(page)).slice(0, first)).toEqual(beginning);
});

test('who waits for products is told how many there will be', async ({ page }) => {
  const { promise: isTold, resolve: told } = Promise.withResolvers<undefined>();
  await page.context().route(cardFiles, async (route) => {
    await isTold;
    await route.continue();
  });
  await page.goto(lists.de);
  await box(page, 'attribute.material', 'gold').check();
  await expect(status(page)).toHaveText(
    words('de').text('products.count', { count: golden.length }),
  );
  expect(await shown(page)).not.toEqual(golden);
  told(undefined);
  await expect.poll(() => shown(page)).toEqual(golden);
});

for (const [file, names] of [
  ['index', /\/page-data\/sq\/d\/[^-?]+\.json/],
  ['cards', cardFiles],
] as const) {
  test(`where a newer build has other names for the ${file}, trying again loads its page`, async ({
    page,
  }) => {
    await page.goto(lists.de);
    await page.context().route(names, (route) => route.fulfill({ status: 404 }));
    await box(page, 'attribute.material', 'gold').check();
    await expect(page.getByRole('alert')).toHaveText(
      new RegExp(words('de').text('products.failed')),
    );
    await page.context().unroute(names);
    await Promise.all([
      page.waitForEvent('load'),
      page.getByRole('button', { name: words('de').text('products.retry') }).click(),
    ]);
    await expect.poll(() => shown(page)).toEqual(golden);
  });
}

for (const language of sampleLanguages) {
  test(`a shared address shows the same list in ${language}, the cheapest first`, async ({
    page,
  }) => {
    await page.goto(`${lists[language]}?attribute.material=gold&sort=cheapest`);
    const priced = new Map(
      shop.site.products.map((product) => [shop.routes.pathOf(product, language), product.price]),
    );
    const expected = hrefsOf(language, (product) => hasValue(product, 'material', 'gold')).sort(
      (one, other) => (priced.get(one) ?? Infinity) - (priced.get(other) ?? Infinity),
    );
    await expect.poll(async () => (await shown(page)).toSorted()).toEqual(expected.toSorted());
    const prices = (await shown(page)).map((href) => priced.get(href ?? '') ?? Infinity);
    expect(prices).toEqual([...prices].sort((one, other) => one - other));
    await expect(status(page)).toHaveText(
      words(language).text('products.count', { count: expected.length }),
    );
    expect(await axeViolations(page)).toEqual([]);
  });
}

test('what an address says that the list does not know, or that contradicts itself, goes', async ({
  page,
}) => {
  await page.goto(
    `${lists.de}?category=nothing&attribute.foo=bar&from=500&to=100&sort=up&show=-3&from=x&campaign=1&manufacturer=nordlicht&manufacturer=nobody`,
  );
  const expected = hrefsOf('de', ({ manufacturer }) => manufacturer === 'nordlicht');
  await expect.poll(() => shown(page)).toEqual(expected);
  await expect.poll(() => queryOf(page)).toBe('?campaign=1&manufacturer=nordlicht');
});

test('where nothing is left, it says what to leave out', async ({ page }) => {
  await page.goto(`${lists.de}?category=bicycles&attribute.stone=diamond`);
  const heading = page.getByRole('heading', { name: words('de').text('products.none') });
  await expect(heading).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  const diamonds = hrefsOf('de', (product) => hasValue(product, 'stone', 'diamond'));
  await page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`: ${diamonds.length} `) })
    .first()
    .click();
  await expect(heading).toBeHidden();
  await expect.poll(async () => (await shown(page)).length).toBeGreaterThan(0);
});

test('the way back from a product leads to the same list at the same place', async ({ page }) => {
  await page.goto(lists.de);
  const more = page.getByRole('button', { name: words('de').text('products.more') });
  await more.click();
  await expect(cards(page)).toHaveCount(2 * productsPerPage);
  // The focus moves to the first of the new products, so keyboard users can continue there.
  await expect(cards(page).nth(productsPerPage)).toBeFocused();
  const product = cards(page).nth(productsPerPage + 5);
  await product.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => scrollY);
  expect(top).toBeGreaterThan(500);
  const title = (await product.textContent())!;
  await product.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.getByRole('link', { name: words('de').text('product.back') }).click();
  await expect(cards(page)).toHaveCount(2 * productsPerPage);
  await expect.poll(() => queryOf(page)).toBe(`?show=${2 * productsPerPage}`);
  await expect.poll(() => page.evaluate((at) => Math.abs(scrollY - at), top)).toBeLessThan(150);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the first tap on the way back is heeded, before its script has come', async ({ page }) => {
    await page.goto(`${lists.de}?attribute.material=gold`);
    await expect.poll(() => shown(page)).toEqual(golden);
    const { promise: isTapped, resolve: tapped } = Promise.withResolvers<undefined>();
    await page.route('**/assets/BackLink*.js', async (route) => {
      await isTapped;
      await route.continue();
    });
    await cards(page).first().tap();
    await page.getByRole('link', { name: words('de').text('product.back') }).tap();
    tapped(undefined);
    await expect.poll(() => queryOf(page)).toBe('?attribute.material=gold');
    await expect.poll(() => shown(page)).toEqual(golden);
  });

  test('the sort field stays next to the filter button when a filter is chosen', async ({
    page,
  }) => {
    await page.goto(`${lists.de}?attribute.material=gold`);
    const name = `${words('de').text('products.filter')} (1)`;
    const button = await page.getByRole('button', { name }).boundingBox();
    const field = await page.locator('main select').boundingBox();
    expect(field!.y).toBe(button!.y);
    expect(field!.width).toBeGreaterThan(150);
  });
});

test('a keyboard is enough, and the number of products is told', async ({ page }) => {
  await page.goto(lists.de);
  const gold = box(page, 'attribute.material', 'gold');
  await tabTo(page, gold);
  await page.keyboard.press('Space');
  await expect(gold).toBeChecked();
  await expect(gold).toBeFocused();
  await expect(status(page)).toHaveText(
    words('de').text('products.count', { count: golden.length }),
  );
  await expect.poll(() => shown(page)).toEqual(golden);
  await page.keyboard.press('Space');
  await expect(gold).not.toBeChecked();
  await expect.poll(() => queryOf(page)).toBe('');
});

test('on a phone the filters are a sheet, which says how many products there would be', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(lists.de);
  const open = page.getByRole('button', { name: words('de').text('products.filter') });
  await open.click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await sheet.locator('input[value=gold]').first().check();
  const show = sheet.getByRole('button', {
    name: words('de').text('products.showResults', { count: golden.length }),
  });
  await show.click();
  await expect(sheet).toBeHidden();
  await expect(open).toBeFocused();
  await expect.poll(() => shown(page)).toEqual(golden);
});

test('who asks for a product writes of it', async ({ page }) => {
  const longest = shop.site.products
    .map((product) => ({ product, title: product.translations[0]?.title ?? '' }))
    .sort((one, other) => other.title.length - one.title.length)[0]!;
  for (const { product, title } of [
    { product: shop.site.products[0]!, title: shop.site.products[0]!.translations[0]!.title },
    longest,
  ]) {
    await page.goto(shop.routes.pathOf(product, 'de')!);
    await page.getByRole('link', { name: words('de').text('product.request') }).click();
    await expect(page).toHaveURL(/\/kontakt\?topic=/);
    const topic = page.getByLabel(words('de').text('forms.contact.fields.topic'));
    await expect(topic).toHaveValue(new RegExp(title.slice(0, 60).replace(/[()?+*.]/g, '.')));
  }
});

for (const [path, width] of [
  ['/uhren', 1280],
  ['/en/brands', 360],
  ['/fr/marques/nordlicht', 360],
  [hrefsOf('fr', () => true)[0]!, 1280],
  [hrefsOf('de', ({ price }) => price === undefined)[0]!, 360],
  // The longest existing name.
  [
    shop.routes.pathOf(
      shop.site.products.toSorted(
        (one, other) =>
          (other.translations[0]?.title.length ?? 0) - (one.translations[0]?.title.length ?? 0),
      )[0]!,
      'de',
    )!,
    320,
  ],
] as const) {
  test(`${path} can be used by everybody at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    expect(await axeViolations(page)).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of sampleLanguages) {
    test(`every product can be reached in ${language}`, async ({ page }) => {
      const found: (string | null)[] = [];
      await page.goto(lists[language]);
      for (;;) {
        found.push(...(await shown(page)));
        const next = page.locator('main a[rel=next]');
        if ((await next.count()) === 0) break;
        const loaded = page.waitForEvent('load');
        await next.click();
        // On a busy machine, the end of the next page may still be missing.
        await loaded;
      }
      expect(found).toEqual(hrefsOf(language, () => true));
    });
  }

  test('links lead to each category and to each manufacturer', async ({ page }) => {
    await page.goto(lists.de);
    const ways = page.getByRole('navigation', { name: words('de').text('products.browse') });
    const hrefs = await ways
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const { productCategories, manufacturers, products } = shop.site;
    const filled = [
      ...productCategories.filter((page) =>
        products.some(({ category }) => category === page.category),
      ),
      ...manufacturers.filter((page) =>
        products.some(({ manufacturer }) => manufacturer === page.manufacturer),
      ),
    ];
    expect(hrefs).toEqual(filled.map((one) => shop.routes.pathOf(one, 'de')));
    await expect(box(page, 'category', 'watches')).toBeHidden();
    await ways.getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await shown(page)).length).toBeGreaterThan(0);
  });
});
