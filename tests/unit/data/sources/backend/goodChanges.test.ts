import { kindNames } from '../../../../../data/kinds/index.ts';
import type { RawContent } from '../../../../../data/model/rawContent.ts';
import { withGoodChanges } from '../../../../../data/sources/backend/goodChanges.ts';

/** Pages by their names, each with the names of the pages that it links to. */
type Pages = Readonly<Record<string, readonly string[]>>;

function contentOf(pages: Pages): RawContent {
  const records = Object.entries(pages).map(([origin, value]) => ({ origin, value }));
  return Object.fromEntries(
    kindNames.map((kind) => [kind, kind === 'pages' ? records : []]),
  ) as unknown as RawContent;
}

function pagesOf(content: RawContent | undefined): Pages | undefined {
  return (
    content &&
    (Object.fromEntries(content.pages.map(({ origin, value }) => [origin, value])) as Pages)
  );
}

/** A site needs a page for each link. */
function deadLinks(content: RawContent): string | undefined {
  const pages = pagesOf(content)!;
  const dead = Object.entries(pages).flatMap(([name, links]) =>
    links.filter((link) => !(link in pages)).map((link) => `${name}: no page ${link}`),
  );
  return dead.length > 0 ? dead.join('\n') : undefined;
}

function published(last: Pages, now: Pages) {
  const good = withGoodChanges(contentOf(last), contentOf(now), deadLinks);
  return good && { pages: pagesOf(good.content), leftOut: good.leftOut };
}

it('is the content as it is now, in its order, if that can be published', () => {
  const now = { news: [], home: ['news'], new: ['home'] };
  const good = published({ home: [], old: [], news: [] }, now);
  expect(good).toEqual({ pages: now, leftOut: undefined });
  expect(Object.keys(good!.pages!)).toEqual(['news', 'home', 'new']);
});

it('has each good change, and the former record where a change is bad', () => {
  const last = { home: ['about'], about: [], news: [] };
  const now = { home: ['about', 'nowhere'], about: ['home'], news: ['about'], new: [] };
  expect(published(last, now)).toEqual({
    pages: { ...now, home: ['about'] },
    leftOut: { origins: ['home'], problems: 'home: no page nowhere' },
  });
});

it('keeps a record that others need, and lacks a new one that is bad', () => {
  const last = { home: ['about'], about: [] };
  expect(published(last, { home: ['about'], new: ['nowhere'] })).toEqual({
    pages: last,
    leftOut: {
      origins: ['about', 'new'],
      problems: 'home: no page about\nnew: no page nowhere',
    },
  });
});

it('makes changes that need each other, in whatever order they come', () => {
  const last = { home: [], bad: [] };
  const chain = { home: ['a'], a: ['b'], bad: ['nowhere'], b: ['c'], c: [] };
  for (const names of [Object.keys(chain), Object.keys(chain).toReversed()]) {
    const now = Object.fromEntries(names.map((name) => [name, chain[name as keyof typeof chain]]));
    expect(published(last, now)).toEqual({
      pages: { ...chain, bad: [] },
      leftOut: { origins: ['bad'], problems: 'bad: no page nowhere' },
    });
  }
});

it('is none if the last content can’t be published either', () => {
  expect(published({ home: ['nowhere'] }, { home: ['elsewhere'] })).toBeUndefined();
});

it('asks about a hundred changes a few times, not each alone', () => {
  const check = jest.fn(deadLinks);
  const names = Array.from({ length: 100 }, (_, index) => `page${index}`);
  const now = { ...Object.fromEntries(names.map((name) => [name, []])), page40: ['nowhere'] };
  const good = withGoodChanges(contentOf({ home: [] }), contentOf({ home: [], ...now }), check);
  expect(good?.leftOut?.origins).toEqual(['page40']);
  expect(check.mock.calls.length).toBeLessThan(25);
});

it('gives up after 200 checks, and names what it has not published', () => {
  const check = jest.fn(deadLinks);
  const now = Object.fromEntries(
    Array.from({ length: 3000 }, (_, index) => [`page${index}`, ['nowhere']]),
  );
  const good = withGoodChanges(contentOf({ home: [] }), contentOf({ home: [], ...now }), check);
  expect(pagesOf(good?.content)).toEqual({ home: [] });
  expect(good?.leftOut?.origins).toHaveLength(3000);
  expect(check.mock.calls.length).toBeLessThan(210);
});

it('takes out what was removed first: an import of bad records does not keep it on the website', () => {
  const bad = Object.fromEntries(
    Array.from({ length: 3000 }, (_, index) => [`page${index}`, ['nowhere']]),
  );
  const lastKind = kindNames.at(-1)!;
  const removed = { origin: 'removed', value: {} };
  const last = { ...contentOf({ home: [] }), [lastKind]: [removed] };
  const good = withGoodChanges(last, contentOf({ home: [], ...bad }), deadLinks);
  expect(good?.content[lastKind]).toEqual([]);
});
