import { expect } from '@playwright/test';
import { pageDataOf, test } from '../traveller.ts';
import { idle } from '../idle.ts';
import { whenProcessed } from '../whenProcessed.ts';

/* A page is fetched ahead at a sign of interest, once, and not on slow or expensive connections. */

const inMenu = '/service/satzung';
const inView = '/aktuelles';

test.use({ viewport: { width: 1280, height: 800 } });

test('a first visit fetches nothing ahead of a sign of interest', async ({ traveller }) => {
  const { page } = traveller;
  const ahead: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/page-data/')) ahead.push(request.url());
  });
  await page.goto('/');
  await idle(page);
  await page.mouse.wheel(0, 400);
  await idle(page);
  expect(ahead).toEqual([]);
});

test('a link that a pointer only crosses is not fetched', async ({ traveller, server }) => {
  const { page } = traveller;
  await page.goto('/');
  const link = page.locator(`header nav a[href="${inView}"]`).first();
  await link.evaluate((element) => {
    const enter = (target: Element) =>
      target.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    enter(element);
    enter(document.body);
  });
  await page.getByRole('link', { name: 'Kontakt' }).first().hover();
  await expect.poll(() => server.requests(pageDataOf('/kontakt'))).toBe(1);
  expect(server.requests(pageDataOf(inView))).toBe(0);
});

test('the first click waits for one script, not for others that it imports', async ({
  traveller: { page, heading },
}) => {
  await page.goto('/');
  await idle(page);
  let asked = 0;
  await page.context().route('**/assets/*.js', (route) => {
    asked += 1;
    return asked === 1 ? route.continue() : undefined;
  });
  await page
    .locator(`header nav a[href="${inView}"]`)
    .first()
    .evaluate((element: HTMLElement) => element.click());
  await expect(heading).toHaveText('Aktuelles');
  expect(asked).toBeGreaterThan(0);
});

test('a link is fetched ahead as a finger comes down on it', async ({ traveller, server }) => {
  const { page } = traveller;
  await page.goto('/');
  await page
    .locator(`header nav a[href="${inView}"]`)
    .first()
    .evaluate((element) =>
      element.dispatchEvent(
        new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }),
      ),
    );
  await expect.poll(() => server.requests(pageDataOf(inView))).toBe(1);
});

test('a link is fetched ahead when a pointer comes to it, and only once', async ({
  traveller,
  server,
}) => {
  const { page, heading } = traveller;
  await page.goto('/');
  await page.locator('summary', { hasText: 'Service' }).click();
  await page.getByRole('link', { name: 'Satzung' }).hover();
  await expect.poll(() => server.requests(pageDataOf(inMenu))).toBe(1);
  await page.getByRole('link', { name: 'Satzung' }).click();
  await expect(heading).toHaveText('Satzung');
  expect(server.requests(pageDataOf(inMenu))).toBe(1);
});

test('a link is fetched ahead when the focus comes to it', async ({ traveller, server }) => {
  const { page } = traveller;
  await page.setViewportSize({ width: 1280, height: 300 });
  await page.goto('/');
  await page.locator('footer a[href="/impressum"]').last().focus();
  await expect.poll(() => server.requests(pageDataOf('/impressum'))).toBe(1);
});

test('links in what is shown later are fetched ahead, too', async ({ traveller, server }) => {
  const { page, follow, heading } = traveller;
  const linkedAtHome = '/service/beitrittserklaerung';
  await page.goto('/kontakt');
  await follow('/');
  await expect(heading).not.toHaveText('Kontakt');
  expect(server.requests(pageDataOf(linkedAtHome))).toBe(0);
  await page.locator(`main a[href="${linkedAtHome}"]`).first().hover();
  await expect.poll(() => server.requests(pageDataOf(linkedAtHome))).toBe(1);
});

test('a click that nothing prepared takes one request, whatever kind of page it leads to', async ({
  traveller,
}) => {
  const { page, follow, heading } = traveller;
  await page.goto('/service/satzung');
  await idle(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await follow(inView);
  await expect(heading).toHaveText('Aktuelles');
  // The texts of announcements load with the first announcement, and pictures when they are in view.
  const waitedFor = asked.filter((path) => !/^\/(?:assets|images)\//.test(path));
  expect(waitedFor).toEqual([pageDataOf(inView)]);
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
    await page.clock.install();
    await page.goto('/');
    await page.getByRole('link', { name: 'Aktuelles' }).first().hover();
    await page.getByRole('link', { name: 'Aktuelles' }).first().focus();
    await page.clock.runFor(1000);
    await idle(page);
    expect(server.requests(pageDataOf(inView))).toBe(0);
    await follow(inView);
    await expect(heading).toHaveText('Aktuelles');
    expect(server.requests(pageDataOf(inView))).toBe(1);
  });
}

test('a page that was fetched ahead is shown at the click, not a frame later', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  const link = page.locator('main a[href^="/aktuelles/"]').first();
  await link.hover();
  await whenProcessed(page, pageDataOf((await link.getAttribute('href'))!));
  const [before, after] = await link.evaluate(async (element: HTMLElement) => {
    const heading = () => document.querySelector('main h1')?.textContent;
    const old = heading();
    element.click();
    // Lets 50 promises resolve, one after another. The browser draws no frame between them.
    for (let turns = 0; turns < 50; turns += 1) await Promise.resolve();
    return [old, heading()];
  });
  expect(after).not.toBe(before);
});
