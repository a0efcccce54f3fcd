import type { BrowserContext, Page } from '@playwright/test';

/** The visitor's answers as the site stores them. Functions without an answer are missing. */
export type Answers = Readonly<Record<string, boolean>>;

/** Stores a visitor's earlier answer before the page loads. */
export async function comesWith(page: Page, answers: Answers): Promise<void> {
  await page.addInitScript(
    (entries) => {
      // Only on the first load: later answers of the visitor must stay.
      if (sessionStorage.getItem('came')) return;
      sessionStorage.setItem('came', 'yes');
      for (const [key, value] of entries) localStorage.setItem(key, value);
    },
    await recordOf(answers, page.context()),
  );
}

/** The visitor changes the answer in another tab of the site. */
export async function answersElsewhere(page: Page, answers: Answers): Promise<void> {
  const entries = await recordOf(answers, page.context());
  const other = await page.context().newPage();
  // No script of the site runs on this address.
  await other.goto('/robots.txt');
  await other.evaluate((record) => {
    for (const [key, value] of record) localStorage.setItem(key, value);
  }, entries);
  await other.close();
}

/** The stored time of the answer, and the version of the question. */
export async function answeredNow({ request }: BrowserContext): Promise<string> {
  const html = await (await request.get('/')).text();
  const [, version] = /data-version="(\w+)"/.exec(html) ?? [];
  if (version === undefined) throw new Error('The website asks no question.');
  return `${new Date().toISOString()} ${version}`;
}

async function recordOf(answers: Answers, context: BrowserContext): Promise<[string, string][]> {
  const everything = { functional: true, matomo: false, videos: false, maps: false, rating: false };
  const record = Object.entries({ ...everything, ...answers }).map(
    ([function_id, consentGiven]) => ({ function_id, consentGiven }),
  );
  return [
    ['int-consents', JSON.stringify(record)],
    ['int-consents-time', await answeredNow(context)],
  ];
}
