import type { Browser, Page } from '@playwright/test';
import { answeredAt } from '../answered.ts';

/** A window of somebody who has answered the question of consent. */
export function openWindow(
  browser: Browser,
  baseURL: string,
  { javaScriptEnabled = true } = {},
): Promise<Page> {
  return browser.newPage({
    baseURL,
    storageState: answeredAt(baseURL),
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    javaScriptEnabled,
  });
}
