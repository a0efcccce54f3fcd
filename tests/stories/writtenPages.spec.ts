import { readdirSync, readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { colorModes, type ColorMode } from '../../contract/themeSettings.ts';
import { axeViolations } from '../axe.ts';
import { sampleOf } from '../sample.ts';
import { listEntries, test } from './storybook.ts';

const entries = listEntries();

/** Pages with a text of their own. All others list a component's stories, which stories.spec.ts checks. */
const written = entries.filter(
  ({ type, tags = [] }) =>
    type === 'docs' && (tags.includes('attached-mdx') || tags.includes('unattached-mdx')),
);

/** One mode on a desktop and one on a phone: a phone's window is narrower than some tables. */
const widths: Readonly<Record<ColorMode, number>> = { light: 1280, dark: 320 };

/** Not the stories, which stories.spec.ts checks one by one: side by side, they repeat landmarks. */
const without = ['[id^="story--"]'];
/** The headings of the stories stand between those of the page. */
const rulesOff = ['heading-order'];

test('links of all pages lead to pages that exist', () => {
  const files = readdirSync('stories', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.mdx'),
  );
  expect(files.length).toBe(written.length);
  const ids = new Set(entries.map(({ id }) => id));
  const dead = files.flatMap((name) =>
    [...readFileSync(`stories/${name}`, 'utf8').matchAll(/\?path=\/(?:docs|story)\/([\w-]+)/g)]
      .filter(([, id = '']) => !ids.has(id))
      .map(([link]) => `${name}: ${link}`),
  );
  expect(dead).toEqual([]);
});

/** Foundations, and a sample of the components' pages, which have the same parts: one of each group, and a tenth. */
const sample = sampleOf(written, ({ title }) => {
  const [group = ''] = title.split('/');
  return [group === 'Foundations' ? title : group];
});

// Other files expect a window without settings.
test.afterEach(({ storybook: page }) => page.goto('about:blank'));

for (const { id, title } of sample) {
  test(`${title}: axe finds nothing in either mode`, async ({ storybook: page }) => {
    for (const mode of colorModes) {
      await page.setViewportSize({ width: widths[mode], height: 720 });
      await page.goto(`/iframe.html?id=${id}&viewMode=docs&globals=theme:${mode}`);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      await everyStoryInPlace(page);
      await expect.poll(() => isLight(page), `${mode}: the page is light`).toBe(mode === 'light');
      expect(await axeViolations(page, { without, rulesOff }), mode).toEqual([]);
      // A story that moves the focus must not scroll the page to itself.
      await expect(page.locator(':focus'), mode).toHaveCount(0);
    }
  });
}

/** Judges by the first component of the background, from 0 to 255. */
function isLight(page: Page): Promise<boolean> {
  return page
    .locator('.sbdocs-wrapper')
    .evaluate((docs) => Number(/\d+/.exec(getComputedStyle(docs).backgroundColor)?.[0]) > 128);
}

/**
 * Stories appear one after the other. For a moment, each is higher than its frame and covers the text below. Those in an
 * `iframe` have a fixed height.
 */
async function everyStoryInPlace(page: Page): Promise<void> {
  const unfinished = () =>
    page
      .locator('.docs-story:not(:has(iframe))')
      .evaluateAll(
        (frames) =>
          frames.filter(
            (frame) =>
              frame.scrollHeight > frame.clientHeight ||
              frame.querySelector('[id^="story--"]:empty') !== null,
          ).length,
      );
  await expect.poll(unfinished, 'stories that are not in place').toBe(0);
}
