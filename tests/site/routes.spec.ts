import { expect } from '@playwright/test';
import { sampleLanguages } from '../../stories/sampleLanguages.ts';
import { test } from './test.ts';
import { pages } from './pages.ts';
import { specifiedPages } from './specifiedPages.ts';

const notThere = /Diese Seite gibt es in dieser Sprache nicht|dans cette langue|not available/;

/**
 * Checks the specification's table of pages in every language, in the HTML without scripts.
 * everyPage.spec.ts opens each page.
 */
for (const { path, fixed = {}, missing = [], unlinked } of specifiedPages) {
  const existing = sampleLanguages.filter((language) => !missing.includes(language));

  for (const language of existing) {
    test(`${path} in ${language}`, ({ facts }) => {
      const address = facts.get(path)?.choices[language]?.href;
      if (fixed[language]) expect(address).toBe(fixed[language]);
      expect(pages.find((page) => page.path === address)?.status).toBe(200);

      const { lang, heading, title, choices } = facts.get(address!)!;
      expect(lang).toBe(language);
      expect(heading).not.toBe('');
      if (path !== '/') expect(title.startsWith(`${heading} – `), title).toBe(true);

      expect(choices[language]?.isCurrent).toBe(true);
      for (const other of existing) expect(choices[other]?.text).not.toMatch(notThere);

      if (unlinked) return;
      const leadingHere = [...facts].filter(([from, { lang, references }]) => {
        return from !== address && lang === language && references.some(leadsTo(address!));
      });
      expect(leadingHere.length, 'pages of its language that lead to it').toBeGreaterThan(0);
    });
  }

  for (const language of missing) {
    test(`${path} is not there in ${language}, and its switch says so`, ({ facts }) => {
      const choice = facts.get(path)?.choices[language];
      expect(choice?.text).toMatch(notThere);
      expect(choice?.href).toBe(`/${language}/`);
    });
  }
}

function leadsTo(path: string): (reference: string) => boolean {
  return (reference) => reference.replace(/[?#].*$/, '') === path;
}
