import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import { axeViolations } from '../axe.ts';
import { changedPictures } from '../visual/changedPictures.ts';
import { reviewPage } from '../visual/reviewPage.ts';

/** The page of `npm run test:visual`, from pictures of two small pages. */

const button = (color: string) =>
  `<button style="background:${color};color:#fff;padding:2rem">Absenden</button>`;

test('a reviewer sees each change before and after, and says what is accepted', async ({
  page,
}, testInfo) => {
  const folder = (name: string) => testInfo.outputPath(name);
  await takePicture(page, '<p>Unverändert</p>', join(folder('before'), 'same.png'));
  await takePicture(page, '<p>Unverändert</p>', join(folder('after'), 'same.png'));
  await takePicture(page, button('#17665a'), join(folder('before'), 'stories/button.png'));
  await takePicture(page, button('#86203f'), join(folder('after'), 'stories/button.png'));
  await takePicture(page, '<p>Neu</p>', join(folder('after'), 'pages/new.png'));

  const pictures = folder('report/pictures');
  const changed = await changedPictures(folder('before'), folder('after'), pictures);
  expect(changed).toEqual([
    { name: 'pages/new', change: 'added' },
    { name: 'stories/button', change: 'changed' },
  ]);

  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await open(page, folder('report/index.html'), reviewPage(changed, 'main'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('2 pictures changed');
  await expect(page.getByText('1 changed, 1 added, 0 removed')).toBeVisible();

  await page.getByRole('slider').press('Home');
  const before = page.locator('.both img').first();
  await expect(before).toHaveCSS('clip-path', 'inset(0px 100% 0px 0px)');
  await page.getByRole('slider').press('End');
  await expect(before).toHaveCSS('clip-path', 'inset(0px 0% 0px 0px)');

  await page.getByText('Side by side').click();
  for (const picture of await page.getByRole('img').all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeViolations(page), colorScheme).toEqual([]);
  }

  await page.getByRole('checkbox', { name: 'Accept stories/button' }).check();
  await expect(page.getByRole('status')).toHaveText('1 of 2 accepted');
  const json = await page.getByRole('textbox', { name: 'As JSON' }).inputValue();
  expect(JSON.parse(json)).toEqual({ accepted: ['stories/button'], open: ['pages/new'] });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('accepted.json');
  expect(requests.filter((url) => !/^(file|data):/.test(url))).toEqual([]);
});

test('a reviewer reads that nothing changed', async ({ page }, testInfo) => {
  await open(page, testInfo.outputPath('index.html'), reviewPage([], 'main'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing changed');
  expect(await axeViolations(page)).toEqual([]);
});

async function takePicture(page: Page, html: string, path: string): Promise<void> {
  await page.setContent(`<html lang="de"><title>Seite</title>${html}`);
  await page.screenshot({ path });
}

async function open(page: Page, file: string, html: string): Promise<void> {
  writeFileSync(file, html);
  await page.goto(pathToFileURL(file).href);
}
