import type { Page } from '@playwright/test';
import { sharedDataFolder } from '../../contract/pageData.ts';
import { membersHomes } from '../../locales/languages.ts';
import { slotElement } from '../../contract/markup.ts';
import { expect, test } from './formEndpoint/test.ts';
import { watchShifts } from './everyPage/layoutShift.ts';
import { answerAsBackend, logIn } from './memberLogin.ts';
import { idle } from './idle.ts';

/*
 * Records each frame that a member sees before the login is known. No frame may show the menu or
 * the login form for visitors.
 */

test.beforeEach(({ page }) => answerAsBackend(page));

interface Frame {
  readonly path: string;
  /** Whether the login form is visible. */
  readonly hasForm: boolean;
  /**
   * The members' entry of the menu: its text and its position. Its width changes when it gets an
   * arrow.
   */
  readonly entry: string;
  readonly isMembers: boolean;
}

/**
 * Records frames from the document's first one, and again after each navigation to a new document.
 */
async function watchFrames(page: Page): Promise<() => Promise<Frame[]>> {
  const frames: Frame[] = [];
  await page.exposeFunction('noteFrame', (frame: Frame) => void frames.push(frame));
  const lastEntry = `header nav:not(${slotElement} nav) > ul > li:last-child > :is(a, details)`;
  await page.addInitScript((selector) => {
    const note = (globalThis as never as { noteFrame: (frame: Frame) => void }).noteFrame;
    let before = '';
    const look = () => {
      requestAnimationFrame(look);
      const entry = document.querySelector(selector);
      if (!entry || !document.querySelector('footer')) return;
      const shown = entry.querySelector('summary') ?? entry;
      const { right, top } = shown.getBoundingClientRect();
      const frame = {
        path: location.pathname,
        hasForm:
          document
            .querySelector('main form')
            ?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ?? false,
        entry: `${shown.textContent.trim()} ${Math.round(right)}, ${Math.round(top + scrollY)}`,
        isMembers: entry.localName === 'details',
      };
      const now = JSON.stringify(frame);
      if (now !== before) note(frame);
      before = now;
    };
    requestAnimationFrame(look);
  }, lastEntry);
  return async () => {
    // After this frame, the last change has been recorded.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    return frames;
  };
}

/** Simulates a slow connection, so that there are frames before the islands are hydrated. */
const delayIslands = (page: Page) => delay(page, /\/assets\/MembersLogIn[^/]*\.js$/);

async function delay(page: Page, addresses: string | RegExp): Promise<void> {
  await page.route(addresses, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
}

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('no log-in is painted for whoever has logged in, and nothing moves', async ({ page }) => {
      await logIn(page);
      await delayIslands(page);
      const expectNoShifts = await watchShifts(page);
      const frames = await watchFrames(page);
      await page.goto(membersHomes.de);
      await expect(page.getByText('Erika Mustermann').last()).toBeAttached();
      await expect(page.locator('main').getByRole('button', { name: 'Abmelden' })).toBeVisible();
      await expectNoShifts(membersHomes.de);
      expect((await frames()).filter(({ hasForm }) => hasForm)).toEqual([]);
    });

    test('nor on the way there from another page', async ({ page }) => {
      await logIn(page);
      await delayIslands(page);
      await delay(page, `**${sharedDataFolder}*`);
      const frames = await watchFrames(page);
      await page.goto('/service/satzung');
      await page.evaluate((path) => {
        document.documentElement.dataset['same'] = 'document';
        const link = Object.assign(document.createElement('a'), { href: path, textContent: 'X' });
        document.querySelector('main')!.prepend(link);
      }, membersHomes.de);
      await page.getByRole('link', { name: 'X', exact: true }).click();
      await expect(page).toHaveURL(membersHomes.de);
      await expect(page.locator('main').getByRole('button', { name: 'Abmelden' })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-same', 'document');
      expect((await frames()).filter(({ hasForm }) => hasForm)).toEqual([]);
    });

    test('whoever has not logged in finds the form in the first frame of the page', async ({
      page,
    }) => {
      await delayIslands(page);
      const frames = await watchFrames(page);
      const island = page.waitForResponse(/\/assets\/MembersLogIn/);
      await page.goto(membersHomes.de);
      await island;
      await idle(page);
      const seen = await frames();
      expect(seen.length).toBeGreaterThan(0);
      expect(seen.filter(({ hasForm }) => !hasForm)).toEqual([]);
    });
  });
}

test('the menu’s entry keeps its place and words, and is the members’ one from then on', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await logIn(page);
  const frames = await watchFrames(page);
  await page.goto('/service/satzung');
  for (const path of ['/kontakt', '/datenschutz']) {
    await page.locator(`footer a[href="${path}"]`).first().click();
    await expect(page).toHaveURL(path);
  }
  const seen = await frames();
  expect([...new Set(seen.map(({ entry }) => entry))]).toHaveLength(1);
  expect(seen[0]!.entry).toMatch(/^Mitgliederbereich /);
  const first = seen.findIndex(({ isMembers }) => isMembers);
  expect(first).toBeGreaterThanOrEqual(0);
  expect(seen.slice(first).filter(({ isMembers }) => !isMembers)).toEqual([]);
  expect(new Set(seen.map(({ path }) => path)).size).toBe(3);
});

test('the keyboard stands at the log-in after a log-out', async ({ page }) => {
  await logIn(page);
  await page.goto(membersHomes.de);
  const main = page.locator('main');
  await main.getByRole('button', { name: 'Abmelden' }).click();
  await expect(main.getByRole('heading', { name: 'Anmelden' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(main.getByRole('textbox', { name: 'E-Mail-Adresse' })).toBeFocused();
});
