import { globSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { siteFile } from './files.ts';
import { siteFolder } from './pages.ts';

/**
 * The script with the question before unsaved input is lost. It loads with the first focus in a
 * form.
 */
export const unsavedQuestion = globSync('assets/*.js', { cwd: siteFolder })
  .map((file) => `/${file}`)
  .find((file) => siteFile(file).includes('Nicht gesendete Eingaben gehen verloren'))!;

/** Waits until the page can ask this question. */
export async function whenAsking(page: Page): Promise<void> {
  await page.waitForFunction(() => window.onbeforeunload !== null);
  // The page has requested the script first, so it also gets it first.
  await page.evaluate(async (script) => void (await import(script)), unsavedQuestion);
}
