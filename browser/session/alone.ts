import { renewalLock } from '../../contract/members/session.ts';
import type { TabWindow } from './TabWindow.ts';

/**
 * Runs a renewal while no other tab of the browser runs one. In browsers without locks, a random
 * pause separates the tabs. If two tabs still renew at once, the one that is refused takes over the
 * tokens of the other (Renewal.ts).
 */
export async function alone(window: TabWindow, run: () => Promise<void>): Promise<void> {
  const { locks } = window.navigator;
  if (locks) {
    await locks.request(renewalLock, run);
    return;
  }
  await new Promise((resolve) => setTimeout(resolve, Math.random() * longestPause));
  await run();
}

const longestPause = 2000;
