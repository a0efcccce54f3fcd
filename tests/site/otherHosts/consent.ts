import type { Page } from '@playwright/test';

/** What the visitor said, as the site keeps it; nothing where there was no answer. */
export type Answers = Readonly<Record<string, boolean>>;

/** As a visitor who comes back with an answer given earlier. */
export async function comesWith(page: Page, answers: Answers): Promise<void> {
  await page.addInitScript(
    ([key, record]) => {
      // Once, so that what the visitor says later stays.
      if (sessionStorage.getItem('came')) return;
      sessionStorage.setItem('came', 'yes');
      localStorage.setItem(key, record);
    },
    [storageKey, recordOf(answers)] as const,
  );
}

/** The visitor changes the answer in another tab of the site. */
export async function answersElsewhere(page: Page, answers: Answers): Promise<void> {
  const other = await page.context().newPage();
  // Nothing of the site runs there.
  await other.goto('/robots.txt');
  await other.evaluate(([key, record]) => localStorage.setItem(key, record), [
    storageKey,
    recordOf(answers),
  ] as const);
  await other.close();
}

const storageKey = 'int-consents';

function recordOf(answers: Answers): string {
  const everything = { functional: true, matomo: false, videos: false, maps: false, rating: false };
  return JSON.stringify(
    Object.entries({ ...everything, ...answers }).map(([function_id, consentGiven]) => ({
      function_id,
      consentGiven,
    })),
  );
}
