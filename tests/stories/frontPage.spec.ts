import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { colorModes } from '../../contract/colorMode.ts';
import { axeViolations, contrastViolations } from '../axe.ts';

const title = 'Collegium design system';

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
  // The groups follow a visitor's path, not the alphabet.
  const groups = page.locator('#storybook-explorer-tree [data-nodetype=root]');
  expect((await groups.allTextContents()).slice(0, 3)).toEqual(['Foundations', 'Primitives', 'Frame']);
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

for (const mode of colorModes) {
  test(`axe finds nothing on the front page, ${mode}`, async ({ page }) => {
    await page.goto(`/iframe.html?id=welcome--docs&viewMode=docs&globals=theme:${mode}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    expect(await axeViolations(page)).toEqual([]);
  });
}

test('links of the front page lead to pages that exist', async ({ page }) => {
  const index = JSON.parse(readFileSync('storybook-static/index.json', 'utf8')) as {
    entries: Record<string, unknown>;
  };
  await page.goto('/iframe.html?id=welcome--docs&viewMode=docs');
  const links = page.locator('#storybook-docs a[href*="path="]');
  await expect(links).not.toHaveCount(0);
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const dead = hrefs.filter((href) => !(String(href?.split('/').at(-1)) in index.entries));
  expect(dead).toEqual([]);
});
