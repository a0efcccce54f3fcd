import { expect, type Page } from '@playwright/test';
import { overflow, resize } from '../../viewport.ts';

/**
 * Checks that settings of visitors with low vision or dyslexia do not hide any content.
 *
 * @param page as wide as a desktop; afterwards as wide as a phone
 */
export async function expectReflow(page: Page): Promise<void> {
  // From wide to narrow: all checks of one width follow each other, so the page is laid out once
  // for each.
  await expectWholeWords(page, 1280);
  // WCAG 1.4.4 for visitors who enlarge only the text.
  await enlargeText(page, '200%');
  expect.soft(await overflow(page), 'pixels beyond, text doubled').toBe(0);
  expect.soft(await clippedText(page), 'clipped, text doubled').toEqual([]);
  await enlargeText(page, '');

  await resize(page, 768);
  await expectWholeWords(page, 768);

  // WCAG 1.4.10: a desktop zoomed to 400 % is 320 px wide.
  await resize(page, 320, 640);
  await expectWholeWords(page, 320);
  expect.soft(await overflow(page), 'pixels beyond a width of 320').toBe(0);

  // WCAG 1.4.12
  await resize(page, 360);
  await spaceText(page);
  expect.soft(await overflow(page), 'pixels beyond, text spaced').toBe(0);
  expect.soft(await clippedText(page), 'clipped, text spaced').toEqual([]);
  await unspaceText(page);

  await enlargeText(page, '200%');
  expect.soft(await overflow(page), 'pixels beyond on a phone, text doubled').toBe(0);
}

async function expectWholeWords(page: Page, width: number): Promise<void> {
  expect.soft(await brokenWords(page), `broken words, ${width} px`).toEqual([]);
}

/** @param size relative to the browser's default; empty for the default */
async function enlargeText(page: Page, size: string): Promise<void> {
  await page.evaluate((fontSize) => (document.documentElement.style.fontSize = fontSize), size);
}

/**
 * Short words that are broken over two lines. Words of less than nine letters must not be
 * hyphenated (components/theme/globalStyles.ts).
 */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const range = document.createRange();
    const isOnSeveralLines = (text: Text, start = 0, end = text.length) => {
      range.setStart(text, start);
      range.setEnd(text, end);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
    };
    const forScreenReaders = [...document.querySelectorAll('body *')].filter(
      (element) => getComputedStyle(element).clipPath !== 'none',
    );
    const isSeen = (text: Text) =>
      text.parentElement!.checkVisibility() &&
      !text.parentElement!.closest('script, style, noscript') &&
      !forScreenReaders.some((element) => element.contains(text));

    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      // Most texts are on one line and break no word.
      if (!isOnSeveralLines(text) || !isSeen(text)) continue;
      for (const { index, 0: word } of text.data.matchAll(/(?<!\p{L})\p{L}{2,8}(?!\p{L})/gu)) {
        if (isOnSeveralLines(text, index, index + word.length)) broken.push(word);
      }
    }
    return broken;
  });
}

/** The site's policy forbids inline styles, but not style sheets made by script. */
async function spaceText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * {
        line-height: 1.5 !important;
        letter-spacing: 0.12em !important;
        word-spacing: 0.16em !important;
      }
      p { margin-block-end: 2em !important; }
    `);
    document.adoptedStyleSheets.push(sheet);
  });
}

async function unspaceText(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.adoptedStyleSheets.pop();
  });
}

/** Elements of the main part that cut their own text off, except what is hidden on purpose. */
function clippedText(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *')]
      .filter((element) => {
        const { overflowX, overflowY, clipPath } = getComputedStyle(element);
        const isVisuallyHidden = clipPath !== 'none' || element.clientWidth <= 1;
        if (isVisuallyHidden || element.textContent.trim() === '') return false;
        return (
          (overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1) ||
          (overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1)
        );
      })
      .map((element) => element.outerHTML.slice(0, 200)),
  );
}
