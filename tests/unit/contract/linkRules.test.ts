/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { linkAttributes, opensNewTab } from '../../../contract/linkRules.ts';

const siteOrigin = 'https://verband.example';
const link = (href: string) => linkAttributes(href, { siteOrigin });

it.each([
  ['/kontakt', '/kontakt'],
  [' /kontakt\t', '/kontakt'],
  ['kontakt', 'kontakt'],
  ['?a=b', '?a=b'],
  ['https://verband.example/kontakt?a=b#c', '/kontakt?a=b#c'],
  ['//verband.example/kontakt', '/kontakt'],
  ['\\\\verband.example/kontakt', '/kontakt'],
  ['HTTP://VERBAND.EXAMPLE', '/'],
  // Without its host, two slashes would name another.
  ['https://verband.example//evil.example', '/evil.example'],
])('%j stays on the website', (href, address) => {
  expect(link(href)).toEqual({ href: address, kind: 'internal' });
});

it('a place on the page stays on the page', () => {
  expect(link('#oben')).toEqual({ href: '#oben', kind: 'anchor' });
});

// Specification, section 2: external links open a new tab with these relations.
it.each([
  'https://other.example/',
  'http://other.example/a b',
  '//other.example',
  '/\\other.example',
  '\\/other.example',
  'https://verband.example:8443/',
  'https://verband.example.evil.example/',
])('%j leads elsewhere', (href) => {
  expect(link(href)).toEqual({
    href,
    kind: 'external',
    target: '_blank',
    rel: 'nofollow noopener noreferrer external',
  });
});

it.each([
  ['mailto:anna@example.org', 'mail'],
  ['MAILTO:anna@example.org', 'mail'],
  ['tel:+49301234', 'phone'],
])('%s is for another program', (href, kind) => {
  expect(link(href)).toEqual({ href, kind, target: '_blank', rel: 'noopener noreferrer' });
});

it.each([
  ...['', ' ', '\u0000\u001f', 'javascript:alert(1)', 'JavaScript:alert(1)', 'data:text/html,x'],
  ...['java\nscript:alert(1)', 'java\tscript:alert(1)', 'java\rscript:x', '\u0001javascript:x'],
  ...['\u001f javascript:x', 'vbscript:x', 'file:///etc/passwd', 'blob:https://a.example/1'],
  ...['a1+.-:x', 'https://', 'https://a b', '//'],
  // A name before the host hides which one it is.
  ...['https://bank.example@evil.example', 'https://:x@evil.example', '//a:b@evil.example'],
])('%j is no link', (href) => {
  expect(link(href)).toBeUndefined();
});

it('without an origin of its own, a website has no addresses with a host', () => {
  expect(linkAttributes('https://verband.example/')?.kind).toBe('external');
  expect(linkAttributes('https://verband.example/', { siteOrigin: 'none' })?.kind).toBe('external');
});

it('says which links open a new tab', () => {
  const kinds = ['internal', 'anchor', 'external', 'mail', 'phone'] as const;
  expect(kinds.filter(opensNewTab)).toEqual(['external', 'mail', 'phone']);
});
