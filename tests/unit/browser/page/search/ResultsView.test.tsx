/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import type { SearchKind } from '../../../../../contract/search.ts';
import { ResultsView } from '../../../../../browser/page/search/ResultsView.ts';
import * as story from '../../../../../stories/search/SearchPage.stories.tsx';
import { SearchPage, type SearchPageProps } from '../../../../../components/search/SearchPage.tsx';
import { renderOnPage } from '../../../onPage.tsx';
const { results } = story.Found.args.outcome;

/** The page as the build writes it, with what the browser's code makes of it. */
function viewOf(props: SearchPageProps = story.BeforeAQuery.args): ResultsView {
  renderOnPage(<SearchPage {...props} />);
  return new ResultsView(screen.getByRole('search'));
}

/** Results by their kinds, of which only the numbers count. */
function kindsOf(counts: Partial<Record<SearchKind, number>>): ReadonlyMap<SearchKind, string> {
  const kinds = Object.entries(counts) as [SearchKind, number][];
  return new Map(kinds.map(([kind, count]) => [kind, 'x'.repeat(count)]));
}

/** The visible results and the status message that a screen reader announces. */
function shown() {
  return [...document.querySelectorAll('[role=status], [data-search]:not(form):not([hidden])')]
    .map(({ innerHTML }) => innerHTML.replaceAll('<span>', '').replaceAll('</span>', ''))
    .join('\n');
}

/** The component's own markup for an outcome. The browser's code must produce the same. */
function expected(props: SearchPageProps): string {
  const { unmount } = renderOnPage(<SearchPage {...props} />);
  const all = shown();
  unmount();
  return all;
}

it('shows results as the component does', () => {
  const goal = expected(story.Found.args);
  const view = viewOf();
  view.replace(results).forEach((entry, index) => view.addExcerpt(entry, results[index]!.excerpt));
  view.showKinds(kindsOf({ page: 9, news: 3 }), undefined);
  view.show('found', 'satzung', 12);
  view.hasMore = true;
  expect(shown()).toBe(goal);
});

describe('the kinds of results', () => {
  const radio = (name: string) => screen.queryByRole('radio', { name });

  it('are offered with their numbers, and those without results are not', () => {
    const view = viewOf();
    view.showKinds(kindsOf({ page: 9, news: 3 }), 'news');
    expect(screen.getAllByRole('radio')).toEqual([
      radio('Alles 12'),
      radio('Seiten 9'),
      radio('Meldungen 3'),
    ]);
    expect(radio('Meldungen 3')).toBeChecked();
    expect(view.chosenKind).toBe('news');
  });

  it('are all shown if there is nothing of the chosen one', () => {
    const view = viewOf();
    view.showKinds(kindsOf({ page: 9, news: 3 }), 'product');
    expect(radio('Alles 12')).toBeChecked();
    expect(view.chosenKind).toBeUndefined();
  });

  it('are not offered if there is only one', () => {
    const view = viewOf();
    view.showKinds(kindsOf({ page: 9 }), undefined);
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  it('stay while the results of another kind are loading, so that the focus stays', () => {
    const view = viewOf();
    view.showKinds(kindsOf({ page: 9, news: 3 }), undefined);
    view.show('busy');
    expect(screen.getAllByRole('radio')).toHaveLength(3);
    view.show('none', 'satzugn');
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });
});

it.each([
  ['none' as const, story.NothingFound.args],
  ['failed' as const, story.Failed.args],
  ['busy' as const, story.Busy.args],
  ['idle' as const, story.BeforeAQuery.args],
])('shows %s as the component does', (outcome, props) => {
  const goal = expected(props);
  const view = viewOf();
  view.show(outcome, 'query' in props ? props.query : '');
  expect(shown()).toBe(goal);
});

it('hides the results of the query before', () => {
  const view = viewOf();
  view.add(results);
  view.show('found', 'satzung', 12);
  view.hasMore = true;
  view.show('none', 'satzugn');
  expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Weitere/ })).not.toBeInTheDocument();
});

it('uses the singular for one result', () => {
  const view = viewOf();
  view.show('found', 'satzung', 1);
  expect(screen.getByRole('status')).toHaveTextContent('1 Ergebnis für „satzung“');
});

it('returns the new results', () => {
  const view = viewOf();
  view.replace(results.slice(0, 1));
  const [next] = view.add(results.slice(1));
  view.show('found', 'satzung', 3);
  expect(next).toBe(screen.getAllByRole('listitem')[1]);
  expect(next).toHaveTextContent(results[1]!.title);
});

it('shows results before it announces their number', () => {
  const view = viewOf();
  view.show('none', 'satzugn');
  const before = screen.getByRole('status').textContent;
  view.replace(results);
  expect(screen.getByRole('link', { name: results[0]!.title })).toBeVisible();
  expect(screen.queryByText(/So finden Sie/)).not.toBeVisible();
  expect(screen.getByRole('status').textContent).toBe(before);
});

it.each(['<img src=x onerror=alert(1)>', '$& {count} $1', '{query}'])(
  'shows a query as text: %s',
  (query) => {
    const view = viewOf();
    view.show('none', query);
    expect(screen.getByRole('status').textContent).toBe(`Keine Ergebnisse für „${query}“`);
  },
);

it('shows the texts of pages as text', () => {
  const view = viewOf();
  const [entry] = view.add([{ title: '<b>Fett</b>', href: '/fett', place: '<i>' }]);
  view.addExcerpt(entry!, [{ text: '<u>', found: true }]);
  view.show('found', 'fett', 1);
  expect(screen.getByRole('link', { name: '<b>Fett</b>' })).toHaveAttribute('href', '/fett');
  expect(document.querySelector('main :is(b, i, u)')).toBeNull();
});
