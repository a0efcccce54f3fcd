import { expect } from '@playwright/test';
import type { TrustedTypePolicyFactory } from 'trusted-types/lib';
import { test } from '../test.ts';

/* Trusted Types: scripts insert HTML only by the policy that the build’s own script has created. */

test.use({ viewport: { width: 1280, height: 800 } });

test('only the script of the build can insert HTML into a page', async ({ page }) => {
  await page.goto('/');
  const outcomes = await page.evaluate(() => {
    const attempt = (deed: () => unknown) => {
      try {
        deed();
        return 'done';
      } catch (error) {
        return (error as Error).name;
      }
    };
    return [
      attempt(() => (document.createElement('p').innerHTML = '<b>a</b>')),
      attempt(() => window.trustedTypes.createPolicy('another', {})),
      attempt(() => window.trustedTypes.createPolicy('collegium', {})),
    ];
  });
  expect(outcomes).toEqual(['TypeError', 'TypeError', 'TypeError']);
});

declare global {
  interface Window {
    readonly trustedTypes: TrustedTypePolicyFactory;
  }
}
