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

it('https://other.example/#main opens a new tab', () => {
  const href = 'https://other.example/#main';
  const rel = 'nofollow noopener noreferrer external';
  const attributes = { href, target: '_blank', rel, class: 'new-tab' };
  expect(link(href)).toEqual({ kind: 'external', opensNewTab: true, attributes });
});

it.each([
  ['mailto:anna@example.org', 'mail', 'to-mail'],
  ['tel:+493012345', 'phone', 'to-phone'],
])('%s opens a program', (href, kind, icon) => {
  const attributes = { href, target: '_blank', rel: 'noopener noreferrer', class: icon };
  expect(link(href)).toEqual({ kind, opensNewTab: false, attributes });
});

it('is none where nothing is to be seen of it, or it may not be followed', () => {
  expect(link('/kontakt', true)).toBeUndefined();
  expect(link('javascript:alert(1)')).toBeUndefined();
});
