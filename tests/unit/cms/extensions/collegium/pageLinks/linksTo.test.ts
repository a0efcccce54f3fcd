import { expect, test } from '@jest/globals';
import { linksTo } from '../../../../../../cms/extensions/collegium/pageLinks/linksTo.ts';

const paths = new Set(['/service/satzung', '/en/statutes']);

test.each([
  ['a path', '/service/satzung'],
  ['a path with an anchor', '/service/satzung#fristen'],
  ['a path with a slash at its end', '/service/satzung/'],
  ['HTML', '<p>Siehe <a class="x" href="/service/satzung?a=1">Satzung</a></p>'],
  ['HTML with other quotes', "<a href = '/en/statutes'>Statutes</a>"],
  ['Markdown', 'Siehe [Satzung](/service/satzung "Satzung").'],
  ['a list', [{ sub: [{ groups: [{ path: '/en/statutes' }] }] }]],
])('%s links to the page', (_name, value) => {
  expect(linksTo(value, paths)).toBe(true);
});

test.each([
  ['a longer path', '/service/satzung-alt'],
  ['a page below', '<a href="/service/satzung/2">Teil</a>'],
  ['another website', '<a href="https://example.org/service/satzung">Dort</a>'],
  ['the path as a word', 'Die Satzung steht unter /service/satzung.'],
  ['an empty value', null],
  ['a number', 7],
  ['an empty list', []],
])('%s does not', (_name, value) => {
  expect(linksTo(value, paths)).toBe(false);
});
