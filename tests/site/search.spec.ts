import { expect, type Locator, type Page } from '@playwright/test';
import {
  pagesPerPart,
  type PagesPart,
  type SearchIndexList,
  type WordsPart,
} from '../../contract/search.ts';
import { axeViolations, contrastViolations } from '../axe.ts';
import { searchPages } from './pages.ts';
import { test } from './traveller.ts';
import { idle } from './idle.ts';

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

/** Runs all rules in light mode, and those about colours in dark mode. */
async function expectAccessibleInBothModes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  expect.soft(await axeViolations(page), 'light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await contrastViolations(page), 'dark').toEqual([]);
}

const results = (page: Page) => page.locator('main [data-search=results] > li');
const status = (page: Page) => page.locator('main [role=status]');
const titles = (page: Page) => results(page).getByRole('heading', { level: 2 });
const more = (page: Page) => page.getByRole('button', { name: 'Weitere Ergebnisse anzeigen' });
const field = (page: Page) => page.getByRole('searchbox');

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

  test('in German compounds, whose title comes first', async ({ traveller: { page } }) => {
    await page.goto('/suche?q=versammlung');
    await expect(titles(page).first()).toContainText('Mitgliederversammlung');
    await expect(results(page).first().locator('mark')).toHaveText('versammlung');
  });

  test('in spite of a slip, and says which word it took it for', async ({
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

  test('not where it only stands beside the content', async ({ traveller: { page } }) => {
    // The invitation at the end of pages, and teasers of other news.
    await page.goto('/suche?q=zustimmungen+verwaltungsakt');
    await expect(status(page)).not.toHaveText('');
    await page.goto('/suche?q=mitgliederversammlung');
    await expect(status(page)).toHaveText(/Ergebnis/);
    await expect(results(page).first()).toBeVisible();
    expect(await titles(page).allInnerTexts()).not.toContain('Aktuelles');
  });
});

test('results say where a page is, and when news are from', async ({ traveller: { page } }) => {
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

test('a screen reader gets a form, the number of results, and results', async ({
  traveller: { page },
}) => {
  await page.goto('/suche?q=satzung');
  await expect(results(page).first()).toBeVisible();
  await expect(page.locator('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Suche" [level=1]
      - paragraph: Durchsuchen Sie alle Seiten und Meldungen unserer Website.
      - search:
        - text: Suchbegriff
        - searchbox "Suchbegriff": satzung
        - button "Suchen"
      - status: /\\d+ Ergebnisse für „satzung“/
      - list
  `);
});

test('the keyboard is enough', async ({ traveller: { page, address } }) => {
  await page.goto('/');
  const link = page.locator('header').getByRole('link', { name: 'Suche' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/suche');
  await expect(page.locator('main h1')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('satzung');
  await page.keyboard.press('Enter');
  await expect(titles(page).first()).toHaveText('Satzung');
  await expect(field(page)).toBeFocused();
  // The button, the kinds of results, the first result.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { checked: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(results(page).first().getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main h1')).toHaveText('Satzung');
  expect(address()).toBe('/service/satzung');
});

test.describe('the address holds the query', () => {
  test('typing changes it, submitting keeps it, back and forward follow it', async ({
    traveller: { page, address, documents },
  }) => {
    await page.goto('/suche');
    await field(page).fill('beitr');
    await expect.poll(address).toBe('/suche?q=beitr');
    await field(page).fill('beitrag');
    await field(page).press('Enter');
    await expect(status(page)).toContainText('„beitrag“');
    await field(page).fill('vorstand');
    await field(page).press('Enter');
    await expect(status(page)).toContainText('„vorstand“');
    await expect.poll(address).toBe('/suche?q=vorstand');

    await page.goBack();
    await expect(status(page)).toContainText('„beitrag“');
    expect(address()).toBe('/suche?q=beitrag');
    await expect(field(page)).toHaveValue('beitrag');
    await page.goBack();
    await expect(status(page)).toBeEmpty();
    expect(address()).toBe('/suche');
    await expect(results(page).first()).toBeHidden();
    await page.goForward();
    await expect(status(page)).toContainText('„beitrag“');
    expect(documents()).toBe(1);

    await page.reload();
    await expect(status(page)).toContainText('„beitrag“');
    await expect(field(page)).toHaveValue('beitrag');
  });

  test('a visitor comes back from a page to the results, without being asked', async ({
    traveller: { page, documents, heading },
  }) => {
    const last = await openLastResult(page, 'vorstand');
    await expect(heading).not.toHaveText('Suche');
    await page.goBack();
    await expect(heading).toHaveText('Suche');
    await expect(status(page)).toContainText('„vorstand“');
    await expect(last).toBeInViewport();
    expect(documents()).toBe(1);
  });

  test('a visitor comes back to the last result, although the search starts late', async ({
    traveller: { page, heading },
  }) => {
    const last = await openLastResult(page, 'vorstand');
    await expect(heading).not.toHaveText('Suche');
    // The new document has no script of the search yet.
    await page.reload();
    const late = Promise.withResolvers<undefined>();
    await page.context().route('**/assets/*.js', async (route) => {
      const response = await route.fetch();
      if ((await response.text()).includes('addExcerpt')) await late.promise;
      await route.fulfill({ response });
    });
    await page.goBack();
    await expect(heading).toHaveText('Suche');
    // The page stores its position 100 ms after it has scrolled. A later timer runs later.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
    late.resolve(undefined);
    await expect(status(page)).toContainText('„vorstand“');
    await expect(last).toBeInViewport();
  });

  test('a query without results says how to find more', async ({ traveller: { page } }) => {
    await page.goto('/suche?q=abrakadabra');
    await expect(status(page)).toHaveText('Keine Ergebnisse für „abrakadabra“');
    const ways = page.locator('main ul');
    await expect(ways.getByRole('listitem')).toHaveCount(4);
    await expect(ways.getByRole('link', { name: 'Übersicht' })).toHaveAttribute(
      'href',
      '/uebersicht',
    );
  });
});

test('results are narrowed down to news by keyboard, kept in the address, and shown again on return', async ({
  traveller: { page, address, heading },
}) => {
  await page.goto('/suche');
  await field(page).fill('mitglieder');
  await expect(status(page)).toContainText('„mitglieder“');
  const all = page.getByRole('radio', { name: /^Alles/ });
  const news = page.getByRole('radio', { name: /^Meldungen/ });
  const [count] = /\d+$/.exec(await page.getByText(/^Meldungen \d+$/).innerText()) ?? [];
  await all.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(news).toBeFocused();
  await expect(status(page)).toHaveText(new RegExp(`^${count} Ergebnisse? für „mitglieder“$`));
  expect(address()).toBe('/suche?q=mitglieder&kind=news');
  // News have a date.
  for (const result of await results(page).all()) {
    await expect(result.locator('p').first()).toHaveText(/ · \d+\. \S+ \d{4}$/);
  }

  await results(page).first().getByRole('link').click();
  await expect(heading).not.toHaveText('Suche');
  await page.goBack();
  await expect(news).toBeChecked();
  await expect(status(page)).toHaveText(new RegExp(`^${count} `));

  // A new query searches everything again.
  await field(page).fill('mitglied');
  await expect(status(page)).toContainText('„mitglied“');
  await expect(all).toBeChecked();
  expect(address()).toBe('/suche?q=mitglied');
});

test('more results are shown on demand, and the focus goes to the first of them', async ({
  traveller: { page },
}) => {
  await page.goto('/suche?q=verband');
  await expect(results(page)).toHaveCount(10);
  await more(page).focus();
  await page.keyboard.press('Enter');
  await expect(results(page).nth(10).getByRole('link')).toBeFocused();
  expect(await results(page).count()).toBeGreaterThan(10);
});

test.describe('a hostile query is text', () => {
  for (const query of ['<img src=x onerror=alert(1)>', '"><script>alert(1)</script>', '${7*7}']) {
    test(query, async ({ traveller: { page } }) => {
      await page.goto(`/suche?q=${encodeURIComponent(query)}`);
      await expect(status(page)).toContainText(`„${query}“`);
      await expect(page.locator('main :is(img, script)')).toHaveCount(0);
    });
  }

  test('of ten thousand letters', async ({ traveller: { page } }) => {
    await page.goto(`/suche?q=${'x'.repeat(10_000)}`);
    await expect(status(page)).toHaveText(`Keine Ergebnisse für „${'x'.repeat(100)}“`);
    const overflow = () => document.documentElement.scrollWidth - innerWidth;
    expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
  });
});

test.describe('what can’t be loaded', () => {
  for (const [what, missing] of [
    ['the list of the index', /^\/search-index\/de\.json/],
    ['the parts of the index', /^\/search-index\/parts\//],
  ] as const) {
    test(`${what} leaves a calm message, and another way`, async ({ traveller: { page } }) => {
      await page.context().route(
        (url) => missing.test(url.pathname),
        (route) => route.abort(),
      );
      await page.goto('/suche?q=satzung');
      await expect(page.getByText(/nicht möglich/)).toBeVisible();
      await expect(page.locator('main').getByRole('link', { name: /Übersicht/ })).toBeVisible();
    });
  }

  test('the text of a page is left out', async ({ traveller: { page } }) => {
    await page.context().route('**/page-data/service/satzung/**', (route) => route.abort());
    await page.goto('/suche?q=satzung');
    await expect(results(page).nth(1).locator('mark').first()).toBeVisible();
    await expect(titles(page).first()).toHaveText('Satzung');
    await expect(results(page).first().locator('mark')).toHaveCount(0);
    await expect(page.getByText(/nicht möglich/)).toBeHidden();
  });
});

test('more results that do not come leave those that are there, and come when asked again', async ({
  traveller: { page },
}) => {
  const answered = await serveLargeIndex(page);
  await page.goto('/suche?q=heilberufe');
  await expect(results(page)).toHaveCount(10);
  answered.delete('later');
  await more(page).click();
  await expect(page.getByText(/nicht möglich/)).toBeVisible();
  await expect(results(page)).toHaveCount(10);

  answered.add('later');
  await more(page).click();
  await expect(results(page)).toHaveCount(12);
  await expect(page.getByText(/nicht möglich/)).toBeHidden();
});

/**
 * Replaces the index by one of a large site, which has its pages in several parts.
 *
 * @returns the parts that are answered; remove one to have it fail
 */
async function serveLargeIndex(page: Page): Promise<Set<string>> {
  const list: SearchIndexList = {
    ...{ pages: pagesPerPart + 2, kinds: [['page', pagesPerPart + 2]] },
    ...{ pageParts: ['first', 'later'], wordParts: [['0', 'words']], words: 'all' },
  };
  const pages: PagesPart = Array(pagesPerPart).fill(['/service/satzung', 'Satzung', 'Service']);
  // Ten pages of the first part, and two of the next: differences between positions, and weights.
  const found = [...Array.from({ length: 10 }, () => [1, 9]), [pagesPerPart - 10, 1], [1, 1]];
  const words: WordsPart = [['heilberufe', found.flat()]];
  const parts: Readonly<Record<string, object>> = {
    ...{ de: list, first: pages, later: pages.slice(0, 2), words },
  };
  const answered = new Set(Object.keys(parts));
  await page.context().route('**/search-index/**', (route) => {
    const [name = ''] = /\w+(?=\.json)/.exec(route.request().url()) ?? [];
    return answered.has(name) ? route.fulfill({ json: parts[name] }) : route.abort();
  });
  return answered;
}

test('results come with the first letter, their number and texts after a pause', async ({
  traveller: { page, address },
}) => {
  await page.clock.install();
  await page.goto('/suche');
  await page.clock.pauseAt(Date.now() + 60_000);
  await field(page).press('s');
  await expect(results(page)).toHaveCount(10);
  await expect(status(page)).toBeEmpty();
  await expect(results(page).locator('mark')).toHaveCount(0);
  expect(address()).toBe('/suche');

  await page.clock.runFor(250);
  await expect(status(page)).toHaveText(/^\d+ Ergebnisse für „s“$/);
  await expect(results(page).locator('mark').first()).toBeVisible();
  expect(address()).toBe('/suche?q=s');
});

test('an index that was replaced meanwhile is loaded again', async ({ traveller: { page } }) => {
  let asked = 0;
  await page.context().route('**/search-index/de.json', async (route) => {
    asked += 1;
    const response = await route.fetch();
    const list = (await response.json()) as { wordParts: [string, string][] };
    const wordParts = list.wordParts.map(([word]) => [word, '00000000']);
    await route.fulfill({ response, json: asked === 1 ? { ...list, wordParts } : list });
  });
  await page.goto('/suche?q=satzung');
  await expect(titles(page).first()).toHaveText('Satzung');
  expect(asked).toBe(2);
  await page.context().unrouteAll({ behavior: 'wait' });
});

test('a page that is gone since is shown without a piece of its text', async ({
  traveller: { page },
}) => {
  await page
    .context()
    .route('**/page-data/service/satzung/*', (route) =>
      route.fulfill({ status: 404, body: 'gone' }),
    );
  await page.goto('/suche?q=satzung');
  await expect(titles(page).first()).toHaveText('Satzung');
  await expect(results(page).first().locator('mark')).toHaveCount(0);
  await expect(results(page).nth(1).locator('mark').first()).toBeVisible();
  await page.context().unrouteAll({ behavior: 'wait' });
});

test('nothing is fetched for a search before there is one', async ({
  traveller: { page, follow },
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const forSearch = () => asked.filter((path) => /search-index|searchPage/.test(path));
  await page.goto('/kontakt');
  await idle(page);
  await follow('/suche');
  await expect(page.locator('main h1')).toHaveText('Suche');
  await idle(page);
  expect(forSearch()).toEqual([]);
  await field(page).focus();
  await field(page).fill('satzung');
  await expect(results(page).first()).toBeVisible();
  expect(forSearch()).toContain('/search-index/de.json');
});

test('the form of the 404 page leads to the search page at once, without an error', async ({
  traveller: { page },
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto('/nirgendwo');
  await field(page).fill('satzung');
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\/suche\?q=satzung$/);
  await expect(titles(page).first()).toHaveText('Satzung');
  expect(errors).toEqual([]);
});

test('no page lets WebAssembly run, nor a worker that a string names', async ({
  traveller: { page },
}) => {
  await page.goto('/suche?q=satzung');
  await expect(results(page).first()).toBeVisible();
  const runs = await page.evaluate(() =>
    WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])).then(
      () => true,
      () => false,
    ),
  );
  expect(runs).toBe(false);
  const stringAsScript = await page.evaluate(() => {
    try {
      return Boolean(new Worker('/assets/other.js'));
    } catch {
      return false;
    }
  });
  expect(stringAsScript).toBe(false);
});

test.describe('results pass axe, in light and dark', () => {
  for (const path of searchPages) {
    test(path, async ({ traveller: { page } }) => {
      await page.goto(`${path}?q=2026`);
      await expect(results(page).first()).toBeVisible();
      await expectAccessibleInBothModes(page);
      await page.goto(`${path}?q=xyzzy`);
      await expect(status(page)).not.toHaveText('');
      await expectAccessibleInBothModes(page);
    });
  }
});

/** Searches for these words, and opens the page of the last result that is shown. Returns the link to it. */
async function openLastResult(page: Page, words: string): Promise<Locator> {
  await page.goto('/suche');
  await field(page).fill(words);
  await expect(status(page)).toContainText(`„${words}“`);
  const last = results(page).last().getByRole('link');
  await last.click();
  return last;
}
