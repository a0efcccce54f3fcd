import { reloadOnce } from '../reloadOnce.ts';

/** Brings a search page to life: at once where its address holds a query, else at the first touch. */
export function startSearch(root: ParentNode = document): void {
  // Filters of lists are searches, too, but lead nowhere.
  const form = root.querySelector<HTMLFormElement>('[role=search][action]');
  if (!form) return;
  const start = () => {
    form.removeEventListener('focusin', start);
    // Who is faster than the script gets the results from it nevertheless.
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
