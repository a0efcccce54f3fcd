/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { withoutKnown } from '../../../../eleventy/rendering/withoutKnown.ts';

describe('withoutKnown', () => {
  it('leaves nothing of what is known', () => {
    const css = 'a{color:red;}@media print{a,b{color:black;}}@font-face{font-family:A;}';
    expect(withoutKnown(css, css)).toBe('');
  });

  it('leaves the rules that are new', () => {
    expect(withoutKnown('a{color:red;}b{color:red;}', 'a{color:red;}')).toBe('b{color:red;}');
  });

  it('leaves the selectors and the declarations that are new, together where they belong', () => {
    expect(withoutKnown('h1,h2,td,th{margin:0;}', 'h1,h2{margin:0;}')).toBe('td,th{margin:0;}');
    expect(withoutKnown(':root{--a:1;--b:2;}', ':root{--a:1;}')).toBe(':root{--b:2;}');
    expect(withoutKnown('a,b{top:0;left:0;}', 'a{top:0;}')).toBe('a{left:0;}b{top:0;left:0;}');
  });

  it('tells conditions apart', () => {
    const css = 'a{top:0;}@media print{a{top:0;}b{top:0;}}@media screen{a{top:0;}}';
    expect(withoutKnown(css, 'a{top:0;}@media print{a{top:0;}}')).toBe(
      '@media print{b{top:0;}}@media screen{a{top:0;}}',
    );
  });

  it('takes another value for new', () => {
    expect(withoutKnown('a{color:red;}', 'a{color:blue;}')).toBe('a{color:red;}');
  });

  it('takes font faces and keyframes as a whole', () => {
    const [one, other] = ['A', 'B'].map((name) => `@font-face{font-family:${name};}`);
    expect(withoutKnown(`${one!}${other!}`, one!)).toBe(other);
    const keyframes = '@keyframes in{from{opacity:0;}}';
    expect(withoutKnown(keyframes, '')).toBe(keyframes);
    expect(withoutKnown(keyframes, keyframes)).toBe('');
  });
});
