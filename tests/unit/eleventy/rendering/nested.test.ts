import { describe, expect, it } from '@jest/globals';
import { nested as piecesOf } from '../../../../eleventy/rendering/nested.ts';

const nested = (css: string) =>
  piecesOf(css)
    .map((piece) => piece.css)
    .join('');

describe('nested', () => {
  it('puts the rules of a class into one', () => {
    expect(nested('.m1{top:0;}.m1:hover,.m1 a{top:1px;}@media print{.m1{top:2px;}}')).toBe(
      '.m1{top:0;&:hover,& a{top:1px;}@media print{top:2px;}}',
    );
  });

  it('starts another for another class', () => {
    expect(nested('.m1{top:0;}.m2{top:0;}.m2 a{top:1px;}.m1 b{top:2px;}')).toBe(
      '.m1{top:0;}.m2{top:0;& a{top:1px;}}.m1{& b{top:2px;}}',
    );
  });

  it('takes a class by its whole name', () => {
    expect(nested('.m1{top:0;}.m1 .m12{top:1px;}.m12{top:2px;}')).toBe(
      '.m1{top:0;& .m12{top:1px;}}.m12{top:2px;}',
    );
  });

  it('finds the class wherever it stands in the selector', () => {
    expect(nested('header:has(a) .m1>svg{top:0;}html:has(.m1:popover-open){top:1px;}')).toBe(
      '.m1{header:has(a) &>svg{top:0;}html:has(&:popover-open){top:1px;}}',
    );
  });

  it('keeps declarations behind the nested rules that they came after', () => {
    expect(nested('.m1{top:0;}.m1 a{top:1px;}.m1{left:0;}')).toBe(
      '.m1{top:0;& a{top:1px;}&{left:0;}}',
    );
    expect(nested('@media print{.m1 a{top:1px;}.m1{left:0;}}')).toBe(
      '.m1{@media print{& a{top:1px;}&{left:0;}}}',
    );
  });

  it.each([
    'p{top:0;}:root a:hover{top:1px;}',
    '@media print{p{top:0;}.m1{top:1px;}}',
    '.m1,.m2{top:0;}',
    '@keyframes appear{from{top:0;}}',
    '@font-face{font-family:A;src:url(/a.woff2);}',
  ])('leaves alone what is not of one class: %s', (css) => {
    expect(nested(css)).toBe(css);
  });

  it('tells what a class defines for itself from its other rules', () => {
    expect(piecesOf('.m1{top:0;--a:red;}.m1 a{--b:red;}')).toEqual([
      { css: '.m1{' },
      { css: 'top:0;' },
      { css: '--a:red;', defines: '--a' },
      { css: '& a{--b:red;}' },
      { css: '}' },
    ]);
  });
});
