import { expect, type Page } from '@playwright/test';
import { namedPages } from '../../../data/routes/namedRoutes.ts';
import type { Traces } from './traces.ts';

/**
 * Compares the stored keys and contacted hosts of a visit with the privacy notice in each language.
 */
export async function expectToldOf(page: Page, { stored, hosts }: Traces): Promise<void> {
  // The foot of the notice lists the hosts that the visitor always allows. It is not part of the
  // text.
  await page.evaluate(() => localStorage.clear());
  for (const [language, path] of Object.entries(namedPages.privacy)) {
    await page.goto(path);
    const main = page.locator('main');
    const names = await storageTable(page).locator('tbody th code').allTextContents();
    expect(
      [...stored].filter((name) => !names.some((told) => isMeant(told, name))),
      `stored, and not in the notice: ${language}`,
    ).toEqual([]);
    const text = await main.innerText();
    expect(
      [...hosts].filter((host) => !text.includes(host)),
      `contacted, and not in the notice: ${language}`,
    ).toEqual([]);
  }
}

/** The row with this name in the table of stored data. */
export async function rowOf(page: Page, name: string): Promise<string> {
  const row = page
    .locator('main table')
    .first()
    .locator('tbody tr', {
      has: page.locator('code', { hasText: new RegExp(`^${name}`) }),
    });
  return row.innerText();
}

function storageTable(page: Page) {
  return page.locator('main table').filter({ hasText: 'int-consents' });
}

/** A name that ends in an ellipsis matches all names with the same beginning. */
function isMeant(told: string, name: string): boolean {
  return told.endsWith('…') ? name.startsWith(told.slice(0, -1)) : name === told;
}
