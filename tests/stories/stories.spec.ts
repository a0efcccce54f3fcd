import { expect, type ConsoleMessage, type Page } from '@playwright/test';
import { axeViolations } from '../axe.ts';
import { overflow, resize } from '../viewport.ts';
import { listStories, show, test } from './storybook.ts';

const within = '#storybook-root';

for (const { id, title, name } of listStories()) {
  test(`${title}: ${name}`, async ({ storybook: page }) => {
    const complaints = listen(page);
    await resize(page, 1280);
    const { a11y, reflow } = await show(page, id);
    const rulesOff = (a11y?.config?.rules ?? [])
      .filter(({ enabled }) => enabled === false)
      .map((rule) => rule.id);

    for (const colorMode of ['light', 'dark'] as const) {
      await page.evaluate((mode) => {
        document.documentElement.dataset.colorMode = mode;
      }, colorMode);
      expect.soft(await axeViolations(page, { within, rulesOff }), `axe, ${colorMode}`).toEqual([]);
    }

    await page.emulateMedia({ forcedColors: 'active' });
    expect.soft(await focusRing(page), 'focus ring in forced colours').not.toMatch(/: none$/);
    await page.emulateMedia({ forcedColors: 'none' });

    if (reflow !== false) {
      await resize(page, 320, 568);
      expect.soft(await overflow(page), 'pixels beyond a width of 320').toBe(0);
    }

    expect(complaints(), 'errors and warnings in the console').toEqual([]);
  });
}

/** Listens to the console from now on; the returned function stops and says what came. */
function listen(page: Page): () => string[] {
  const complaints: string[] = [];
  const onConsole = (message: ConsoleMessage) => {
    if (!['error', 'warning'].includes(message.type())) return;
    complaints.push(`${message.text()} (${message.location().url})`);
  };
  const onError = (error: Error) => complaints.push(String(error));
  page.on('console', onConsole).on('pageerror', onError);
  return () => {
    page.off('console', onConsole).off('pageerror', onError);
    return complaints;
  };
}

/**
 * Forced colours remove shadows, so a focus ring must be an outline. Answers with the outline of
 * the first element that the Tab key reaches, if there is one.
 */
async function focusRing(page: Page): Promise<string> {
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) return 'nothing to focus';
    return `${activeElement.outerHTML.slice(0, 120)}: ${getComputedStyle(activeElement).outlineStyle}`;
  });
}
