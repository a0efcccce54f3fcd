import type { Browser, Page } from '@playwright/test';
import { answeredAt } from '../answered.ts';

/** Opens a window of a visitor who has answered the consent question. */
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
