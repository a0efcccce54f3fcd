import { renewalLock } from '../../contract/members/session.ts';
import type { TabWindow } from './TabWindow.ts';

/**
 * Runs something while no other tab of the browser does. Where the browser has no locks, tabs come one after
 * the other by chance; what still happens twice is mended by whoever was second.
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
