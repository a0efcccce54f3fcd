import { reloadOnce } from '../reloadOnce.ts';

/** Brings a search page to life: at once where its address holds a query, else at the first touch. */
export function startSearch(root: ParentNode = document): void {
  const form = root.querySelector<HTMLFormElement>('form[role=search]');
  if (!form) return;
  const start = () => {
    form.removeEventListener('focusin', start);
    void import('./searchPage.ts').then((page) => page.runSearch(form), reloadOnce);
  };
  if (location.search) start();
  else form.addEventListener('focusin', start);
}
