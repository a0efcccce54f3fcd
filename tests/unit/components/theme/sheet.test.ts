import { describe, expect, it } from '@jest/globals';
import {
  minifiedRules,
  only,
  rule,
  sheetCss,
  within,
  type SheetRule,
} from '../../../../components/theme/sheet.ts';
import type { StylePart } from '../../../../components/theme/styleParts.ts';

const written = (
  rules: readonly SheetRule[],
  parts: readonly (StylePart | undefined)[],
  properties: readonly string[] = [],
) =>
  sheetCss(rules, {
    hasPart: (part) => parts.includes(part),
    hasProperty: (name) => properties.includes(name),
  });

describe('the rules of a sheet', () => {
  const rules = [
    rule('p', 'margin:0'),
    rule(['h1', only('asides', 'h4'), 'h5', only('tables', 'th,td')], 'hyphens:auto'),
    rule(only('tables', 'table'), 'width:100%'),
  ];

  it('are those of the parts that are asked for, in their order', () => {
    expect(written(rules, [undefined])).toBe('p{margin:0}h1,h5{hyphens:auto}');
    expect(written(rules, [undefined, 'tables'])).toBe(
      'p{margin:0}h1,h5,th,td{hyphens:auto}table{width:100%}',
    );
  });

  it('are those of a part alone, where the others are there already', () => {
    expect(written(rules, ['asides', 'tables'])).toBe('h4,th,td{hyphens:auto}table{width:100%}');
    expect(written(rules, ['forms'])).toBe('');
  });

  it('stand under their conditions together, and these only where they have some', () => {
    const print = within('@media print', [
      rule('nav', 'display:none'),
      rule(only('asides', 'figure'), 'break-inside:avoid'),
    ]);
    const all = [...print, ...within('@media screen', [rule('p', 'top:0')]), rule('b', 'top:0')];
    expect(written(all, [undefined])).toBe(
      '@media print{nav{display:none}}@media screen{p{top:0}}b{top:0}',
    );
    expect(written(all, ['asides'])).toBe('@media print{figure{break-inside:avoid}}');
  });
});

describe('custom properties', () => {
  const rules = [
    rule(':root', 'color-scheme:light', [
      ['--a', '#111'],
      ['--b', '#222'],
    ]),
    ...within('@media print', [rule(':root:root', '', [['--a', '#000']])]),
  ];

  it('are those that are asked for', () => {
    expect(written(rules, [undefined])).toBe(':root{color-scheme:light}');
    expect(written(rules, [undefined], ['--b'])).toBe(':root{color-scheme:light;--b:#222}');
  });

  it('come by themselves where their rule is there already', () => {
    expect(written(rules, [], ['--a'])).toBe(':root{--a:#111}@media print{:root:root{--a:#000}}');
  });
});

it('needs no space of its authors', () => {
  const rules = minifiedRules([
    ...within('@media (min-width: 10em)', [
      rule(['h1, h2', only('tables', 'th > a')], '\n  top: 0.5em;\n  left: 0 !important;\n', [
        ['--a', 'calc( 1px + 2px )'],
      ]),
    ]),
  ]);
  expect(written(rules, [undefined, 'tables'], ['--a'])).toBe(
    '@media(min-width:10em){h1,h2,th>a{top:.5em;left:0!important;--a:calc(1px + 2px)}}',
  );
});
