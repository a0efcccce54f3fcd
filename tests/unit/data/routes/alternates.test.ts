import { describe, expect, it } from '@jest/globals';
import { alternatesOf, isFindable } from '../../../../data/routes/alternates.ts';
import { inGerman, page, pageInAll, routesOf, smallest, translated } from '../smallContent.ts';

const routes = routesOf({
  pages: [
    ...smallest.pages.slice(0, 3),
    pageInAll('imprint'),
    pageInAll('privacy'),
    page('content', inGerman('Gebühren', { slug: 'gebuehren' })),
    page(
      'content',
      inGerman('Satzung', { slug: 'satzung' }),
      translated('en', 'Statutes', { slug: 'statutes' }),
    ),
  ],
});
const alternatesAt = (path: string) =>
  alternatesOf(routes.at(path)!, routes).map(({ hrefLang, path: other }) => [hrefLang, other]);

describe('the alternates of a page', () => {
  it('are the page in its languages, itself among them, and German for everybody else', () => {
    expect(alternatesAt('/en/statutes')).toEqual([
      ['de', '/satzung'],
      ['en', '/en/statutes'],
      ['x-default', '/satzung'],
    ]);
  });

  it('do not exist for a page in one language only, and for the 404 page', () => {
    expect(alternatesAt('/gebuehren')).toEqual([]);
    expect(alternatesAt('/404')).toEqual([]);
  });

  it('leave out a language in which the page is only a part of another', () => {
    expect(alternatesAt('/datenschutz').map(([language]) => language)).toEqual([
      'de',
      'en',
      'x-default',
    ]);
  });
});

it('search engines may index every page but the 404 page', () => {
  expect(routes.all.filter((route) => !isFindable(route)).map(({ path }) => path)).toEqual([
    '/404',
  ]);
});
