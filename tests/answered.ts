import type { BrowserContextOptions } from '@playwright/test';
import editors from '../data/embedded/association/consents.json' with { type: 'json' };

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/**
 * The functions in the consent question and the visitor's answers: only the necessary one is
 * allowed. A site without Matomo ignores its entry.
 */
const refused = ['functional', 'matomo', ...editors.map(({ function_id }) => function_id)].map(
  (function_id) => ({ function_id, consentGiven: function_id === 'functional' }),
);

/**
 * The browser of a visitor who has refused everything that can be refused, so that no banner covers
 * the page.
 */
export function answeredAt(origin: string): StorageState {
  const localStorage = [{ name: 'int-consents', value: JSON.stringify(refused) }];
  return { cookies: [], origins: [{ origin, localStorage }] };
}

/** The browser of a new visitor, who gets the consent question. */
export const firstVisit: StorageState = { cookies: [], origins: [] };
