import { expect, test } from '@jest/globals';
import {
  findTargets,
  targetNamed,
} from '../../../../../../cms/extensions/collegium/pagePicker/findTargets.ts';
import type { Target } from '../../../../../../cms/extensions/collegium/pagePicker/targets.ts';

const target = (title: string, path: string, isOffered = true): Target => ({
  ...{ path, title, titleLanguage: 'de', visibility: isOffered ? 'public' : 'hidden' },
  isOffered,
});

const targets = [
  target('Ausbildungsstätten der ADT', '/adt/ausbildungsstaetten'),
  target('Satzung', '/service/satzung'),
  target('Satzung', '/adt/satzung'),
  target('Entwurf einer Satzung', '/entwurf', false),
];

const found = (text: string) => findTargets(targets, text).map(({ path }) => path);

test.each([
  ['', ['/adt/ausbildungsstaetten', '/service/satzung', '/adt/satzung']],
  ['AUSBILDUNGSSTATTEN', ['/adt/ausbildungsstaetten']],
  ['adt  satz', ['/adt/satzung']],
  ['/service/', ['/service/satzung']],
  ['Entwurf', []],
])('“%s” finds pages by title and path, but no drafts', (text, paths) => {
  expect(found(text)).toEqual(paths);
});

test('a title names a page if it is the only one', () => {
  expect(targetNamed(targets, ' ausbildungsstätten der adt ')?.path).toBe(
    '/adt/ausbildungsstaetten',
  );
  expect(targetNamed(targets, 'Satzung')).toBeUndefined();
  expect(targetNamed(targets, 'Ausbildungsstätten')).toBeUndefined();
});
