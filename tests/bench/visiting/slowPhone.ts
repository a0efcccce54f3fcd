import type { CDPSession, Page } from 'playwright';

const slowdown = 4;

const line = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 750e3 / 8,
};

/** Makes a page as slow as on a mid-range phone with a rural connection. */
export async function slowDown(page: Page): Promise<CDPSession> {
  // tsx gives functions their names by a helper, which pages lack.
  await page.addInitScript('globalThis.__name = (named) => named');
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return session;
}
