import { kindNames } from '../../../../../data/kinds/index.ts';
import type { RawContent } from '../../../../../data/model/rawContent.ts';
import { ContentProblems } from '../../../../../data/problems/problems.ts';
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
function deadLinks(content: RawContent): ContentProblems | undefined {
  const pages = pagesOf(content)!;
  const dead = Object.entries(pages).flatMap(([origin, links]) =>
    links.flatMap((link, index) =>
      link in pages ? [] : [{ origin, field: String(index), expected: `a page, found ${link}` }],
    ),
  );
  return dead.length > 0 ? new ContentProblems(dead) : undefined;
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
    leftOut: { origins: ['home'], problems: 'home: 1: expected a page, found nowhere' },
  });
});

it('publishes a removal without the links to what was removed, and lacks a new record that is bad', () => {
  const last = { home: ['news', 'about'], about: [], news: ['about'] };
  const now = { home: ['news', 'about'], news: ['about'], new: ['nowhere'] };
  expect(published(last, now)).toEqual({
    pages: { home: ['news'], news: [] },
    leftOut: {
      origins: ['home', 'news', 'new'],
      problems: [
        'home: 1: expected a page, found about',
        'news: 0: expected a page, found about',
        'new: 0: expected a page, found nowhere',
      ].join('\n'),
    },
  });
});

it('publishes each removal that is possible', () => {
  const needsHome = (content: RawContent) =>
    'home' in pagesOf(content)!
      ? deadLinks(content)
      : new ContentProblems([{ origin: 'pages', field: 'key', expected: 'home' }]);
  const last = contentOf({ home: ['about'], about: [], news: ['about'] });
  const now = contentOf({ news: ['about'] });
  const good = withGoodChanges(last, now, needsHome);
  expect(pagesOf(good?.content)).toEqual({ home: [], news: [] });
  expect(good?.leftOut?.origins.toSorted()).toEqual(['home', 'news']);
});

it('names all records that refer to what was removed, also if others hide their problems', () => {
  // As the model, which is checked before references.
  const hiding = (content: RawContent) =>
    content.news.some(({ value }) => !(value as { file?: string }).file)
      ? new ContentProblems([{ origin: 'document', field: 'file', expected: 'a file' }])
      : deadLinks(content);
  const document = (value: object) => ({ news: [{ origin: 'document', value }] });
  const last = { ...contentOf({ home: ['about'], about: [] }), ...document({ file: 'a.pdf' }) };
  const now = { ...contentOf({ home: ['about'] }), ...document({}) };
  const good = withGoodChanges(last, now, hiding);
  expect(pagesOf(good?.content)).toEqual({ home: [] });
  expect(good?.leftOut).toEqual({
    origins: ['document', 'home'],
    problems: 'document: file: expected a file\nhome: 0: expected a page, found about',
  });
});

it('keeps what the settings of the project need', () => {
  const settings = [{ origin: 'project', value: { statement: true } }];
  const needsStatement = (content: RawContent) => {
    const [project] = content.project as readonly { value: { statement?: boolean } }[];
    const isMissing = project?.value.statement && !('statement' in pagesOf(content)!);
    return isMissing
      ? new ContentProblems([{ origin: 'project', field: 'statement', expected: 'a page' }])
      : undefined;
  };
  const last = { ...contentOf({ statement: [] }), project: settings };
  const good = withGoodChanges(last, { ...contentOf({}), project: settings }, needsStatement);
  expect(good?.content).toEqual(last);
  expect(good?.leftOut?.origins).toEqual(['statement']);
});

it('makes changes that need each other, in whatever order they come', () => {
  const last = { home: [], bad: [] };
  const chain = { home: ['a'], a: ['b'], bad: ['nowhere'], b: ['c'], c: [] };
  for (const names of [Object.keys(chain), Object.keys(chain).toReversed()]) {
    const now = Object.fromEntries(names.map((name) => [name, chain[name as keyof typeof chain]]));
    expect(published(last, now)).toEqual({
      pages: { ...chain, bad: [] },
      leftOut: { origins: ['bad'], problems: 'bad: 0: expected a page, found nowhere' },
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

describe('a bad record has its former version', () => {
  /** A record is bad without a title, or if its document or its picture has no name. */
  const untitled = ({ news }: RawContent): ContentProblems | undefined => {
    const problems = news.flatMap(({ origin, value, problems: unread = [] }) => {
      const { title, image, file } = value as Item;
      const fields = [
        ...(title ? [] : ['title']),
        ...(image && !image.file ? ['image.file'] : []),
        ...(origin === 'document' && !file ? ['file'] : []),
      ];
      return [...unread, ...fields.map((field) => ({ origin, field, expected: 'a text' }))];
    });
    return problems.length > 0 ? new ContentProblems(problems) : undefined;
  };
  interface Item {
    readonly title?: string;
    readonly image?: { readonly file?: string; readonly width: number };
    readonly file?: string;
  }
  const item = (origin: string, value: Item, unread?: string) => ({
    ...contentOf({}),
    news: [
      {
        ...{ origin, value },
        ...(unread && { problems: [{ origin, field: unread, expected: 'a readable file' }] }),
      },
    ],
  });
  const image = { file: 'haus.jpg', width: 30 };
  const values = (content: RawContent | undefined) => content?.news.map(({ value }) => value);

  it('with its files', () => {
    const good = withGoodChanges(item('a', { title: 'A', image }), item('a', { image }), untitled);
    expect(values(good?.content)).toEqual([{ title: 'A', image }]);
  });

  it('without a picture that was deleted', () => {
    const good = withGoodChanges(item('a', { title: 'A', image }), item('a', {}), untitled);
    expect(values(good?.content)).toEqual([{ title: 'A' }]);
    expect(good?.leftOut).toEqual({ origins: ['a'], problems: 'a: title: expected a text' });
  });

  it('without a picture that the build may not read any more', () => {
    const now = item('a', { title: 'A' }, 'image');
    const good = withGoodChanges(item('a', { title: 'A', image }), now, untitled);
    expect(values(good?.content)).toEqual([{ title: 'A' }]);
    expect(good?.leftOut?.problems).toBe('a: image: expected a readable file');
  });

  it('unless its document was deleted', () => {
    const last = item('document', { title: 'A', file: '/files/a.pdf' });
    const good = withGoodChanges(last, item('document', { title: 'A' }), untitled);
    expect(values(good?.content)).toEqual([]);
    expect(good?.leftOut?.origins).toEqual(['document']);
  });

  it('and one with an unreadable file is a change, even if its fields are the same', () => {
    const now = item('a', { title: 'A' }, 'image');
    const good = withGoodChanges(item('a', { title: 'A' }), now, untitled);
    expect(good?.leftOut?.origins).toEqual(['a']);
  });
});
