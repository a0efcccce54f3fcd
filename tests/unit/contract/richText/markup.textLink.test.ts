import { expect, it } from '@jest/globals';
import { textLink } from '../../../../contract/richText/markup.ts';

const link = (href: string, isEmpty = false) =>
  textLink(href, {
    siteOrigin: 'https://verband.example',
    idOf: new Map([['kosten', 'kosten-2']]),
    isEmpty,
  });

it.each([
  ['/kontakt', 'internal', '/kontakt'],
  ['https://verband.example/kontakt', 'internal', '/kontakt'],
  // Scripts look for these names: docs/decisions/0024.
  ['/kontakt#main', 'internal', '/kontakt#text-main'],
  ['#main', 'anchor', '#text-main'],
  ['#kosten', 'anchor', '#kosten-2'],
  ['#anfahrt', 'anchor', '#anfahrt'],
])('%s stays in the tab', (href, kind, address) => {
  expect(link(href)).toEqual({ kind, opensNewTab: false, attributes: { href: address } });
});

it.each([
  ['https://other.example/#main', 'external', 'nofollow noopener noreferrer external'],
  ['mailto:anna@example.org', 'mail', 'noopener noreferrer'],
])('%s opens a new tab', (href, kind, rel) => {
  const attributes = { href, target: '_blank', rel, class: 'new-tab' };
  expect(link(href)).toEqual({ kind, opensNewTab: true, attributes });
});

it('is none where nothing is to be seen of it, or it may not be followed', () => {
  expect(link('/kontakt', true)).toBeUndefined();
  expect(link('javascript:alert(1)')).toBeUndefined();
});
