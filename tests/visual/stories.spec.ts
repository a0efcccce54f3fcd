import { expect } from '@playwright/test';
import { modesFor } from '../../.storybook/pictureModes.ts';
import { addressOf } from '../playwright.ts';
import {
  listStories,
  pictureSettings,
  remount,
  setGlobals,
  show,
  test,
} from '../stories/storybook.ts';
import { resize } from '../viewport.ts';

test.use({ baseURL: addressOf('storybook') });

/** Takes pictures of every story in its modes, as Chromatic does. */
for (const { id, title, name, tags = [] } of listStories()) {
  test(`${title}: ${name}`, async ({ storybook: page }) => {
    await show(page, id);
    const [settings] = await pictureSettings(page, [id]);
    const modes = modesFor(settings?.pinned);
    for (const mode of settings?.modes ?? []) {
      const { viewport, ...globals } = modes[mode]!;
      await resize(page, Number(viewport.slice(1)));
      await setGlobals(page, id, globals);
      // Otherwise the steps would be lost when a story begins again in another language.
      if (tags.includes('play-fn')) await remount(page, id);
      await page.evaluate(() => document.fonts.ready);
      await expect(page).toHaveScreenshot(['stories', id, `${mode}.png`], { fullPage: true });
    }
  });
}
