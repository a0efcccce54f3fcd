import { expect, test, type Page } from '@playwright/test';
import { colorModes } from '../../contract/colorMode.ts';
import { axeViolations } from '../axe.ts';
import { listEntries } from './storybook.ts';

const entries = listEntries();

/** Pages with a text of their own. All others list a component's stories, which stories.spec.ts checks. */
const written = entries.filter(
  ({ type, tags = [] }) =>
    type === 'docs' && (tags.includes('attached-mdx') || tags.includes('unattached-mdx')),
);

/** Not the stories, which stories.spec.ts checks one by one: side by side, they repeat landmarks. */
const without = ['[id^="story--"]'];
/** The headings of the stories stand between those of the page. */
const rulesOff = ['heading-order'];

test('there are written pages', () => {
  expect(written.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['Welcome', 'foundations/Colour', 'foundations/Voice']),
  );
});

for (const { id, title } of written) {
  test(`${title}: axe finds nothing in either mode, and its links lead to pages that exist`, async ({
    page,
  }) => {
    for (const mode of colorModes) {
      await page.goto(`/iframe.html?id=${id}&viewMode=docs&globals=theme:${mode}`);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      await everyStoryInPlace(page);
      expect(await axeViolations(page, { without, rulesOff }), mode).toEqual([]);
      // A story that moves the focus must not scroll the page to itself.
      await expect(page.locator(':focus'), mode).toHaveCount(0);
    }
    const links = page.locator('#storybook-docs a[href*="path="]');
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    const ids = new Set(entries.map((entry) => entry.id));
    expect(hrefs.filter((href) => !ids.has(String(href?.split('/').at(-1))))).toEqual([]);
  });
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
