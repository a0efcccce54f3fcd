import type { Browser, Page } from '@playwright/test';
import { openWindow } from '../openWindow.ts';
import { watchShifts } from './layoutShift.ts';
import { watchConduct, workerBlocked } from './privacy.ts';

/** A visitor in one window, with the functions that watch for problems. */
export interface Reader {
  readonly page: Page;
  readonly expectNoShifts: (setting: string) => Promise<void>;
  readonly expectConduct: Awaited<ReturnType<typeof watchConduct>>;
}

export async function newReader(browser: Browser, baseURL: string): Promise<Reader> {
  const page = await openWindow(browser, baseURL);
  const expectConduct = await watchConduct(page, baseURL, workerBlocked);
  return { page, expectNoShifts: await watchShifts(page), expectConduct };
}
