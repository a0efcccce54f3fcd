import { queryParameter } from '../../contract/searchQuery.ts';
import { prepareSearch, search, type Found } from './search.ts';
import { addressFor, queryIn, tidied } from './query.ts';
import { ResultsView } from './ResultsView.ts';

/** As many results as are shown at a time. */
const resultsAtATime = 10;

/** In ms: the pause in typing that asks for results. */
const pause = 250;

/** In ms: a search that takes longer says that it goes on. */
const unnoticed = 400;

/**
 * Searches as the visitor types, and keeps the query in the address: typing changes the address,
 * submitting makes a new entry in the history, and what the address says is what is shown.
 */
export function runSearch(form: HTMLFormElement): void {
  const field = form.elements.namedItem(queryParameter) as HTMLInputElement;
  const path = form.getAttribute('action') ?? location.pathname;
  const view = new ResultsView(form);
  const controller = new AbortController();
  const { signal } = controller;
  const language = document.documentElement.lang;
  let submitted = location.search;
  let shown: string | undefined;
  let remaining: Found = [];
  let turn = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = async (query: string): Promise<void> => {
    clearTimeout(timer);
    if (query === shown) return;
    shown = query;
    const thisTurn = ++turn;
    if (query === '') {
      view.show('idle');
      return;
    }
    const notice = setTimeout(() => view.show('busy'), unnoticed);
    try {
      const found = await search(query, language);
      const first = await Promise.all(found.slice(0, resultsAtATime).map((load) => load()));
      if (thisTurn !== turn) return;
      view.clear();
      view.add(first);
      remaining = found.slice(resultsAtATime);
      view.show(found.length > 0 ? 'found' : 'none', query, found.length);
      view.hasMore = remaining.length > 0;
    } catch {
      // Asked again, it may answer.
      shown = undefined;
      if (thisTurn === turn) view.show('failed');
    } finally {
      clearTimeout(notice);
    }
  };

  const showMore = async (): Promise<void> => {
    const thisTurn = turn;
    try {
      const waiting =
        remaining.length > 0 ? remaining : (await search(shown ?? '', language)).slice(view.count);
      const next = await Promise.all(waiting.slice(0, resultsAtATime).map((load) => load()));
      if (thisTurn !== turn) return;
      remaining = waiting.slice(resultsAtATime);
      view.hasFailed = false;
      view.hasMore = remaining.length > 0;
      // Where the button was, the next Tab would lead past the new results.
      view.add(next)?.focus();
    } catch {
      if (thisTurn !== turn) return;
      // Asked again, they may come of a new search.
      remaining = [];
      view.hasFailed = true;
    }
  };

  prepareSearch(language);

  field.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const query = tidied(field.value);
      history.replaceState(history.state, '', addressFor(query, path));
      void show(query);
    }, pause);
  });

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const query = tidied(field.value);
    const address = addressFor(query, path);
    // The entry gets back what was submitted before, over which the visitor has typed.
    history.replaceState(history.state, '', path + submitted);
    if (address !== path + submitted) history.pushState(nextPlace(), '', address);
    submitted = location.search;
    void show(query);
  });

  view.more.addEventListener('click', () => void showMore());

  const showAddress = () => {
    submitted = location.search;
    field.value = queryIn(location);
    return show(field.value);
  };

  addEventListener(
    'popstate',
    () => {
      if (!form.isConnected) controller.abort();
      else if (location.pathname === path) void showAddress();
    },
    { signal },
  );

  // A visitor who comes back to results finds them where they were; the page was too short before.
  const { top = 0 } = (history.state as { top?: number } | null) ?? {};
  if (location.search) void showAddress().then(() => scrollTo({ top, behavior: 'instant' }));
  else if (field.value) field.dispatchEvent(new Event('input'));
}

/** What client navigation remembers with an entry of the history (client/navigation/historyEntry.ts). */
function nextPlace() {
  const { step = 0 } = (history.state as { step?: number } | null) ?? {};
  return { step: step + 1 };
}
