import { expect, test } from '@jest/globals';
import { meaningOf } from '../../../../../../cms/extensions/collegium/pagePicker/meaning.ts';
import type { Target } from '../../../../../../cms/extensions/collegium/pagePicker/targets.ts';
import type { RedirectRule } from '../../../../../../data/routes/redirects.ts';

const target: Target = {
  ...{ path: '/satzung', title: 'Satzung', titleLanguage: 'de' },
  ...{ visibility: 'public', isOffered: true },
};
const redirects = [
  { from: '/statuten', to: '/satzung', permanent: false },
  { from: '/ganz-alt', to: '/statuten', permanent: false },
  { from: '/weg', to: 'https://example.org/', permanent: false },
  { from: '/alles/*', to: '/satzung', permanent: false },
] as readonly object[] as readonly RedirectRule[];

const meaning = (value: string) => meaningOf(value, [target], redirects);

test.each([
  ['', 'nothing'],
  ['https://example.org/satzung', 'outside'],
  ['/gibt-es-nicht', 'unknown'],
  ['/weg', 'unknown'],
  ['/alles/hier', 'unknown'],
])('“%s” means %s', (value, kind) => {
  expect(meaning(value)).toEqual({ kind });
});

test.each(['/satzung', '/satzung#fristen', '/satzung?alle'])('%s is the page', (value) => {
  expect(meaning(value)).toEqual({ kind: 'page', target });
});

test.each([
  ['/statuten', '/satzung'],
  ['/ganz-alt', '/satzung'],
  ['/statuten#fristen', '/satzung#fristen'],
])('the old path %s leads to the page at %s', (value, path) => {
  expect(meaning(value)).toEqual({ kind: 'moved', target, path });
});
