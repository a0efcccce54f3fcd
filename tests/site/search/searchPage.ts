import type { Locator, Page } from '@playwright/test';

/* The parts of the search page. */

export function field(page: Page): Locator {
  return page.getByRole('searchbox');
}

/** The message with the number of results. */
export function status(page: Page): Locator {
  return page.locator('main [role=status]');
}

export function results(page: Page): Locator {
  return page.locator('main [data-search=results] > li');
}

export function titles(page: Page): Locator {
  return results(page).getByRole('heading', { level: 2 });
}

/** The button that shows further results. */
export function moreButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Weitere Ergebnisse anzeigen' });
}
