import { markOf, readMark } from '../../../contract/publication.ts';

const time = '2026-11-28T18:00:00.000Z';
const pages = { added: 3, changed: 2, removed: 1 };

describe('the public mark of a publication', () => {
  it('has number, time and changed pages', () => {
    expect(readMark(`${markOf({ number: 12, time, pages })}\n`)).toEqual({
      number: 12,
      time,
      pages,
    });
  });

  it('begins as in earlier versions, which had no pages', () => {
    expect(markOf({ number: 12, time, pages }).split('\n')[0]).toBe(`12 ${time}`);
    expect(readMark(`12 ${time}\n`)).toEqual({ number: 12, time });
    expect(readMark(`12 ${time}\r\nanything else`)).toEqual({ number: 12, time });
  });

  it.each([
    '',
    '<!doctype html>',
    '12 today',
    `x ${time}`,
    `12 ${time} more`,
    '1 2026-99-99T00:00:00.000Z',
  ])('is not “%s”', (text) => {
    expect(readMark(text)).toBeUndefined();
  });
});
