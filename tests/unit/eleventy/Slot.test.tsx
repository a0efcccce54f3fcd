/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { render } from '../../../eleventy/rendering/render.tsx';
import { fillSlots, Slot } from '../../../eleventy/rendering/Slot.tsx';

const html = render(
  <div>
    <Slot name="first" />
    <p>dazwischen</p>
    <Slot name="second" />
    <Slot name="first" />
  </div>,
  'de',
);

describe('Slot', () => {
  it('is filled with the HTML of its name, wherever it stands', () => {
    expect(fillSlots(html, (name) => `<b>${name}</b>`)).toBe(
      '<div><b>first</b><p>dazwischen</p><b>second</b><b>first</b></div>',
    );
  });

  it('takes what has a meaning in replacements literally', () => {
    expect(fillSlots(html, () => "$& $1 $'")).toBe(
      "<div>$& $1 $'<p>dazwischen</p>$& $1 $'$& $1 $'</div>",
    );
  });

  it('leaves no trace where there is nothing to fill it with', () => {
    expect(fillSlots(html, () => '')).toBe('<div><p>dazwischen</p></div>');
  });
});
