import type { Page } from '@playwright/test';
import { answersElsewhere, comesWith } from './otherHosts/consent.ts';
import { place } from './otherHosts/content.ts';
import type { OtherHosts } from './otherHosts/otherHosts.ts';
import { expect, test } from './otherHosts/test.ts';
import { idle } from './idle.ts';

const host = 'maps.googleapis.com';

test('shows the rating once the visitor allows it', async ({ page, otherHosts }) => {
  const problems = errorsOf(page);
  await page.goto('/');
  await page.getByText('Auswahl und Einzelheiten').click();
  await page.getByRole('checkbox', { name: 'Bewertungen' }).check();
  await page.getByRole('button', { name: 'Ausgewählte Cookies erlauben' }).click();

  await expect(stars(page)).toHaveAccessibleName('4,4 von 5 Sternen');
  await expect(box(page)).toContainText('4,4');
  await expect(notNow(page)).toBeHidden();
  expect(requests(otherHosts).map(({ path }) => path)).toEqual([
    '/maps/api/js',
    '/maps-api-v3/api/js/60/1/places.js',
    '/maps/api/place/js/PlaceService.GetPlaceDetails',
  ]);
  expect(requests(otherHosts)[0]!.query).toMatchObject({ key: place.key, libraries: 'places' });
  expect(requests(otherHosts)[2]!.query).toMatchObject({
    place_id: place.id,
    fields: 'rating,user_ratings_total',
  });
  expect(problems).toEqual([]);
});

test('can be expanded and put aside, by keyboard too', async ({ page }) => {
  await comesWith(page, { rating: true });
  await page.goto('/');
  const summary = box(page).locator('summary');
  await summary.focus();
  await page.keyboard.press('Enter');

  await expect(box(page)).toContainText('87 Bewertungen');
  const link = (name: string) => box(page).getByRole('link', { name });
  await expect(link('Bewertung schreiben')).toHaveAttribute(
    'href',
    `https://search.google.com/local/writereview?placeid=${place.id}`,
  );
  await expect(link('Bewertungen lesen')).toHaveAttribute(
    'href',
    `https://search.google.com/local/reviews?placeid=${place.id}`,
  );

  await notNow(page).focus();
  await page.keyboard.press('Enter');
  await expect(notNow(page)).toBeHidden();
  await expect(summary).toBeFocused();
});

test('collapses where the window gets narrow', async ({ page }) => {
  await comesWith(page, { rating: true });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  await box(page).locator('summary').click();
  await expect(notNow(page)).toBeVisible();

  await page.setViewportSize({ width: 1199, height: 800 });
  await expect(notNow(page)).toBeHidden();
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect(notNow(page)).toBeHidden();
});

test('stays while the visitor goes on, and asks once', async ({ page, otherHosts }) => {
  await comesWith(page, { rating: true });
  await page.goto('/');
  await expect(stars(page)).toBeVisible();
  await page.locator('footer').getByRole('link', { name: 'Impressum' }).click();
  await page.waitForURL('/impressum');
  await expect(stars(page)).toBeVisible();
  expect(requests(otherHosts)).toHaveLength(3);
});

test('is gone when the consent is, and comes again', async ({ page, otherHosts }) => {
  await comesWith(page, { rating: true });
  await page.goto('/');
  await expect(stars(page)).toBeVisible();

  await answersElsewhere(page, { rating: false });
  await expect(stars(page)).toHaveCount(0);
  const before = requests(otherHosts).length;

  await answersElsewhere(page, { rating: true });
  await expect(stars(page)).toBeVisible();
  // Google's script is already loaded, so there is only one more request, for the place.
  expect(requests(otherHosts)).toHaveLength(before + 1);
});

for (const status of ['NOT_FOUND', 'REQUEST_DENIED', 'OVER_QUERY_LIMIT']) {
  test(`shows nothing where the service says ${status}`, async ({ page, otherHosts }) => {
    const problems = errorsOf(page);
    otherHosts.place = { status };
    await comesWith(page, { rating: true });
    const answered = page.waitForResponse(/GetPlaceDetails/);
    await page.goto('/');
    await answered;
    await idle(page);
    expect(requests(otherHosts)).toHaveLength(3);
    await expect(stars(page)).toHaveCount(0);
    expect(problems).toEqual([]);
  });
}

test('shows a place that nobody has rated yet, without stars', async ({ page, otherHosts }) => {
  otherHosts.place = { status: 'OK' };
  await comesWith(page, { rating: true });
  await page.goto('/');
  await expect(stars(page)).toHaveAccessibleName('0,0 von 5 Sternen');
  await box(page).locator('summary').click();
  await expect(box(page)).toContainText('0 Bewertungen');
});

test('only logs that the service can not be reached', async ({ page, otherHosts }) => {
  const problems = errorsOf(page);
  otherHosts.fail(`${host}/maps/api/js`);
  await comesWith(page, { rating: true });
  await page.goto('/');
  await expect
    .poll(() => problems)
    .toContainEqual(expect.stringContaining('Error fetching place details'));
  await expect(stars(page)).toHaveCount(0);
});

test('shows nothing of an answer that comes after the consent is gone', async ({
  page,
  otherHosts,
}) => {
  const release = otherHosts.hold(`${host}/maps/api/place/`);
  await comesWith(page, { rating: true });
  await page.goto('/');
  await expect.poll(() => requests(otherHosts)).toHaveLength(3);
  await answersElsewhere(page, { rating: false });
  const answered = page.waitForResponse(/GetPlaceDetails/);
  release();
  await answered;
  await idle(page);
  await expect(stars(page)).toHaveCount(0);
});

test('asks nobody without consent', async ({ page, otherHosts }) => {
  await comesWith(page, { matomo: true, videos: true });
  await page.goto('/');
  await idle(page);
  expect(requests(otherHosts)).toEqual([]);
});

test('never hides what has the focus', async ({ page }) => {
  await comesWith(page, { rating: true });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  await expect(stars(page)).toBeVisible();
  const hidden: string[] = [];
  const links = await page.locator('footer a, footer button').all();
  for (const link of links) {
    await link.focus();
    const isHidden = await link.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const above = document.elementFromPoint(left + width / 2, top + height / 2);
      return Boolean(above?.closest('aside summary'));
    });
    if (isHidden) hidden.push((await link.textContent()) ?? '');
  }
  expect(hidden).toEqual([]);
});

function box(page: Page) {
  return page.getByRole('complementary', { name: 'Bewertungen bei Google' });
}

function stars(page: Page) {
  return box(page).getByRole('img');
}

function notNow(page: Page) {
  return box(page).getByRole('button', { name: 'Nicht jetzt' });
}

function requests(otherHosts: OtherHosts) {
  return otherHosts.requests.filter((request) => request.host === host);
}

function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}
