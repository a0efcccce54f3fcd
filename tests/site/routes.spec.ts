import { expect, mergeTests, type Locator, type Page } from '@playwright/test';
import { languages, type Language } from '../../locales/languages.ts';
import { test as withFacts } from './facts.ts';
import { specifiedPages } from './specifiedPages.ts';
import { test as withVisitor } from './visitor.ts';

const notThere = /Diese Seite gibt es in dieser Sprache nicht|dans cette langue|not available/;

/** The specification's table of pages, in every language, as somebody without scripts sees it. */
const test = mergeTests(withFacts, withVisitor);

for (const { path, fixed = {}, missing = [], unlinked } of specifiedPages) {
  const existing = languages.filter((language) => !missing.includes(language));

  for (const language of existing) {
    test(`${path} in ${language}`, async ({ withoutScripts: page, facts }) => {
      await page.goto(path);
      const address = await choice(page, language).getAttribute('href');
      if (fixed[language]) expect(address).toBe(fixed[language]);

      const response = await page.goto(address!);
      expect(response?.status()).toBe(200);
      expect(new URL(page.url()).pathname).toBe(address);
      await expect(page.locator('html')).toHaveAttribute('lang', language);

      const heading = await page.locator('main h1').innerText();
      expect(heading).not.toBe('');
      const title = await page.title();
      if (path !== '/') expect(title.startsWith(`${heading} – `), title).toBe(true);

      await expect(choice(page, language)).toHaveAttribute('aria-current', 'true');
      for (const other of existing) await expect(choice(page, other)).not.toHaveText(notThere);

      if (unlinked) return;
      const leadingHere = [...facts].filter(([from, { lang, references }]) => {
        return from !== address && lang === language && references.some(leadsTo(address!));
      });
      expect(leadingHere.length, 'pages of its language that lead to it').toBeGreaterThan(0);
    });
  }

  for (const language of missing) {
    test(`${path} is not there in ${language}, and its switch says so`, async ({
      withoutScripts: page,
    }) => {
      await page.goto(path);
      await expect(choice(page, language)).toHaveText(notThere);
      await expect(choice(page, language)).toHaveAttribute('href', `/${language}/`);
    });
  }
}

/** A language in the switch of the header; the address of the page itself for its own. */
function choice(page: Page, language: Language): Locator {
  return page.locator(`header nav a[hreflang="${language}"][lang="${language}"]`);
}

function leadsTo(path: string): (reference: string) => boolean {
  return (reference) => reference.replace(/[?#].*$/, '') === path;
}
