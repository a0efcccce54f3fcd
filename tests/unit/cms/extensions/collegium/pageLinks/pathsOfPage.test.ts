import { expect, test } from '@jest/globals';
import { pathsOfPage } from '../../../../../../cms/extensions/collegium/pageLinks/pathsOfPage.ts';

test('a page has a path in each language, and the old ones of redirects', () => {
  const page = {
    key: 'content' as const,
    translations: [
      { language: 'de' as const, slug: 'satzung' },
      { language: 'en' as const, slug: 'statutes' },
      { language: 'fr' as const, slug: null },
    ],
  };
  const redirects = [
    { from: '/statuten', to: '/satzung#eins' },
    { from: '/rules', to: '/en/statutes' },
    { from: '/anderes', to: '/satzung-alt' },
  ];
  expect([...pathsOfPage(page, redirects)]).toEqual([
    ...['/satzung', '/en/statutes', '/statuten', '/rules'],
  ]);
});

test('the start page has its paths without the slash at their ends', () => {
  const translations = [
    { language: 'de' as const, slug: null },
    { language: 'en' as const, slug: null },
  ];
  expect([...pathsOfPage({ key: 'home', translations }, [])]).toEqual(['/', '/en']);
});
