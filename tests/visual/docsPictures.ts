import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import sirv from 'sirv';
import { colorModes } from '../../contract/themeSettings.ts';
import { launchOptions } from '../browser.ts';

/** `npm run docs:pictures`: takes the pictures of docs/design-system.md from the built Storybook. */
const views: readonly View[] = [
  { name: 'front-page', path: '/docs/welcome--docs' },
  {
    name: 'foundation',
    path: '/docs/foundations-colour--docs',
    scrollTo: 'Which colours may be placed on which',
  },
  { name: 'component-page', path: '/docs/primitives-button--docs' },
  { name: 'journey', path: 'journeys-visitors--find-a-school', isStory: true },
];

interface View {
  readonly name: string;
  readonly path: string;
  /** The heading that is at the top of the picture. Default: the page's beginning. */
  readonly scrollTo?: string;
  readonly isStory?: boolean;
}

const server = createServer(sirv('storybook-static')).listen(0);
const { port } = server.address() as AddressInfo;
const browser = await chromium.launch(launchOptions());
try {
  for (const view of views) {
    for (const theme of colorModes) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
      // Playwright's default is too short for a busy machine.
      page.setDefaultTimeout(120_000);
      const { path, isStory } = view;
      // A story is without Storybook around it: its panel would hide half of the screen.
      const place = isStory ? `iframe.html?id=${path}&viewMode=story` : `?path=${path}`;
      await page.goto(`http://localhost:${port}/${place}&globals=theme:${theme}`);
      await ready(page, view);
      await sharp(await page.screenshot())
        .webp({ quality: 40, effort: 6 })
        .toFile(`docs/design-system/${view.name}-${theme}.webp`);
      await page.close();
    }
  }
} finally {
  await browser.close();
  server.close();
}

interface Preview {
  readonly __STORYBOOK_PREVIEW__?: { readonly currentRender?: { readonly phase?: string } };
}

async function ready(page: Page, { scrollTo, isStory = false }: View): Promise<void> {
  const frame = page.frameLocator('#storybook-preview-iframe');
  if (isStory) {
    await page.waitForFunction(() => {
      const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as Preview;
      return preview?.currentRender?.phase === 'finished';
    });
  } else {
    await frame.getByRole('heading', { level: 1 }).first().waitFor();
  }
  const heading = scrollTo && frame.getByRole('heading', { name: scrollTo }).first();
  if (heading) await heading.evaluate((element) => element.scrollIntoView());
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(2000);
}
