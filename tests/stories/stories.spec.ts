import { expect, type ConsoleMessage, type Page } from '@playwright/test';
import { initialGlobals } from '../../.storybook/globals.ts';
import type { ColorMode } from '../../contract/themeSettings.ts';
import { languages, type Language } from '../../locales/languages.ts';
import { axeViolations, contrastViolations, wordViolations } from '../axe.ts';
import { sampleOf } from '../sample.ts';
import { overflow, resize } from '../viewport.ts';
import { listStories, show, speak, test } from './storybook.ts';

const within = '#storybook-root';

const stories = listStories();

/**
 * A sample of the stories in other languages: one story of each component in each language, and a
 * tenth of the others. A sample is enough: all stories of a component use the same labels, and each
 * page of the site is checked in its own language (tests/site/everyPage.spec.ts).
 */
const furtherLanguages = Map.groupBy(
  sampleOf(
    stories.flatMap(({ id, title }) =>
      languages
        .filter((language) => language !== initialGlobals.language)
        .map((language) => ({ id, title, language })),
    ),
    ({ title, language }) => [`${title} ${language}`],
  ),
  ({ id }) => id,
);

/**
 * Checks every story for what needs a browser: contrast in both colour modes, focus ring and text
 * overflow.
 *
 * Dark mode changes only colours, so axe checks only these again. Another language changes no
 * colours, but names and the length of lines. A story about one language ignores the toolbar's
 * language.
 */
for (const { id, title, name } of stories) {
  test(`${title}: ${name}`, async ({ storybook: page }) => {
    const complaints = listen(page);
    await resize(page, 1280);
    const { a11y, reflow, language: pinned } = await show(page, id);
    const { test: report, disable = false } = a11y ?? {};
    expect
      .soft({ report, disable }, 'axe in the panel')
      .toEqual({ report: 'error', disable: false });
    const rulesOff = (a11y?.config?.rules ?? [])
      .filter(({ enabled }) => enabled === false)
      .map((rule) => rule.id);
    const expectNoOverflow = async (language: Language) => {
      if (reflow === false) return;
      expect.soft(await overflow(page), `pixels beyond a width of 320, ${language}`).toBe(0);
    };

    await setColorMode(page, 'light');
    expect.soft(await axeViolations(page, { within, rulesOff }), 'axe, light').toEqual([]);
    await setColorMode(page, 'dark');
    expect.soft(await contrastViolations(page, { within, rulesOff }), 'axe, dark').toEqual([]);

    await page.emulateMedia({ forcedColors: 'active' });
    expect.soft(await focusRing(page), 'focus ring in forced colours').not.toMatch(/: none$/);
    await page.emulateMedia({ forcedColors: 'none' });

    await resize(page, 320, 568);
    await expectNoOverflow(pinned ?? initialGlobals.language);
    const further = pinned ? [] : (furtherLanguages.get(id) ?? []);
    for (const { language } of further) {
      await speak(page, id, language);
      const found = await wordViolations(page, { within, rulesOff });
      expect.soft(found, `axe, ${language}`).toEqual([]);
      await expectNoOverflow(language);
    }
    if (further.length > 0) await speak(page, id, initialGlobals.language);

    expect(complaints(), 'errors and warnings in the console').toEqual([]);
  });
}

async function setColorMode(page: Page, colorMode: ColorMode): Promise<void> {
  await page.evaluate((mode) => {
    document.documentElement.dataset.colorMode = mode;
  }, colorMode);
}

/** Starts to record console errors and warnings. The returned function stops and returns them. */
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
    return shortened(complaints);
  };
}

/** Keeps a failure readable: one story repeated a complaint hundreds of times. */
function shortened(complaints: readonly string[]): string[] {
  const first = complaints
    .slice(0, linesShown)
    .map((complaint) => complaint.split('\n').slice(0, linesShown).join('\n'));
  const others = complaints.length - first.length;
  return others > 0 ? [...first, `and ${others} more`] : first;
}

const linesShown = 5;

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
