import { expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import {
  spreadsheet,
  withPlainTimes,
} from '../../../../../../../cms/extensions/collegium/forms/exports/spreadsheet.ts';

const cells = (csv: string) => parse(csv, { delimiter: ';', bom: true });

it('separates by semicolons, and leaves commas, quotes and lines within values alone', () => {
  const csv = '\uFEFF"name","text",7\n"Müller, Ä.","sagt ""ja, nein""; x\n,",8\n"",,9';
  expect(cells(spreadsheet(csv))).toEqual([
    ['name', 'text', '7'],
    ['Müller, Ä.', 'sagt "ja, nein"; x\n,', '8'],
    ['', '', '9'],
  ]);
});

it('has one byte order mark, at the beginning of the file', () => {
  expect(spreadsheet('\uFEFF"a","b"')).toBe('\uFEFF"a";"b"');
  expect(spreadsheet('"a","b"')).toBe('\uFEFF"a";"b"');
  // The following rows of a long export.
  expect(spreadsheet('\n\uFEFF"c","d"')).toBe('\n"c";"d"');
  expect(spreadsheet('')).toBe('');
});

it('takes time in proportion to the text', () => {
  const long = `"${'""'.repeat(1_000_000)}","x"`;
  expect(spreadsheet(long)).toHaveLength(long.length + 1);
});

it('writes times by the computer’s clock, as spreadsheets read them', () => {
  const at = new Date(2026, 10, 7, 9, 5, 3);
  const row = {
    at: at.toISOString(),
    day: '2026-11-07',
    text: `am ${at.toISOString()}`,
    none: null,
  };
  expect(withPlainTimes([{ ...row, inner: { at: at.toISOString() } }])).toEqual([
    { ...row, at: '2026-11-07 09:05:03', inner: { at: '2026-11-07 09:05:03' } },
  ]);
  expect(withPlainTimes('2026-11-07T09:05:03')).toBe('2026-11-07 09:05:03');
  expect(withPlainTimes('2026-99-07T09:05:03Z')).toBe('2026-99-07T09:05:03Z');
});
