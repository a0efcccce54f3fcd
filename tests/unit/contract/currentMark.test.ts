import { expect, it } from '@jest/globals';
import { currentMark } from '../../../contract/currentMark.ts';

it.each([
  ['/aktuelles', '/aktuelles', 'page'],
  ['/aktuelles', '/aktuelles/2', 'true'],
  ['/aktuelles', '/aktuelles/aktuelle-news/akom-online', 'true'],
  ['/aktuelles', '/aktuelles-archiv', undefined],
  ['/aktuelles/2', '/aktuelles', undefined],
  // Every page is below the start page, which would therefore be marked everywhere.
  ['/', '/kontakt', undefined],
  ['/en/', '/en/contact', undefined],
])('a link to %s on the page %s is marked: %s', (href, path, mark) => {
  expect(currentMark(href, path)).toBe(mark);
});
