import { expect, type Request } from '@playwright/test';
import { recordOf, test } from './traveller.ts';

const inMenu = '/service/satzung';
const inView = '/aktuelles';

test.use({ viewport: { width: 1280, height: 800 } });

test('links in view are fetched ahead, once the page itself is there', async ({
  traveller,
  server,
}) => {
  const { page } = traveller;
  const beforeLoad: string[] = [];
  const note = (request: Request) => beforeLoad.push(request.url());
  page.on('request', note);
  page.once('load', () => page.off('request', note));
  await page.goto('/');
  expect(beforeLoad.filter((url) => url.includes('/page-data/'))).toEqual([]);

  await expect.poll(() => server.requests(recordOf(inView))).toBe(1);
  expect(server.requests(recordOf(inMenu))).toBe(0);
});

test('a link is fetched ahead when a pointer comes to it, and only once', async ({
  traveller,
  server,
}) => {
  const { page, heading } = traveller;
  await page.goto('/');
  await page.locator('summary', { hasText: 'Service' }).click();
  await page.getByRole('link', { name: 'Satzung' }).hover();
  await expect.poll(() => server.requests(recordOf(inMenu))).toBe(1);
  await page.getByRole('link', { name: 'Satzung' }).click();
  await expect(heading).toHaveText('Satzung');
  expect(server.requests(recordOf(inMenu))).toBe(1);
});

test('a link is fetched ahead when the focus comes to it', async ({ traveller, server }) => {
  const { page } = traveller;
  await page.setViewportSize({ width: 1280, height: 300 });
  await page.goto('/');
  await page.locator('footer a[href="/impressum"]').last().focus();
  await expect.poll(() => server.requests(recordOf('/impressum'))).toBe(1);
});

test('links in what is shown later are fetched ahead, too', async ({ traveller, server }) => {
  const { page, follow, heading } = traveller;
  const linkedAtHome = '/service/beitrittserklaerung';
  await page.goto('/kontakt', { waitUntil: 'networkidle' });
  expect(server.requests(recordOf(linkedAtHome))).toBe(0);
  await follow('/');
  await expect(heading).not.toHaveText('Kontakt');
  await expect.poll(() => server.requests(recordOf(linkedAtHome))).toBe(1);
});

test('styles are fetched once for all pages that are alike', async ({ traveller }) => {
  const { page, follow, heading } = traveller;
  const styles: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/sq/d/')) styles.push(request.url());
  });
  await page.goto('/service/satzung');
  await follow('/service/berufsordnung');
  await expect(heading).toHaveText(/Berufsordnung/);
  await follow('/');
  await expect(heading).not.toHaveText(/Berufsordnung/);
  await follow('/service/satzung');
  await expect(heading).toHaveText('Satzung');
  await page.waitForLoadState('networkidle');
  expect(styles).toEqual([...new Set(styles)]);
});

for (const [name, connection] of [
  ['on 2g', { saveData: false, effectiveType: '2g' }],
  ['on slow-2g', { saveData: false, effectiveType: 'slow-2g' }],
  ['where the visitor saves data', { saveData: true, effectiveType: '4g' }],
] as const) {
  test(`nothing is fetched ahead ${name}`, async ({ traveller, server }) => {
    const { page, follow, heading } = traveller;
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);
    await page.goto('/');
    await page.getByRole('link', { name: 'Aktuelles' }).first().hover();
    await page.getByRole('link', { name: 'Aktuelles' }).first().focus();
    await page.waitForTimeout(800);
    expect(server.requests(recordOf(inView))).toBe(0);
    await follow(inView);
    await expect(heading).toHaveText('Aktuelles');
    expect(server.requests(recordOf(inView))).toBe(1);
  });
}
