import { searchForm } from '../../../contract/search.ts';
import { reloadOnce } from '../reloadOnce.ts';

/** Starts a search page: at once if its address contains a query, otherwise at the first focus. */
export function startSearch(root: ParentNode = document): void {
  const form = root.querySelector<HTMLFormElement>(searchForm);
  if (!form) return;
  const start = () => {
    form.removeEventListener('focusin', start);
    // A submission before the script has loaded must not load a page: the script shows the results.
    form.addEventListener('submit', wait);
    void import('./searchPage.ts')
      .then((page) => page.runSearch(form), reloadOnce)
      .finally(() => form.removeEventListener('submit', wait));
  };
  if (location.search || form.matches(':focus-within')) start();
  else form.addEventListener('focusin', start);
}

function wait(event: Event): void {
  event.preventDefault();
}
