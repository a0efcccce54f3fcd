import { expect, test } from '@playwright/test';
import { contrastViolations } from '../axe.ts';

const title = 'Collegium design system';

/** A visitor's path, not the alphabet. */
const sections = [
  ...['Foundations', 'Primitives', 'Frame', 'Navigation', 'Content', 'Association', 'Contact'],
  ...['Consent', 'Legal', 'News', 'Search', 'Members', 'Catalogue', 'Screens', 'Journeys'],
];

test('Storybook opens on its front page, in the project’s look', async ({ page, baseURL }) => {
  const otherHosts: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== baseURL) otherHosts.push(request.url());
  });
  await page.goto('/');
  await expect(page).toHaveURL(/path=\/docs\/welcome--docs/);
  const heading = page.frameLocator('#storybook-preview-iframe').getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(title);
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  const groups = page.locator('#storybook-explorer-tree [data-nodetype=root]');
  expect(await groups.allTextContents()).toEqual(sections);
  expect(otherHosts).toEqual([]);
});

test('Storybook’s interface follows the toolbar into the dark', async ({ page }) => {
  await page.goto('/?path=/docs/welcome--docs&globals=theme:dark');
  const docs = page.frameLocator('#storybook-preview-iframe');
  await expect(docs.getByRole('heading', { level: 1 })).toHaveText(title);
  const lightness = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => Number(/\d+/.exec(getComputedStyle(element).backgroundColor)?.[0]));
  await expect.poll(() => lightness('body')).toBeLessThan(64);
  expect(await contrastViolations(page)).toEqual([]);
});
