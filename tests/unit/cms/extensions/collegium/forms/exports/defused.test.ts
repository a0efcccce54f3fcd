import { expect, it } from '@jest/globals';
import {
  defused,
  defusedText,
} from '../../../../../../../cms/extensions/collegium/forms/exports/defused.ts';

it.each([
  ['=HYPERLINK("https://evil.example")', `'=HYPERLINK("https://evil.example")`],
  ['+49 30 1234', "'+49 30 1234"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  [' \t=1', " \t'=1"],
  ['＝1', "'＝1"],
  // A German spreadsheet separates cells at semicolons, even if the file uses commas.
  ['Hallo;=cmd()', "Hallo;'=cmd()"],
  ['x,"=1', `x,"'=1`],
  ['Liste:\n- eins\r\n=zwei', "Liste:\n'- eins\r\n'=zwei"],
  ['2026-11-23', '2026-11-23'],
  ['a+b@example.org', 'a+b@example.org'],
  ['1 = 1', '1 = 1'],
])('%j is exported as %j', (text, exported) => {
  expect(defusedText(text)).toBe(exported);
});

it('goes as deep as a record does, and leaves other values alone', () => {
  const at = new Date(0);
  expect(defused([{ id: 7, name: '=1', at, none: null, more: { texts: ['@x', 'y'] } }])).toEqual([
    { id: 7, name: "'=1", at, none: null, more: { texts: ["'@x", 'y'] } },
  ]);
  // A name is the heading of a column.
  expect(defused({ '=1': 1, more: { '@x': 2 } })).toEqual({ "'=1": 1, more: { "'@x": 2 } });
});
