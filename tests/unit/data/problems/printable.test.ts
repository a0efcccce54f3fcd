import { expect, it } from '@jest/globals';
import { printable } from '../../../../data/problems/printable.ts';
import { warnEditors } from '../../../../data/problems/editorWarnings.ts';

it.each([
  ['a\u001b[31mred', 'a\\x1b[31mred'],
  ['one\r\ntwo\ttabs', 'one\\x0d\\x0atwo\\x09tabs'],
  ['\u009b31m \u2028 \u202egnp.exe \ud83d', '\\x9b31m \\u2028 \\u202egnp.exe \\ud83d'],
  ['für l’été – 😀 👩🏽‍⚕️ 日本', 'für l’été – 😀 👩🏽‍⚕️ 日本'],
])('tells what a terminal would do: %j', (text, told) => {
  expect(printable(text)).toBe(told);
});

it('keeps a warning in one line', () => {
  const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  warnEditors('pages/a\nb.json', 'title', 'is\u001b[2J wrong.');
  expect(write.mock.calls).toEqual([['pages/a\\x0ab.json: title: is\\x1b[2J wrong.\n']]);
});
