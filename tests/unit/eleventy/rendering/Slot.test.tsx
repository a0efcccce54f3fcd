import { describe, expect, it } from '@jest/globals';
import { render } from '../../../../eleventy/rendering/render.tsx';
import {
  filledSlots,
  piecesAroundSlots,
  Slot,
  slotNames,
} from '../../../../eleventy/rendering/Slot.tsx';

const html = render(
  <div>
    <Slot name="first" />
    <p>dazwischen</p>
    <Slot name="second" />
    <Slot name="first" />
  </div>,
  'de',
);

const fillSlots = (fillings: readonly string[]) => filledSlots(piecesAroundSlots(html), fillings);

describe('Slot', () => {
  it('is filled with HTML, each in its turn', () => {
    expect(fillSlots(['<b>1</b>', '<b>2</b>', '<b>3</b>'])).toBe(
      '<div><collegium-slot><b>1</b></collegium-slot><p>dazwischen</p>' +
        '<collegium-slot><b>2</b></collegium-slot><collegium-slot><b>3</b></collegium-slot></div>',
    );
  });

  it('takes what has a meaning in replacements literally', () => {
    expect(fillSlots(["$& $1 $'", '', ''])).toContain("<collegium-slot>$& $1 $'</collegium-slot>");
  });

  it('stays, empty, where there is nothing to fill it with: the next page may have something', () => {
    expect(fillSlots([])).toMatch(/^<div><collegium-slot><\/collegium-slot><p>/);
  });
});

describe('slotNames', () => {
  it('tells which slots there are, in the order in which they stand', () => {
    expect(slotNames(html)).toEqual(['first', 'second', 'first']);
  });

  it('knows none that is filled', () => {
    expect(slotNames(fillSlots([]))).toEqual([]);
  });
});
