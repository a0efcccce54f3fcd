import type { Language } from '../../../locales/languages.ts';
import { queryParameter, type SearchKind } from '../../../contract/search.ts';
import { prepareSearch, search, type Found } from './search.ts';
import { addressFor, kindIn, queryIn, tidied } from './query.ts';
import { ResultsView } from './ResultsView.ts';
import { TypingPause } from './TypingPause.ts';

/** The number of results per step. */
const resultsAtATime = 10;

/**
 * Milliseconds. After this pause in typing, the number of results is announced, excerpts are loaded, and the
 * address has the query.
 */
const pause = 250;

/** Milliseconds. A longer search shows that it is running. */
const unnoticed = 400;

/**
 * Searches while the visitor types, and stores the query in the address: typing and the choice of a
 * kind of results replace the address, submitting adds a history entry. The page always shows the
 * results for the address. A new query searches all kinds again.
 */
export function runSearch(form: HTMLFormElement): void {
  const field = form.elements.namedItem(queryParameter) as HTMLInputElement;
  const path = form.getAttribute('action') ?? location.pathname;
  const view = new ResultsView(form);
  const controller = new AbortController();
  const { signal } = controller;
  const language = document.documentElement.lang as Language;
  let submitted = location.search;
  let shown: Wanted | undefined;
  let remaining: Found = [];
  let turn = 0;
  const typing = new TypingPause(pause);

  /** @param typed resolves after the pause in typing */
  const show = async (wanted: Wanted, typed?: Promise<void>): Promise<void> => {
    const { query, kind } = wanted;
    if (query === shown?.query && kind === shown.kind) return;
    shown = wanted;
    const thisTurn = ++turn;
    if (query === '') {
      view.show('idle');
      return;
    }
    const notice = setTimeout(() => thisTurn === turn && view.show('busy'), unnoticed);
    try {
      const all = await search(query, language);
      const found = ofKind(kind, all);
      const first = await listed(found);
      // Half a word often has no results.
      if (found.length === 0) await typed;
      clearTimeout(notice);
      if (thisTurn !== turn) return;
      view.showKinds(
        Map.groupBy(all, (result) => result.kind),
        kind,
      );
      const entries = view.replace(first);
      remaining = found.slice(resultsAtATime);
      view.hasMore = remaining.length > 0;
      await typed;
      if (thisTurn !== turn) return;
      view.show(found.length > 0 ? 'found' : 'none', query, found.length);
      await addExcerpts(entries, found);
    } catch {
      await typed;
      if (thisTurn !== turn) return;
      // Allows another attempt with the same query.
      shown = undefined;
      view.show('failed');
    } finally {
      clearTimeout(notice);
    }
  };

  const listed = (found: Found) =>
    Promise.all(found.slice(0, resultsAtATime).map((result) => result.load()));

  const addExcerpts = (entries: readonly HTMLElement[], found: Found) =>
    Promise.all(
      entries.map(async (entry, index) => {
        const excerpt = await found[index]?.excerpt();
        if (excerpt) view.addExcerpt(entry, excerpt);
      }),
    );

  const showMore = async (): Promise<void> => {
    const thisTurn = turn;
    const { query = '', kind } = shown ?? {};
    try {
      const waiting =
        remaining.length > 0
          ? remaining
          : ofKind(kind, await search(query, language)).slice(view.count);
      const next = await listed(waiting);
      if (thisTurn !== turn) return;
      remaining = waiting.slice(resultsAtATime);
      view.hasFailed = false;
      view.hasMore = remaining.length > 0;
      // The button may be hidden now, and the next Tab would skip the new results.
      const entries = view.add(next);
      entries[0]?.querySelector('a')?.focus();
      await addExcerpts(entries, waiting);
    } catch {
      if (thisTurn !== turn) return;
      // The next attempt searches again.
      remaining = [];
      view.hasFailed = true;
    }
  };

  prepareSearch(language);

  field.addEventListener('input', () => {
    const query = tidied(field.value);
    const typed = typing.begin(() =>
      history.replaceState(history.state, '', addressFor(query, path)),
    );
    void show({ query }, typed);
  });

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    typing.end();
    const query = tidied(field.value);
    const kind = query === queryIn(location) ? kindIn(location) : undefined;
    const address = addressFor(query, path, kind);
    // Restores the submitted query in the current entry, which typing has replaced.
    history.replaceState(history.state, '', path + submitted);
    if (address !== path + submitted) history.pushState(nextHistoryState(), '', address);
    submitted = location.search;
    void show({ query, kind });
  });

  view.kinds.addEventListener('change', () => {
    typing.end();
    const query = queryIn(location);
    const kind = view.chosenKind;
    history.replaceState(history.state, '', addressFor(query, path, kind));
    void show({ query, kind });
  });

  view.more.addEventListener('click', () => void showMore());

  const showAddress = () => {
    typing.cancel();
    // Searches again even if the query is the same: results of a half-typed query have no excerpts.
    shown = undefined;
    submitted = location.search;
    field.value = queryIn(location);
    return show({ query: field.value, kind: kindIn(location) });
  };

  addEventListener(
    'popstate',
    () => {
      if (!form.isConnected) controller.abort();
      else if (location.pathname === path) void showAddress();
    },
    { signal },
  );

  // Restores the scroll position after a return to the results: the page was too short before.
  const { top = 0 } = (history.state as { top?: number } | null) ?? {};
  if (location.search) void showAddress().then(() => scrollTo({ top, behavior: 'instant' }));
  else if (field.value) field.dispatchEvent(new Event('input'));
}

/** The search that the address names. */
interface Wanted {
  readonly query: string;
  /** Undefined: all kinds. */
  readonly kind?: SearchKind | undefined;
}

/** The results of a kind; all if there are none of it, as with an old or edited address. */
function ofKind(kind: SearchKind | undefined, all: Found): Found {
  const some = all.filter((result) => result.kind === kind);
  return some.length > 0 ? some : all;
}

/**
 * The state that client navigation stores with a history entry (browser/page/navigation/historyEntry.ts).
 */
function nextHistoryState() {
  const { step = 0 } = (history.state as { step?: number } | null) ?? {};
  return { step: step + 1 };
}
