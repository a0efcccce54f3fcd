import { describe, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import type { Content } from '../../../../data/Content.ts';
import { filesIn } from '../../../../data/folders/filesIn.ts';
import { Answers } from '../../../../eleventy/memory/Answers.ts';
import { notedAnswers } from '../../../../eleventy/memory/notedContent.ts';
import { noting } from '../../../../eleventy/memory/notes.ts';
import { changed } from '../../data/changed.ts';
import { newsItem, newsPage, newsPages, newsSite } from '../../pages/newsSite.ts';

const items = [newsItem('eins', '2026-03-01'), newsItem('zwei', '2026-02-01')];
const before = newsSite(items);
const withAnother = newsSite([...items, newsItem('drei', '2026-01-01')]);

/** What a page asks that is made so. */
function questionsOf(content: Content, make: (content: Content) => unknown): string[] {
  const asked = askedOf(content);
  const { siteContent } = notedAnswers(asked, new Answers(asked));
  return [...(noting(() => make(siteContent)).notes?.questions ?? [])];
}

function askedOf(siteContent: Content) {
  return { siteContent, contentImages: new Map(), socialImages: new Map() };
}

/** The questions that have another answer in other content. */
function stale(content: Content, make: (content: Content) => unknown, after: Content): string[] {
  const [one, other] = [new Answers(askedOf(content)), new Answers(askedOf(after))];
  return questionsOf(content, make).filter((question) => one.to(question) !== other.to(question));
}

describe('what a page asks', () => {
  it('is noted', () => {
    const questions = questionsOf(before, (content) => [
      content.site.project.name,
      content.addressOf('/aktuelles/eins', 'en'),
      content.routes.at('/aktuelles')?.page.key,
      content.menusIn('de'),
      content.liveDirectus,
    ]);
    expect(questions).toEqual([
      'site project',
      'address en /aktuelles/eins',
      'language /aktuelles',
      'page /aktuelles',
      'menus de',
      'content liveDirectus',
    ]);
  });

  it('has another answer where the content is another', () => {
    const paths = (content: Content) => content.routes.all.map(({ path }) => path);
    expect(stale(before, paths, before)).toEqual([]);
    expect(stale(before, paths, withAnother)).toEqual(['routes']);
    expect(stale(before, ({ site }) => site.news.length, withAnother)).toEqual(['site news']);
    expect(stale(before, ({ site }) => site.pages.length, withAnother)).toEqual([]);
    const lead = (content: Content) => content.addressOf('/aktuelles/drei', 'en');
    expect(stale(before, lead, withAnother)).toEqual(['address en /aktuelles/drei']);
  });

  it('is no more of a page than whether it is there', () => {
    const retitled = newsSite(items, {
      pages: newsPages.with(-1, changed(newsPage, 'translations.0.title', 'Ein anderer Titel')),
    });
    const title = ({ routes }: Content) => routes.at('/aktuelles')?.page.translations;
    expect(stale(before, title, retitled)).toEqual(['page /aktuelles']);
    const [item] = before.site.news;
    const place = ({ routes }: Content) => item && routes.isAt('/aktuelles', item);
    const facts = ({ isShop, pageCount }: Content) => [isShop, pageCount];
    expect(stale(before, place, retitled)).toEqual([]);
    expect(stale(before, facts, retitled)).toEqual([]);
    expect(stale(before, facts, withAnother)).toEqual(['content pageCount']);

    const moved = newsSite(items, {
      pages: newsPages.with(-1, changed(newsPage, 'translations.1.slug', 'topical')),
    });
    expect(stale(before, place, moved)).toEqual(['place /aktuelles']);
  });

  it('is no more than the news that it has looked at', () => {
    const first = (content: Content) => content.newsIn('de').next().value as unknown;
    expect(stale(before, first, withAnother)).toEqual([]);
    const all = (content: Content) => [...content.newsIn('de')];
    expect(stale(before, all, withAnother)).toEqual(['news de 2']);
  });

  it('is all of it where nobody thought of the question', () => {
    const questions = questionsOf(before, (content) => content.routes.byKey.news.length);
    expect(questions).toEqual(['routes']);
  });
});

it('is kept by nothing else between two pages', async () => {
  const rooms = ['pages', 'components', 'eleventy/rendering', 'eleventy/catalogue'];
  const files = rooms.flatMap((room) => filesIn(room).map((file) => `${room}/${file}`));
  const keeping: string[] = [];
  for (const file of files.filter((name) => /\.tsx?$/.test(name))) {
    if (/new WeakMap\b/.test(await readFile(file, 'utf8'))) keeping.push(file);
  }
  // In the browser.
  expect(keeping).toEqual(['components/products/filter/ProductColumns.ts']);
});
