import { expect } from '@playwright/test';
import { test } from '../traveller.ts';
import { field, results, status, titles } from './searchPage.ts';

/*
 * Words are found in each language, in other forms and with typing errors; the results show where
 * they are.
 */

const words = [
  { path: '/suche', query: 'satzung', best: 'Satzung', count: /^\d+ Ergebnisse für „satzung“$/ },
  {
    path: '/en/search',
    query: 'statutes',
    best: 'Statutes',
    count: /^\d+ results for “statutes”$/,
  },
  {
    path: '/fr/recherche',
    query: 'statuts',
    best: 'Statuts',
    count: /^\d+ résultats pour «\s?statuts\s?»$/,
  },
] as const;

test.describe('a word is found', () => {
  for (const { path, query, best, count } of words) {
    test(`in ${path}`, async ({ traveller: { page } }) => {
      await page.goto(path);
      await field(page).fill(query);
      await expect(status(page)).toHaveText(count);
      await expect(titles(page).first()).toHaveText(best);
      await expect(results(page).first().locator('mark').first()).toHaveText(
        new RegExp(query, 'i'),
      );
      // The results appear ten at a time.
      const [total] = /^\d+/.exec(await status(page).innerText()) ?? [];
      await expect(results(page)).toHaveCount(Math.min(Number(total), 10));

      const language = /^\/(en|fr)\//.exec(path)?.[0] ?? '/';
      for (const link of await results(page).getByRole('link').all()) {
        const href = (await link.getAttribute('href'))!;
        expect.soft(/^\/(en|fr)\//.exec(href)?.[0] ?? '/', href).toBe(language);
      }
    });
  }

  test('in German compounds, and those in titles come first', async ({ traveller: { page } }) => {
    await page.goto('/suche?q=versammlung');
    await expect(titles(page).first()).toContainText('Mitgliederversammlung');
    await expect(results(page).first().locator('mark')).toHaveText('versammlung');
  });

  test('in spite of a typing error, and the found word is marked', async ({
    traveller: { page },
  }) => {
    await page.goto('/suche?q=Satzugn');
    await expect(titles(page).first()).toHaveText('Satzung');
    await expect(results(page).first().locator('mark').first()).toHaveText(/satzung/i);
  });

  test('without umlauts, or with letters for them', async ({ traveller: { page } }) => {
    for (const query of ['gebuhrenverzeichnis', 'gebuehrenverzeichnis']) {
      await page.goto(`/suche?q=${query}`);
      await expect(titles(page).first()).toContainText('Gebührenverzeichnis');
    }
  });

  test('after the article that French joins to it', async ({ traveller: { page } }) => {
    await page.goto('/fr/recherche?q=urgence');
    await expect(titles(page).first()).toContainText('séminaire d’urgence');
    await expect(results(page).first().locator('mark').first()).toHaveText(/urgences?/i);
  });

  test('not where it is only outside the main content', async ({ traveller: { page } }) => {
    // The invitation at the end of pages, and teasers of other news.
    await page.goto('/suche?q=zustimmungen+verwaltungsakt');
    await expect(status(page)).not.toHaveText('');
    await page.goto('/suche?q=mitgliederversammlung');
    await expect(status(page)).toHaveText(/Ergebnis/);
    await expect(results(page).first()).toBeVisible();
    expect(await titles(page).allInnerTexts()).not.toContain('Aktuelles');
  });
});

test('results show where a page is, and the date of news', async ({ traveller: { page } }) => {
  await page.goto('/suche?q=satzung');
  await expect(page.locator('main [data-search=results]')).toMatchAriaSnapshot(`
    - list:
      - listitem:
        - heading "Satzung" [level=2]:
          - link "Satzung":
            - /url: /service/satzung
        - paragraph: Service
        - paragraph:
          - mark: /Satzung/
      - listitem:
        - heading /Mitgliederversammlung/ [level=2]:
          - link /Mitgliederversammlung/
        - paragraph: /Aktuelles · \\d+\\. \\w+ \\d{4}/
        - paragraph:
          - mark: Satzung
  `);
});

test('a query without results lists other ways to find a page', async ({ traveller: { page } }) => {
  await page.goto('/suche?q=abrakadabra');
  await expect(status(page)).toHaveText('Keine Ergebnisse für „abrakadabra“');
  const ways = page.locator('main ul');
  await expect(ways.getByRole('listitem')).toHaveCount(4);
  await expect(ways.getByRole('link', { name: 'Übersicht' })).toHaveAttribute(
    'href',
    '/uebersicht',
  );
});
