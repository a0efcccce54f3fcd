import { expect } from '@playwright/test';
import {
  listStories,
  pictureSettings,
  remount,
  setGlobals,
  show,
  test,
} from '../stories/storybook.ts';
import { resize } from '../viewport.ts';

/** Takes pictures of every story in its modes, as Chromatic does. */
for (const { id, title, name, tags = [] } of listStories()) {
  test(`${title}: ${name}`, async ({ storybook: page }) => {
    await show(page, id);
    const [settings] = await pictureSettings(page, [id]);
    // The modes of the built Storybook: an earlier commit may have others.
    for (const [mode, picture] of Object.entries(settings?.modes ?? {})) {
      const { viewport, ...globals } = picture;
      await resize(page, Number(viewport.slice(1)));
      await setGlobals(page, id, globals);
      // Otherwise the steps would be lost when a story begins again in another language.
      if (tags.includes('play-fn')) await remount(page, id);
      await page.evaluate(() => document.fonts.ready);
      await expect(page).toHaveScreenshot(['stories', id, `${mode}.png`], { fullPage: true });
    }
  });
}
